import type { Id } from '#platform/ids/ids.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import type { Viewer } from '#platform/resource/viewer.ts';

export interface ActingFor {
  id?: Id | null | undefined;
  username?: string | null | undefined;
}

declare const oneself: unique symbol;

/** The proof that a call is made for this person. What writes to a profile demands one and takes the id from it. */
export interface Oneself {
  readonly id: Id;
  readonly [oneself]: true;
}

/**
 * Nobody may read or change another profile's private data.
 * @throws Refusal 403 naming the option that names somebody else
 */
export function requireOneself<Person extends Pick<Viewer, 'id'> & { username?: string }>(
  viewer: Person,
  subject: ActingFor = {},
): Person & Pick<Oneself, typeof oneself> {
  if (subject.id && subject.id !== viewer.id) throw notActingFor('orbac_subject_id');
  const isOther = subject.username && subject.username.toLowerCase() !== viewer.username;
  if (isOther) throw notActingFor('username');
  return viewer as Person & Pick<Oneself, typeof oneself>;
}

function notActingFor(field: string): Refusal {
  const message = 'You may not act for this person.';
  return new Refusal({ kind: 'forbidden', reason: 'not-acting-for', message, field });
}
