import { notFound, type Refusal } from '#platform/resource/refusal.ts';

/** The `api_error_code` for a missing person, as opposed to anything else missing. */
export const PERSON_NOT_FOUND = 30;

/** This viewer cannot see anybody with that name or id. */
export function personNotFound(): Refusal {
  return notFound('user', PERSON_NOT_FOUND);
}
