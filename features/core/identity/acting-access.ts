import { msg } from '#platform/i18n/msg.ts';
import type { Id } from '#platform/ids/ids.ts';
import { mayWrite, type Principal } from '#platform/resource/principal.ts';
import { Refusal } from '#platform/resource/refusal.ts';

/** The account that a call is for; the caller's own where it names none. */
export interface ActingFor {
  id?: Id | null | undefined;
  username?: string | null | undefined;
}

/** Says for which business its browser's person acts. */
export const ACTING_COOKIE = 'acting_as';

/** Each includes a part of what is done with ads. */
export const AD_MANAGERS = [
  'CAMPAIGN_MANAGER',
  'FINANCE_MANAGER',
  'AUDIENCE_MANAGER',
  'CATALOGS_MANAGER',
] as const;

/** From the most to the least; of those who manage a part of the ads, none includes another. */
export const BUSINESS_PERMISSIONS = [
  'OWNER',
  'ADMIN',
  'PROFILE_PUBLISHER',
  ...AD_MANAGERS,
  'ANALYST',
] as const;
export type BusinessPermission = (typeof BUSINESS_PERMISSIONS)[number];

/** What can be done for a business, each with what includes it; nothing else is ever done for somebody else. */
const GRANTED = {
  'see-boards': ['OWNER', 'ADMIN', 'PROFILE_PUBLISHER', 'ANALYST'],
  'edit-boards': ['OWNER', 'ADMIN', 'PROFILE_PUBLISHER'],
  react: ['OWNER', 'ADMIN', 'PROFILE_PUBLISHER'],
  'edit-profile': ['OWNER', 'ADMIN'],
  'see-ads': BUSINESS_PERMISSIONS,
  // Spends the money of the business.
  advertise: ['OWNER', 'ADMIN', 'CAMPAIGN_MANAGER'],
  bill: ['OWNER', 'ADMIN', 'FINANCE_MANAGER'],
  'edit-audiences': ['OWNER', 'ADMIN', 'AUDIENCE_MANAGER'],
  'edit-catalogs': ['OWNER', 'ADMIN', 'CATALOGS_MANAGER'],
  // A block ends what the other may do for the business, owners' access too.
  block: ['OWNER'],
  'manage-people': ['OWNER', 'ADMIN'],
  // Changing permissions, giving and taking ownership, and requiring a second factor.
  'manage-owners': ['OWNER'],
} as const satisfies Record<string, readonly BusinessPermission[]>;

export type DelegatedPermission = keyof typeof GRANTED;

/** All that an agency can do for a managed client. */
const OF_ADS: readonly string[] = ['see-ads', 'advertise', 'bill', 'edit-audiences', 'edit-catalogs'];

export function isOfAds(permission: string | undefined): boolean {
  return permission !== undefined && OF_ADS.includes(permission);
}

/** Of the ads of a client, what both the client gave its agency and the agency gave this person. */
export function managedPermissions(
  byClient: readonly string[],
  byAgency: readonly string[],
): BusinessPermission[] {
  const includes = (given: readonly string[], one: string) =>
    given.some((each) => each === one || each === 'OWNER' || each === 'ADMIN');
  const managed = AD_MANAGERS.filter((one) => includes(byClient, one) && includes(byAgency, one));
  return managed.length > 0 ? managed : ['ANALYST'];
}

export type AccountPermission =
  | DelegatedPermission
  | 'see-settings'
  | 'edit-settings'
  | 'message'
  | 'answer-invites'
  | 'leave';

declare module '#platform/resource/resource.ts' {
  interface ActingPermissions extends Record<DelegatedPermission, true> {}
}

/** Who acts for the account that a call is made by, and with what; nothing for an account's own calls. */
export interface Acting {
  actor: { id: Id; username: string; fullName: string; avatarSignature: string | null };
  permissions: readonly BusinessPermission[];
  /** Where the business is a managed client: the agency that is acted through. */
  agencyId?: Id | null;
}

declare module '#platform/resource/viewer.ts' {
  interface SignedInViewer {
    acting?: Acting;
    /** Was given access to a business. */
    actsForOthers?: boolean;
  }
}

export function permissionsAllow(given: readonly string[], permission: AccountPermission): boolean {
  const enough: readonly string[] = Object.hasOwn(GRANTED, permission)
    ? GRANTED[permission as DelegatedPermission]
    : [];
  return given.some((one) => enough.includes(one));
}

type Caller = Principal & { username?: string; acting?: Acting | undefined };

declare const oneself: unique symbol;

/** The proof that a call is made for this person. What writes to a profile demands one and takes the id from it. */
export interface Oneself {
  readonly id: Id;
  readonly [oneself]: true;
}

/**
 * Everybody may do everything for themselves and nothing for others; a limited login only sees. Who acts for a business
 * makes its calls, within their permissions.
 */
export function mayActFor(caller: Caller, account: ActingFor, permission: AccountPermission): boolean {
  if (caller.acting && !permissionsAllow(caller.acting.permissions, permission)) return false;
  return !fieldOfOther(caller, account) && (permission.startsWith('see-') || mayWrite(caller));
}

export function requireActingFor<One extends Caller>(
  caller: One,
  account: ActingFor,
  permission: AccountPermission,
): One & Pick<Oneself, typeof oneself> {
  if (mayActFor(caller, account, permission)) return caller as One & Pick<Oneself, typeof oneself>;
  throw notActingFor(fieldOfOther(caller, account));
}

export function notActingFor(field: string | undefined = 'orbac_subject_id'): Refusal {
  const message = "You can't act for this person.";
  return new Refusal({ kind: 'forbidden', reason: 'not-acting-for', message, field });
}

/** What a business's role does not include, as a person would say it. */
const LACKING: Record<DelegatedPermission, string> = {
  'see-boards': msg("Your role for {name} doesn't include seeing its boards."),
  'edit-boards': msg("Your role for {name} doesn't include changing its Pins and boards."),
  react: msg("Your role for {name} doesn't include saving, following and commenting."),
  'edit-profile': msg("Your role for {name} doesn't include changing its profile."),
  'see-ads': msg("Your role for {name} doesn't include seeing its ads."),
  advertise: msg("Your role for {name} doesn't include managing its ads."),
  bill: msg("Your role for {name} doesn't include its billing."),
  'edit-audiences': msg("Your role for {name} doesn't include managing its audiences."),
  'edit-catalogs': msg("Your role for {name} doesn't include managing its catalogs."),
  block: msg("Your role for {name} doesn't include blocking people."),
  'manage-people': msg("Your role for {name} doesn't include managing who acts for it."),
  'manage-owners': msg("Your role for {name} doesn't include changing what others may do for it."),
};

export function roleLacks(name: string, permission: DelegatedPermission): Refusal {
  const [message, values] = [LACKING[permission], { name }];
  return new Refusal({
    ...{ kind: 'forbidden', reason: 'role-lacks-permission', message, values },
    field: 'orbac_subject_id',
  });
}

function fieldOfOther(caller: Caller, { id, username }: ActingFor): string | undefined {
  if (id && id !== caller.id) return 'orbac_subject_id';
  return username && username.toLowerCase() !== caller.username ? 'username' : undefined;
}
