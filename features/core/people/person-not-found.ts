import { notFound, type Refusal } from '#platform/resource/refusal.ts';

/** This viewer cannot see anybody with that name or id. */
export function personNotFound(): Refusal {
  return notFound('user');
}
