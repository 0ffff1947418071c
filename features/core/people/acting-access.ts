import type { Id } from '#platform/ids/ids.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import type { Viewer } from '#platform/resource/viewer.ts';

export interface ActingFor {
  id?: Id | null | undefined;
  username?: string | null | undefined;
}

/**
 * Nobody may read or change another profile's private data.
 * @throws Refusal 403 naming the option that names somebody else
 */
export function requireOneself(viewer: Pick<Viewer, 'id'> & { username?: string }, subject: ActingFor): void {
  if (subject.id && subject.id !== viewer.id) throw notActingFor('orbac_subject_id');
  const isOther = subject.username && subject.username.toLowerCase() !== viewer.username;
  if (isOther) throw notActingFor('username');
}

function notActingFor(field: string): Refusal {
  const message = 'You may not act for this person.';
  return new Refusal({ status: 403, reason: 'not-acting-for', message, field });
}
