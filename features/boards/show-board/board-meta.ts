import type { BoardAnswer } from '../board-answer.ts';

/** `<title>` and what search engines and link previews read of a board. */
export function boardMeta(
  board: Pick<
    BoardAnswer,
    'seo_title' | 'seo_description' | 'seo_noindex_reason' | 'privacy' | 'owner' | 'image_cover_hd_url'
  >,
  brandName: string,
) {
  const description = board.seo_description || `A board of ${board.owner.full_name} on ${brandName}.`;
  const isHidden = board.privacy !== 'public' || board.seo_noindex_reason !== null;
  return [
    { title: `${board.seo_title} · ${board.owner.full_name} · ${brandName}` },
    { name: 'description', content: description },
    { property: 'og:title', content: board.seo_title },
    { property: 'og:description', content: description },
    ...(board.image_cover_hd_url ? [{ property: 'og:image', content: board.image_cover_hd_url }] : []),
    ...(isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
