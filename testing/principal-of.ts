import type { Id } from '#platform/ids/ids.ts';
import type { Principal } from '#platform/resource/principal.ts';

/** Somebody who is logged in, or a visitor. */
export function principalOf(id: Id | undefined): Principal {
  return id ? { kind: 'person', id } : { kind: 'anonymous', id: undefined };
}
