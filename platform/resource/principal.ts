import type { Id } from '#platform/ids/ids.ts';

export interface Nobody {
  kind: 'anonymous' | 'bot';
  id: undefined;
}

/** `limited` signed in by a limited login: may read but not write. */
export interface Somebody {
  kind: 'limited' | 'person';
  id: Id;
}

/** Work after a person's request; may do what that person may do by now. */
export interface JobFor {
  kind: 'job';
  id: Id;
}

export type Principal = Nobody | Somebody | JobFor;

export function mayWrite({ kind }: Principal): boolean {
  return kind === 'person' || kind === 'job';
}
