import { bookmarksIn, headOfPage, nextPage } from '#app/pins/next-page.ts';
import type { PageContext } from '#app/server/page-context.ts';
import { type CookieChoice, choiceOf } from '#features/core/consent/cookie-choice.ts';
import { profileMeta, profilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import type { PersonProfile } from '#features/core/people/wire/person-answer.ts';
import { clusterCardData, PREVIEWED } from '#features/library/organize/cluster-card-data.ts';
import { FEWEST_PINS } from '#features/library/organize/cluster-pins/cluster-pins.ts';
import { pinTile } from '#features/library/organize/organize-pins/organize-pins.ts';
import { loadInvites, toInvites } from '../load-arrival.ts';
import { loadOwnLayout, loadProfileBoards } from '../load-profile-boards.ts';
import { isActed, requireProfile } from '../profile-page.ts';

export type ShownBoards = Awaited<ReturnType<typeof loadBoardsPage>>;

export async function loadBoardsPage(page: PageContext, url: URL, username: string) {
  const { viewer } = page;
  const profile = await requireProfile(page, url, username);
  toInvites(profile, url);
  const isOwner = viewer.kind === 'person' && viewer.id === profile.id;
  const [listed, layout, deleted, organize, invites] = await Promise.all([
    loadProfileBoards(page, profile.username, {
      isOwner,
      chosen: url.searchParams.get('sort'),
      bookmarks: bookmarksIn(url),
    }),
    loadOwnLayout(page, isOwner),
    isOwner ? loadDeletedBoards(page, { page_size: DELETED_BESIDE }) : NOTHING_DELETED,
    loadOrganize(page, profile),
    isOwner && !isActed(page) ? loadInvites(page) : [],
  ]);
  return {
    person: profilePageData(profile, viewer.id),
    meta: headOfPage(
      url,
      profileMeta(profile, page, { heading: await page.say('Boards'), path: url.pathname }),
    ),
    ...listed,
    next: nextPage(url, listed.boards.bookmark),
    ...layout,
    hasOwnOrder: profile.has_custom_board_sorting_order,
    ...deleted,
    organize,
    invites,
    isOwner,
  };
}

export type OrganizeData = NonNullable<Awaited<ReturnType<typeof loadOrganize>>>;

async function loadOrganize(page: PageContext, profile: PersonProfile) {
  const { call, viewer } = page;
  if (viewer.kind !== 'person' || viewer.id !== profile.id) return null;
  const count = profile.quick_saves_pin_count;
  const [pins, boards, clusters] = await Promise.all([
    count > 0 ? call('BoardlessPinsResource.get', { page_size: PREVIEWED }) : null,
    count > 0 ? call('BoardPickerBoardsResource.get', { field_set_key: 'board_picker', page_size: 1 }) : null,
    call('GET /v3/users/profile/pins/clusters/', {}),
  ]);
  return {
    pins: pins?.data.map(pinTile) ?? [],
    count,
    // The picker leaves out archived ones.
    hasBoards: (boards?.data.all_boards.length ?? 0) > 0 || (profile.archived_board_count ?? 0) > 0,
    clusters: clusters.data.map(clusterCardData),
    refused: clusters.data.length === 0 ? await loadRefused(page, profile) : null,
  };
}

/** What else they chose of cookies, where no board is suggested because they refuse personalization. */
async function loadRefused(page: PageContext, { pin_count }: PersonProfile): Promise<CookieChoice | null> {
  if (isActed(page) || pin_count < FEWEST_PINS || !page.flags.isOn('auto_organization')) return null;
  const { data } = await page.call('UserSettingsResource.get', {});
  return data.allow_personalization_cookies === false ? choiceOf(data) : null;
}

/** The rest is on a page of its own. */
export const DELETED_BESIDE = 3;

/** For everybody but the owner. Nothing on a visitor's page depends on the time, so that its data stays the same. */
const NOTHING_DELETED = { deleted: [], now: null };

export async function loadDeletedBoards({ call, now }: PageContext, sent: { page_size: number }) {
  return { deleted: (await call('RecentlyDeletedBoardsResource.get', sent)).data, now };
}
