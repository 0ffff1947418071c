import { type FirstPins, type PinListName, pinsOf } from '#app/pins/pin-list.tsx';
import { shownTagIn, tagOption } from '#app/pins/shown-tag.ts';
import type { PageContext } from '#app/server/page-context.ts';
import { profileMeta, profilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import { boardCardData } from '#features/library/boards/board-card-data.ts';
import { viewOf } from '#features/library/boards/board-layout.ts';
import { sortFor } from './load-profile-boards.ts';
import { pinsAt, profilePins, requireProfile } from './profile-page.ts';

const OVERVIEW = 6;

export async function loadSaved(page: PageContext, url: URL, username: string) {
  const { call, viewer } = page;
  const isOwner = viewer.kind === 'person' && viewer.username === username;
  const chosen = url.searchParams.get('sort');
  const [{ sort, boards }, pins, layout] = await Promise.all([
    sortFor(page, { isOwner, chosen }).then(async (sort) => ({
      sort,
      boards: await call('BoardsResource.get', {
        ...{ username, sort, page_size: OVERVIEW, include_archived: false },
      }),
    })),
    loadSavedPins(page, username),
    isOwner ? call('UserMetadataResource.get', {}) : null,
  ]);
  return {
    sort,
    boards: boards.data.map(boardCardData),
    // On the page of all boards the owner also finds deleted ones.
    isAllOffered: isOwner || boards.bookmark !== null,
    view: viewOf(layout?.data.profile_board_rep_view_type),
    pins,
    density: layout?.data.board_pin_rep_view_type ?? null,
  };
}

export async function loadSavedPins(page: PageContext, username: string): Promise<FirstPins> {
  const wanted = await pinsAt(page, username);
  return profilePins(page, await page.call('UserPinsResource.get', wanted));
}

export async function loadCreated(page: PageContext, username: string): Promise<FirstPins> {
  const wanted = await pinsAt(page, username);
  return profilePins(page, await page.call('UserActivityPinsResource.get', wanted));
}

export async function loadPersonPins(
  page: PageContext,
  url: URL,
  username: string,
  { resource, heading }: { resource: Extract<PinListName, `User${string}`>; heading: string },
) {
  const profile = await requireProfile(page, url, username);
  const isOwner = page.viewer.id === profile.id && page.viewer.kind === 'person';
  const person = profilePageData(profile, page.viewer.id);
  const tag = isOwner && resource === 'UserPinsResource.get' ? await shownTagIn(page, url) : null;
  const [pins, layout] = await Promise.all([
    page.call(resource, { ...pinsOf(person), ...tagOption(tag) }),
    isOwner ? page.call('UserMetadataResource.get', {}) : null,
  ]);
  return {
    person,
    meta: profileMeta(profile, page, { heading: await page.say(heading), path: url.pathname }),
    pins: profilePins(page, pins),
    tag,
    density: layout?.data.board_pin_rep_view_type ?? null,
  };
}
