import { loadOwnLayout, loadProfileBoards } from '#app/profile/load-profile-boards.ts';
import { requireProfile } from '#app/profile/profile-page.ts';
import type { PageContext } from '#app/server/page-context.ts';
import { profileMeta, profilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import { deletedPinData } from '#features/library/saves/recently-deleted/deleted-pins.tsx';
import { loadOrganize } from './load-organize.ts';

const MOST_DELETED = 250;

export type ShownBoards = Awaited<ReturnType<typeof loadBoardsPage>> & {
  /** The boards are about to appear in another order. */
  isLoading: boolean;
};

export async function loadBoardsPage(page: PageContext, url: URL, username: string) {
  const { call, viewer } = page;
  const profile = await requireProfile(page, url, username);
  const isOwner = viewer.kind === 'person' && viewer.id === profile.id;
  const [listed, layout, deleted, deletedPins, organize] = await Promise.all([
    loadProfileBoards(page, profile.username, { isOwner, chosen: url.searchParams.get('sort') }),
    loadOwnLayout(page, isOwner),
    isOwner ? call('RecentlyDeletedBoardsResource.get', { page_size: MOST_DELETED }) : null,
    isOwner ? call('RecentlyDeletedPinsResource.get', {}) : null,
    loadOrganize(page, profile),
  ]);
  return {
    person: profilePageData(profile, viewer.id),
    meta: profileMeta(profile, page, { heading: await page.say('Boards'), path: url.pathname }),
    ...listed,
    ...layout,
    hasOwnOrder: profile.has_custom_board_sorting_order,
    deleted: deleted?.data ?? [],
    // Nothing on a visitor's page depends on it, so its data stays the same.
    now: isOwner ? page.now : null,
    organize,
    isOwner,
    deletedPins: deletedPins && {
      items: deletedPins.data.map(deletedPinData),
      bookmark: deletedPins.bookmark,
    },
  };
}
