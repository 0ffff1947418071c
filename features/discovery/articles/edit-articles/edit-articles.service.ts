import { holdUsableMedia } from '#features/core/media/media.service.ts';
import { findSeenBoards } from '#features/library/boards/board.service.ts';
import { findSeenPins } from '#features/library/pins/pin.service.ts';
import { logArticle } from '#features/trust/moderation/staff-log.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor, Page, PageRequest } from '#platform/resource/resource.ts';
import { findArticle, lockArticle } from '../article.store.ts';
import { type Article, articleSlug, boardIdsOf, missingIn, pinIdsOf } from '../article.ts';
import type { ArticleRefused } from '../article-refusals.ts';
import { type ArticleWithCover, withCovers, withUploads } from '../cover.service.ts';
import { type ShownBlock, showBlocks } from '../show-article/show-article.service.ts';
import { type ArticleInput, insertArticle, listChanged, updateArticle } from './edit-articles.store.ts';

type Staff = ContextFor<'staff'>;

/** In every state, last changed first. */
export async function listArticlesToEdit(
  context: Staff,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<ArticleWithCover>> {
  const id = parseId(after?.[1]);
  const key = after && id ? { at: String(after[0]), id } : null;
  const { shown, last } = cutPage(
    await listChanged(context.db, { after: key, limit: pageSize + 1 }),
    pageSize,
  );
  return {
    items: await withCovers(context, await withUploads(context.db, shown)),
    next: last ? [last.updated_at.toISOString(), last.id] : null,
  };
}

export interface ArticleToEdit {
  article: Article;
  /** Of the pins and boards, those that the editor sees. */
  shown: ShownBlock[];
}

export async function showArticleToEdit(context: Staff, id: Id): Promise<ArticleToEdit> {
  const article = await findArticle(context.db, id);
  if (!article) throw notFound('article');
  return { article, shown: await showBlocks(context, article) };
}

type Saved = { id: Id; version: number };

export async function createArticle(context: Staff, input: ArticleInput): Promise<Saved | ArticleRefused> {
  const refused = await refusedInput(context, input, null);
  if (refused) return refused;
  const { db, viewer, clock } = context;
  return db.transaction(async (tx) => {
    const wrong = await refusedCover(context, tx, input, null);
    if (wrong) return wrong;
    const at = clock.now();
    const article = await insertArticle(tx, input, at);
    await logArticle(tx, article, { staffId: viewer.id, act: 'article_created', at });
    return { id: article.id, version: article.version };
  });
}

/** `version` is what the editor began from. */
export async function editArticle(
  context: Staff,
  { id, version }: { id: Id; version: number },
  input: ArticleInput,
): Promise<Saved | ArticleRefused> {
  const { db, viewer, clock } = context;
  const before = await findArticle(db, id);
  if (!before) throw notFound('article');
  const refused = await refusedInput(context, input, before);
  if (refused) return refused;
  return db.transaction(async (tx) => {
    const article = await lockArticle(tx, id);
    if (!article) throw notFound('article');
    if (article.version !== version) return { refused: 'article-changed-meanwhile' };
    const wrong = refusedGap(article, input) ?? (await refusedCover(context, tx, input, article));
    if (wrong) return wrong;
    const at = clock.now();
    const changed = await updateArticle(tx, article, input, at);
    await logArticle(tx, changed, { staffId: viewer.id, act: 'article_changed', at });
    return { id, version: changed.version };
  });
}

/** What is in the article already may stay, even if it is hidden by now. */
async function refusedInput(
  context: Staff,
  input: ArticleInput,
  before: Article | null,
): Promise<ArticleRefused | null> {
  if (!articleSlug(input.title)) return { refused: 'article-title-needs-letters' };
  const pinIds = pinIdsOf(input.blocks);
  const newOf = (ids: readonly Id[], known: readonly Id[]) => [
    ...new Set(ids.filter((id) => !known.includes(id))),
  ];
  const newPins = newOf(pinIds, before ? pinIdsOf(before.blocks) : []);
  const newBoards = newOf(boardIdsOf(input.blocks), before ? boardIdsOf(before.blocks) : []);
  const [pins, boards] = await Promise.all([
    findSeenPins(context, newPins),
    findSeenBoards(context, newBoards),
  ]);
  if (pins.length < newPins.length) return { refused: 'article-pin-not-found' };
  if (boards.length < newBoards.length) return { refused: 'article-board-not-found' };
  if (input.coverPinId && !pinIds.includes(input.coverPinId)) {
    return { refused: 'article-cover-not-in-article' };
  }
  return null;
}

/** What people read, or will at its time, stays whole. */
function refusedGap({ status }: Article, { blocks, coverSignature }: ArticleInput): ArticleRefused | null {
  if (status !== 'published' && status !== 'scheduled') return null;
  const missing = missingIn({ blocks, cover_signature: coverSignature });
  return missing && { refused: `article-needs-${missing}` };
}

/** Holds an upload until the article names it. */
async function refusedCover(
  context: Staff,
  tx: Transaction,
  { coverSignature }: ArticleInput,
  before: Article | null,
): Promise<ArticleRefused | null> {
  if (!coverSignature || coverSignature === before?.cover_signature) return null;
  const file = await holdUsableMedia(context, tx, coverSignature, 'cover_signature');
  return file.kind === 'image' ? null : { refused: 'article-cover-not-a-picture' };
}
