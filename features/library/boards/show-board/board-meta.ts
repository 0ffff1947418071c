import type { TextValues } from '#platform/i18n/texts.ts';
import type { BoardAnswer } from '../wire/board-answer.ts';

interface Saying {
  brandName: string;
  say(text: string, values: TextValues): Promise<string>;
}

export async function boardMeta(
  board: Pick<
    BoardAnswer,
    'seo_title' | 'seo_description' | 'seo_noindex_reason' | 'privacy' | 'owner' | 'image_cover_hd_url'
  >,
  { brandName, say }: Saying,
) {
  const values = { name: board.owner.full_name, brandName };
  const description = board.seo_description || (await say('A board of {name} on {brandName}.', values));
  const isHidden = board.seo_noindex_reason !== null;
  return [
    { title: `${board.seo_title} · ${board.owner.full_name} · ${brandName}` },
    { name: 'description', content: description },
    { property: 'og:title', content: board.seo_title },
    { property: 'og:description', content: description },
    ...(board.image_cover_hd_url ? [{ property: 'og:image', content: board.image_cover_hd_url }] : []),
    ...(isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
