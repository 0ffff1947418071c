import { redirect } from 'react-router';
import type { PageContext } from '#app/server/page-context.ts';

interface Asked {
  username: string;
  slug: string;
  board: { url: string; slug: string; owner: { username: string } };
  /** `asked` is the slug in the request. */
  section?: { asked: string; slug: string };
}

/**
 * Visitors are redirected permanently, so that search engines follow.
 * @throws a redirect from another spelling, an earlier name of section, board or owner, and a merged board
 */
export function requireBoardAddress(
  { viewer }: Pick<PageContext, 'viewer'>,
  { search }: URL,
  { username, slug, board, section }: Asked,
): void {
  const isItsOwn = username === board.owner.username && slug === board.slug;
  if (isItsOwn && section?.asked === section?.slug) return;
  const rest = section ? `${section.slug}/` : '';
  throw redirect(encodeURI(`${board.url}${rest}`) + search, viewer.id ? 302 : 301);
}
