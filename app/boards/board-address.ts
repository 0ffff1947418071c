import { redirect } from 'react-router';
import type { PageContext } from '#app/server/page-context.ts';

interface Asked {
  username: string;
  slug: string;
  /** The board that was found there. */
  board: { url: string; slug: string; owner: { username: string } };
  /** A section of it, and how it was asked for. */
  section?: { asked: string; slug: string };
}

/**
 * Keeps the pages of a board and its sections to their own address.
 * @throws a redirect from another spelling, from what the section, the board or its owner was called before, and from a
 * board that was merged into it; a permanent one for who is signed out, so that search engines follow.
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
