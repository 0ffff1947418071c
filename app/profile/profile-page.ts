import { redirect } from 'react-router';
import { PERSON_NOT_FOUND } from '#api/resource/statuses.ts';
import { type FirstPins, firstPins, pinsOf } from '#app/pins/pin-list.tsx';
import type { PageContext } from '#app/server/page-context.ts';
import { defaultTab } from '#features/core/people/show-profile/profile-tabs.ts';
import type { PersonProfile } from '#features/core/people/wire/person-answer.ts';

const NOBODY = '/?show_error=true';

/** @throws the redirects of `requirePerson`, and one to the business's own site */
export async function requireProfile(page: PageContext, url: URL, username: string): Promise<PersonProfile> {
  const profile = await requirePerson(page, url, username);
  const isOwner = page.viewer.id === profile.id;
  const site = profile.is_ads_only_profile && !isOwner ? profile.ads_only_profile_site : null;
  if (site && /^https?:\/\//i.test(site)) throw redirect(site);
  return profile;
}

/** @throws the redirect of `requireUsername`, or one home where nobody has that name */
export async function requirePerson(page: PageContext, url: URL, username: string): Promise<PersonProfile> {
  const profile = await findProfile(page, username);
  if (!profile) throw redirect(NOBODY);
  requireUsername(page, url, { asked: username, username: profile.username });
  return profile;
}

/** @throws a redirect to the address with the right username, permanent for visitors, so that search engines follow */
export function requireUsername(
  { viewer }: Pick<PageContext, 'viewer'>,
  { pathname, search }: URL,
  { asked, username }: { asked: string; username: string },
): void {
  if (asked === username) return;
  const rest = pathname.split('/').slice(2).join('/');
  throw redirect(`/${username}/${rest}${search}`, viewer.id ? 302 : 301);
}

const found = new WeakMap<PageContext, Map<string, Promise<PersonProfile | null>>>();

/** The loaders of one page share one call. */
function findProfile(page: PageContext, username: string): Promise<PersonProfile | null> {
  const known = found.get(page) ?? new Map<string, Promise<PersonProfile | null>>();
  found.set(page, known);
  const asked = known.get(username) ?? askForProfile(page, username);
  known.set(username, asked);
  return asked;
}

/** Nobody has a relation to visitors, who do not get these fields. */
const NOTHING_TO_VISITORS = {
  ...{ explicitly_following_me: false, is_follow_requested_by_me: false, blocked_by_me: false },
  ...{ has_pin_clusters: false, has_custom_board_sorting_order: false },
  ...{ has_quicksave_board: false, quick_saves_pin_count: 0 },
};

async function askForProfile(page: PageContext, username: string): Promise<PersonProfile | null> {
  const field_set_key = page.viewer.id ? 'profile' : 'unauth_profile';
  try {
    const { data } = await page.call('UserResource.get', { username, field_set_key });
    return { ...NOTHING_TO_VISITORS, ...data };
  } catch (error) {
    if (error instanceof Response && (await isNobody(error))) return null;
    throw error;
  }
}

/** Usernames that cannot exist are refused as malformed. */
async function isNobody(refused: Response): Promise<boolean> {
  return refused.status === 400 || (await refused.clone().json()).code === PERSON_NOT_FOUND;
}

/** They see no tab but Saved. */
export function leadBotsToRoot({ viewer }: PageContext, username: string): void {
  if (viewer.kind === 'bot') throw redirect(`/${username}/`, 301);
}

export async function pinsAt(page: PageContext, username: string) {
  const profile = await findProfile(page, username);
  return pinsOf({ username, isPartner: profile?.is_partner ?? false });
}

export async function tabOfRoot(page: PageContext, username: string) {
  const profile = await findProfile(page, username);
  return defaultTab(profile?.eligible_profile_tabs ?? []);
}

/** What is the person's own is not the business's: its settings, invites and hints. */
export function isActed({ acting }: PageContext): boolean {
  return Boolean(acting?.active);
}

/** Visitors get a fixed set of recent ones, without further pages. */
export function profilePins(page: PageContext, answer: Parameters<typeof firstPins>[0]): FirstPins {
  const pins = firstPins(answer);
  return page.viewer.id ? pins : { ...pins, bookmark: null, isCut: pins.bookmark !== null };
}
