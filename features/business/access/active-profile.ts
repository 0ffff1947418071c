import { ACTING_COOKIE, permissionsAllow } from '#features/core/identity/acting-access.ts';
import { isReservedName } from '#features/core/identity/reserved-names.ts';

/** Whether somebody may act for another account on a page; `experiment` only within it. */
export type ActingRule = 'always' | 'never' | 'experiment';

/** In the address of each page of the advertiser area. */
export const MANAGED_CLIENT = 'managedClientId';

export interface ActingRoute {
  rule: ActingRule;
  /** Whose page it is. */
  username: string | null;
  /** Named by the address. */
  subjectId: string | null;
  /** What the one chosen last must allow there; null where only the address says for whom it is. */
  needs: 'react' | 'see-boards' | 'see-ads' | null;
}

/** Pages on which things are made or changed. The person's own pages, such as home, notifications and settings, are not among them. */
const ALWAYS = ['pin', 'board', 'pin-builder', 'pin-creation-tool', 'idea-pin-builder'];

/** Tabs and lists of a profile; any other second part names a board. */
const OF_PROFILE =
  /^(?:_\w+|_self-profile|decider|tried|pins|topics|profile-about|report|story_pins|video_pins)$/;

export function actingRouteOf(pathname: string, search = ''): ActingRoute {
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  const subjectId = new URLSearchParams(search).get('orbac_subject_id') || null;
  const always = { rule: 'always', username: null, subjectId, needs: 'react' } as const;
  if (ALWAYS.includes(first)) return always;
  if (first === 'advertiser' || first === 'quick-promote') return { ...always, needs: 'see-ads' };
  if (first === 'analytics') return { ...always, needs: 'see-boards' };
  // One's own settings have a part of the profile of a business.
  if (subjectId && first === 'settings' && second === 'edit-profile') return { ...always, needs: null };
  if (first === '' || isReservedName(first)) return { ...always, rule: 'never', subjectId: null };
  const isBoard = second !== '' && !OF_PROFILE.test(second);
  return { ...always, rule: isBoard ? 'always' : 'experiment', username: decodedName(first) };
}

/** The managed client that a page of the advertiser area is for, as its address says. */
export function managedClientIn(pathname: string, search: string): string | null {
  const isOfAdvertiser = actingRouteOf(pathname).needs === 'see-ads';
  return (isOfAdvertiser && new URLSearchParams(search).get(MANAGED_CLIENT)) || null;
}

function decodedName(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment;
  }
}

export interface ProfileToChoose {
  id: string;
  permissions: readonly string[];
  user: { username: string };
  viewerMeetsMfaRequirement: boolean;
}

interface Choice<Profile> {
  route: ActingRoute;
  /** The viewer's own; always there. */
  own: Profile;
  /** Those that they were given. */
  given: readonly Profile[];
  /** The id of the one chosen last. */
  persisted: string | null;
  isInExperiment: boolean;
}

/** The profile of the address counts before that of the page, and that before the one chosen last. */
export function activeProfile<Profile extends ProfileToChoose>({
  route,
  own,
  given,
  persisted,
  isInExperiment,
}: Choice<Profile>): Profile {
  if (route.rule === 'never' || (route.rule === 'experiment' && !isInExperiment)) return own;
  const usable = given.filter(isUsable);
  const { needs } = route;
  // Who manages only a part of the ads sees no other page of the business.
  const seesPage = ({ permissions }: Profile) =>
    permissionsAllow(permissions, needs === 'see-ads' ? needs : 'see-boards');
  const named = usable.find((one) => one.id === route.subjectId && seesPage(one));
  if (named) return named;
  if (isOwn(route, own)) return own;
  const ofPage = usable.find((one) => one.user.username === route.username && seesPage(one));
  // Who may only look could do nothing on the pages of others.
  const chosen = ({ id, permissions }: Profile) =>
    needs !== null && id === persisted && permissionsAllow(permissions, needs);
  return ofPage ?? usable.find(chosen) ?? own;
}

function isOwn(route: ActingRoute, { id, user }: ProfileToChoose): boolean {
  return route.username === user.username || route.subjectId === id;
}

/**
 * The id of whom to go on with, null for oneself: the active one, or the one chosen last where the page merely needs
 * more than that one allows.
 */
export function nextChoice<Profile extends ProfileToChoose>(
  active: Profile,
  { route, own, given, persisted }: Choice<Profile>,
): string | null {
  if (active !== own) return active.id;
  if (isOwn(route, own)) return null;
  return given.find((one) => one.id === persisted && isUsable(one))?.id ?? null;
}

/** One that asks for a second factor is passed over, but for its owners; the switcher says why. */
export function isUsable({ permissions, viewerMeetsMfaRequirement: isMet }: ProfileToChoose): boolean {
  return isMet || permissions.includes('OWNER');
}

/** By the name of the business. */
export function byBusinessName<Profile extends { user: { businessName: string } }>(
  profiles: readonly Profile[],
  locale: string,
): Profile[] {
  const { compare } = new Intl.Collator(locale);
  return profiles.toSorted((one, other) => compare(one.user.businessName, other.user.businessName));
}

const YEAR_SECONDS = 365 * 86_400;

export type ProfileChoice = { viewerId: string; profileId: string } | null;

/** Null for oneself. Browsers write it too, so it is not kept from scripts. */
export function choiceCookie(choice: ProfileChoice): string {
  const value = choice ? `${choice.viewerId}.${choice.profileId}` : '';
  return `${ACTING_COOKIE}=${value}; path=/; max-age=${choice ? YEAR_SECONDS : 0}; samesite=lax`;
}

const COOKIE = new RegExp(`(?:^|; )${ACTING_COOKIE}=([^;]*)`);

/** Of another person who uses this browser it means nothing. */
export function chosenIn(cookies: string, viewerId: string): string | null {
  const [, viewer, profile] = /^(\d+)\.(\d+)$/.exec(COOKIE.exec(cookies)?.[1] ?? '') ?? [];
  return viewer === viewerId ? (profile ?? null) : null;
}

/** What a call names that is made for this profile. */
export function subjectOf({ id, isManaged }: { id: string; isManaged?: boolean | undefined }): object {
  return isManaged ? { managed_client_id: id } : { orbac_subject_id: id };
}
