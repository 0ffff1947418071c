import type { Actor } from './actors.ts';
import type { StateName, Thing } from './things.ts';
import { type Answers, VIEWERS, type ViewerName } from './viewers.ts';

/** One resource, asked for one purpose by everybody, with things in each of these states. */
export interface Row {
  resource: string;
  /** What is tried, where a resource stands in several rows. */
  tries?: string;
  options(thing: Thing, actor: Actor): object | Promise<object>;
  on: { readonly [State in StateName]?: Answers };
  /** It ends sessions or changes accounts, so everybody comes as somebody new. */
  byNewcomers?: true;
  /** Only these ask, where everybody would only ask a slow question once more. */
  only?: readonly ViewerName[];
  /** Only few tries are allowed, which are counted anew for each cell. */
  isThrottled?: true;
}

/** How many answers these rows foretell. */
export function cellsOf(rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + Object.keys(row.on).length * viewersOf(row).length, 0);
}

/** Who asks the question of a row. */
export function viewersOf(row: Row): readonly ViewerName[] {
  return row.only ?? VIEWERS;
}

/** The answers to a call that wants somebody who signed in with a password. */
export function signedIn(answers: Answers): Answers {
  return { nobody: 401, limited: 401, ...answers };
}

/** The same answers in whatever state a board is, but to an owner whose session counts for nothing. */
export function onAnyBoard(answers: Answers): Row['on'] {
  return {
    public: answers,
    archived: answers,
    protected: answers,
    secret: answers,
    'deleted board': answers,
    'of a private owner': answers,
    'of a suspended owner': { ...answers, owner: 401 },
  };
}

/** The same of a pin. */
export function onAnyPin(answers: Answers): Row['on'] {
  return {
    ...onAnyBoard(answers),
    'deleted pin': answers,
    'on no board': answers,
    'on no board, from a secret one': answers,
    'on a group board': answers,
    'on a secret group board': answers,
    'on a group board of a private owner': answers,
    'on a group board of a suspended owner': { ...answers, owner: 401 },
  };
}

/** For what only shows: everybody but those between whom there is a block. */
export const OPEN: Answers = { others: 200, blocks: 404 };

/** Only whoever works on the board. */
export const CLOSED: Answers = { others: 404, owner: 200, limited: 200, members: 200 };

/** A private profile opens to followers. */
export const FOLLOWERS: Answers = { ...CLOSED, follower: 200 };

/** It is not there for anybody. */
export const GONE: Answers = { others: 404 };

/** The same of a call that wants a signed-in person. */
export const GONE_TO_PEOPLE: Answers = signedIn({ others: 404 });

/** And where the owner is suspended, so that their session counts for nothing. */
export const OF_SUSPENDED: Answers = signedIn({ others: 404, owner: 401 });
