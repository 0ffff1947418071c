import type { DataOf, OptionsOf } from '#platform/resource/call.ts';
import type { ArticleBlockAnswer } from '../wire/article-answer.ts';

/** A pin or a board, as its line in the editor shows it. */
export interface NamedThing {
  kind: 'pin' | 'board';
  id: string;
  title: string;
  owner: string;
  image: string | null;
}

interface DraftText {
  key: string;
  kind: 'text';
  text: string;
}

interface DraftThing {
  key: string;
  kind: 'pin' | 'board';
  id: string;
  /** Null where the editor does not see it. */
  thing: NamedThing | null;
}

export type DraftBlock = DraftText | DraftThing;

export interface ArticleDraft {
  title: string;
  introduction: string;
  /** `0`, `1`, `2`, or empty for any other. */
  type: string;
  isShop: boolean;
  isFeatured: boolean;
  coverPinId: string | null;
  coverSignature: string | null;
  blocks: DraftBlock[];
}

type ArticleToEdit = DataOf<'ModerationArticleResource.get'>;
type SentBlock = NonNullable<OptionsOf<'ModerationArticleResource.create'>['blocks']>[number];
type Pin = Extract<ArticleBlockAnswer, { type: 'pin' }>['pin'];
type Board = Extract<ArticleBlockAnswer, { type: 'board' }>['board'];

export const EMPTY_DRAFT: ArticleDraft = {
  ...{ title: '', introduction: '', type: '', isShop: false, isFeatured: false },
  ...{ coverPinId: null, coverSignature: null, blocks: [] },
};

export function namedPin(
  pin: Pick<Pin, 'id' | 'grid_title' | 'alt_text' | 'image_signature'> & { pinner: { full_name: string } },
): NamedThing {
  const { id, grid_title, alt_text, image_signature, pinner } = pin;
  return {
    kind: 'pin',
    id,
    title: grid_title || alt_text || '',
    owner: pinner.full_name,
    image: image_signature,
  };
}

export function namedBoard(
  board: Pick<Board, 'id' | 'name' | 'cover_images'> & { owner: { full_name: string } },
): NamedThing {
  const { id, name, cover_images, owner } = board;
  const image = cover_images[0]?.image_signature ?? null;
  return { kind: 'board', id, title: name, owner: owner.full_name, image };
}

export function draftOf(article: ArticleToEdit): ArticleDraft {
  const things = new Map(
    article.shown.flatMap((block) => {
      if (block.type === 'text') return [];
      const thing = block.type === 'pin' ? namedPin(block.pin) : namedBoard(block.board);
      return [[`${thing.kind} ${thing.id}`, thing] as const];
    }),
  );
  const { title, introduction, article_type, is_shop, is_featured, cover_pin_id, cover_signature } = article;
  return {
    ...{ title, introduction, type: article_type === null ? '' : String(article_type) },
    ...{
      isShop: is_shop,
      isFeatured: is_featured,
      coverPinId: cover_pin_id,
      coverSignature: cover_signature,
    },
    blocks: article.blocks.map((block, index): DraftBlock => {
      const key = String(index);
      if (block.type === 'text') return { key, kind: 'text', text: block.text };
      const id = block.type === 'pin' ? block.pin_id : block.board_id;
      return { key, kind: block.type, id, thing: things.get(`${block.type} ${id}`) ?? null };
    }),
  };
}

/** What is saved: an empty text says nothing, and a pin that was taken out is no cover. */
export function sentOf(draft: ArticleDraft): OptionsOf<'ModerationArticleResource.create'> {
  const { title, introduction, type, isShop, isFeatured, coverPinId, coverSignature, blocks } = draft;
  const isThere = blocks.some((block) => block.kind === 'pin' && block.id === coverPinId);
  return {
    ...{ title, introduction, article_type: type === '' ? null : (Number(type) as 0 | 1 | 2) },
    ...{ is_shop: isShop, is_featured: isFeatured },
    cover_pin_id: isThere && !coverSignature ? coverPinId : null,
    cover_signature: coverSignature,
    blocks: blocks.flatMap((block) => sentBlock(block) ?? []),
  };
}

function sentBlock(block: DraftBlock): SentBlock | null {
  if (block.kind === 'text') return block.text.trim() === '' ? null : { type: 'text', text: block.text };
  return block.kind === 'pin' ? { type: 'pin', pin_id: block.id } : { type: 'board', board_id: block.id };
}

/** To the place of the other one; the rest keeps its order. */
export function moveBlock(blocks: readonly DraftBlock[], key: string, overKey: string): DraftBlock[] {
  const to = blocks.findIndex((block) => block.key === overKey);
  const moved = blocks.find((block) => block.key === key);
  if (!moved || to < 0) return [...blocks];
  return blocks.filter((block) => block !== moved).toSpliced(to, 0, moved);
}

export type ReadAddress =
  | { kind: 'pin'; id: string }
  | { kind: 'board'; username: string; slug: string }
  | null;

/** The pin or board that an address of this site names; null for anything else. */
export function readAddress(typed: string, origin: string): ReadAddress {
  const text = typed.trim();
  if (!/^(https?:\/)?\//.test(text)) return null;
  const url = URL.parse(text, origin);
  if (url?.origin !== origin) return null;
  const parts = url.pathname.split('/').filter(Boolean);
  const [first = '', second = ''] = parts;
  if (first === 'pin' && /^\d+$/.test(second)) return { kind: 'pin', id: second };
  if (parts.length !== 2) return null;
  return { kind: 'board', username: decodeURIComponent(first), slug: decodeURIComponent(second) };
}
