import type { Id } from '#platform/ids/ids.ts';
import type { Allowed, Locked } from '#platform/resource/allowed.ts';

/** A locked person: nobody follows, blocks or suspends them meanwhile. */
export type LockedPerson = Locked<{ id: Id; is_active: boolean; is_private_profile: boolean }>;

interface Pair {
  followerId: Id;
  followeeId: Id;
}

export type AllowedFollow<Act extends 'ask' | 'follow' | 'end'> = Allowed<Pair, Act>;

export type AllowedBlock<Act extends 'begin' | 'end'> = Allowed<{ blockerId: Id; blockedId: Id }, Act>;

export interface BothFollows {
  own: AllowedFollow<'end'>;
  theirs: AllowedFollow<'end'>;
}
