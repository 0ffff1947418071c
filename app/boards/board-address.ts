import { redirect } from 'react-router';
import type { PageContext } from '#app/server/page-context.ts';

interface Asked {
  username: string;
  slug: string;
  /** The board found at this address. */
  board: { url: string; slug: string; owner: { username: string } };
  /** A section of it, and the slug in the request. */
  section?: { asked: string; slug: string };
}

/**
 * Keeps the pages of a board and its sections at one address. Redirects are permanent for visitors, so that search
 * engines follow.
 * @throws a redirect from another spelling, from earlier names of the section, the board or its owner, and from a
 * board that was merged into it
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
