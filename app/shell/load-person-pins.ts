import type { PageContext } from '../page-context.ts';
import { firstPins, type PinListName } from './pin-list.tsx';
import { profileData, profileMeta, requireProfile } from './profile-page.ts';

/** What a page needs that shows one list of a person's pins under a small heading. */
export async function loadPersonPins(
  page: PageContext,
  request: Request,
  username: string,
  resource: Extract<PinListName, `User${string}`>,
) {
  const profile = await requireProfile(page, request, username);
  const pins = firstPins(await page.call(resource, { username }));
  return { person: profileData(profile, page.viewer.id), meta: profileMeta(profile), pins };
}
