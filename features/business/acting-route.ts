import { isReservedName } from '#features/identity/reserved-names.ts';

/** The pages on which somebody may act for another profile: of a pin always, of a profile by experiment. */
export type ActingRoute =
  | { kind: 'pin'; pinId: string; rule: 'always' }
  | { kind: 'profile'; username: string; rule: 'experiment' };

const PIN = /^\/pin\/(\d+)\/?$/;
const PROFILE = /^\/([^/]+)\/?$/;

/** Which of these an address is; null where one is nobody but oneself. */
export function actingRouteAt(pathname: string): ActingRoute | null {
  const pinId = PIN.exec(pathname)?.[1];
  if (pinId) return { kind: 'pin', pinId, rule: 'always' };
  const username = PROFILE.exec(pathname)?.[1]?.toLowerCase();
  if (!username || isReservedName(username)) return null;
  return { kind: 'profile', username, rule: 'experiment' };
}

interface Acting {
  id: string;
  user: { username: string };
}

/**
 * The profile that one acts as at an address: on a profile's page that one, if one has access to it; on a pin's the
 * one that was chosen last; everywhere else oneself.
 */
export function actingProfileAt<Profile extends Acting>(
  pathname: string,
  { own, others, chosenId }: { own: Profile; others: readonly Profile[]; chosenId: string | null },
): Profile {
  const route = actingRouteAt(pathname);
  if (!route) return own;
  const isMeant = ({ id, user }: Profile) =>
    route.kind === 'pin' ? id === chosenId : user.username === route.username;
  return others.find(isMeant) ?? own;
}
