import type { Id } from '#platform/ids/ids.ts';

/** A visitor or a crawler. */
export interface Nobody {
  kind: 'anonymous' | 'bot';
  id: undefined;
}

/** `limited` signed in by a limited login and may read as themselves but not write. */
export interface Somebody {
  kind: 'limited' | 'person';
  id: Id;
}

/** Work that goes on after a person's request and may do what that person may do by now. */
export interface JobFor {
  kind: 'job';
  id: Id;
}

/** Who makes a request, as access rules know them. The protocol finds them; a job says for whom it works. */
export type Principal = Nobody | Somebody | JobFor;

/** Whether they may change anything at all. */
export function mayWrite({ kind }: Principal): boolean {
  return kind === 'person' || kind === 'job';
}
