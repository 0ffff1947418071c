import { loadInvites } from '#app/profile/load-arrival.ts';
import { loadOwnLayout, loadProfileBoards } from '#app/profile/load-profile-boards.ts';
import { isActed, requireProfile } from '#app/profile/profile-page.ts';
import type { PageContext } from '#app/server/page-context.ts';
import { profileMeta, profilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import { loadDeleted, NOTHING_DELETED } from './load-deleted.ts';
import { loadOrganize } from './load-organize.ts';

export type ShownBoards = Awaited<ReturnType<typeof loadBoardsPage>>;

export async function loadBoardsPage(page: PageContext, url: URL, username: string) {
  const { viewer } = page;
  const profile = await requireProfile(page, url, username);
  const isOwner = viewer.kind === 'person' && viewer.id === profile.id;
  const [listed, layout, deleted, organize, invites] = await Promise.all([
    loadProfileBoards(page, profile.username, { isOwner, chosen: url.searchParams.get('sort') }),
    loadOwnLayout(page, isOwner),
    isOwner ? loadDeleted(page) : NOTHING_DELETED,
    loadOrganize(page, profile),
    isOwner && !isActed(page) ? loadInvites(page) : [],
  ]);
  return {
    person: profilePageData(profile, viewer.id),
    meta: profileMeta(profile, page, { heading: await page.say('Boards'), path: url.pathname }),
    ...listed,
    ...layout,
    hasOwnOrder: profile.has_custom_board_sorting_order,
    ...deleted,
    organize,
    invites,
    isOwner,
  };
}
