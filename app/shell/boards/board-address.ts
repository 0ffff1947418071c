import { redirect } from 'react-router';
import type { PageContext } from '#app/page-context.ts';

interface Asked {
  username: string;
  slug: string;
  /** The board that was found there. */
  board: { url: string; slug: string; owner: { username: string } };
  /** What stands behind the board's address, such as `tiles/`. */
  rest?: string;
}

/**
 * Keeps the pages of a board to its own address.
 * @throws a redirect from another spelling, from what the board or its owner was called before, and from a board that was
 * merged into it; a permanent one for who is signed out, so that search engines follow.
 */
export function requireBoardAddress(
  { viewer }: Pick<PageContext, 'viewer'>,
  { search }: URL,
  { username, slug, board, rest = '' }: Asked,
): void {
  if (username === board.owner.username && slug === board.slug) return;
  throw redirect(encodeURI(`${board.url}${rest}`) + search, viewer.id ? 302 : 301);
}
