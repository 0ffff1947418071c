import { notFound, type Refusal } from '#platform/resource/refusal.ts';

/** What clients read as `api_error_code` where the person is missing, and not what else was asked for. */
export const PERSON_NOT_FOUND = 30;

/** Nobody of that name or id is there for this viewer. */
export function personNotFound(): Refusal {
  return notFound('user', PERSON_NOT_FOUND);
}
