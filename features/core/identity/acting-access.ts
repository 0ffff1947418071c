import type { Id } from '#platform/ids/ids.ts';
import { mayWrite, type Principal } from '#platform/resource/principal.ts';
import { Refusal } from '#platform/resource/refusal.ts';

/** The account that a call is for; the caller's own where it names none. */
export interface ActingFor {
  id?: Id | null | undefined;
  username?: string | null | undefined;
}

export type AccountPermission =
  | 'see-boards'
  | 'edit-boards'
  | 'edit-profile'
  | 'see-settings'
  | 'edit-settings'
  | 'block'
  | 'react'
  | 'message'
  | 'answer-invites'
  | 'leave';

type Caller = Principal & { username?: string };

declare const oneself: unique symbol;

/** The proof that a call is made for this person. What writes to a profile demands one and takes the id from it. */
export interface Oneself {
  readonly id: Id;
  readonly [oneself]: true;
}

/** Everybody may do everything for themselves and nothing for others; a limited login only sees. */
export function mayActFor(caller: Caller, account: ActingFor, permission: AccountPermission): boolean {
  return !fieldOfOther(caller, account) && (permission.startsWith('see-') || mayWrite(caller));
}

export function requireActingFor<One extends Caller>(
  caller: One,
  account: ActingFor,
  permission: AccountPermission,
): One & Pick<Oneself, typeof oneself> {
  if (mayActFor(caller, account, permission)) return caller as One & Pick<Oneself, typeof oneself>;
  const field = fieldOfOther(caller, account);
  const message = 'You may not act for this person.';
  throw new Refusal({ kind: 'forbidden', reason: 'not-acting-for', message, field });
}

function fieldOfOther(caller: Caller, { id, username }: ActingFor): string | undefined {
  if (id && id !== caller.id) return 'orbac_subject_id';
  return username && username.toLowerCase() !== caller.username ? 'username' : undefined;
}
