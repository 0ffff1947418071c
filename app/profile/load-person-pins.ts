import type { PinListName } from '#app/pins/pin-list.tsx';
import { pinsOf } from '#app/pins/pins-of.ts';
import type { PageContext } from '#app/server/page-context.ts';
import { profileMeta, profilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import { profilePins, requireProfile } from './profile-page.ts';

export async function loadPersonPins(
  page: PageContext,
  url: URL,
  username: string,
  { resource, heading }: { resource: Extract<PinListName, `User${string}`>; heading: string },
) {
  const profile = await requireProfile(page, url, username);
  const isOwner = page.viewer.id === profile.id && page.viewer.kind === 'person';
  const person = profilePageData(profile, page.viewer.id);
  const [pins, layout] = await Promise.all([
    page.call(resource, pinsOf(person)),
    isOwner ? page.call('UserMetadataResource.get', {}) : null,
  ]);
  return {
    person,
    meta: profileMeta(profile, page.brandName, await page.say(heading)),
    pins: profilePins(page, pins),
    density: layout?.data.board_pin_rep_view_type ?? null,
  };
}
