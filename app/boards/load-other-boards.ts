import { loadProfileBoards } from '#app/profile/load-profile-boards.ts';
import { requireUsername } from '#app/profile/profile-page.ts';
import type { PageContext } from '#app/server/page-context.ts';
import { type BoardSort, DEFAULT_BOARD_SORT } from '#features/library/boards/board-sort.ts';
import type { FirstBoards } from '#features/library/boards/list-boards/board-list.tsx';

export type OtherBoardsData = { username: string; fullName: string; sort: BoardSort; boards: FirstBoards };

const NONE: FirstBoards = { items: [], bookmark: null };

/**
 * Lists boards of the owner whose board was not found; none if the owner does not exist either.
 * @throws the redirect of `requireUsername`
 */
export async function loadOtherBoards(page: PageContext, url: URL, asked: string): Promise<OtherBoardsData> {
  const { username, ...found } = await findOtherBoards(page, asked);
  requireUsername(page, url, { asked, username });
  return { username, ...found };
}

async function findOtherBoards(page: PageContext, username: string): Promise<OtherBoardsData> {
  try {
    const { data: person } = await page.call('UserResource.get', { username });
    const isOwner = person.id === page.viewer.id;
    const listed = await loadProfileBoards(page, username, { isOwner, chosen: null });
    return { username: person.username, fullName: person.full_name, ...listed };
  } catch (error) {
    if (!(error instanceof Response) || error.status >= 500) throw error;
    return { username, fullName: '', sort: DEFAULT_BOARD_SORT, boards: NONE };
  }
}
