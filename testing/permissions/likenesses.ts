import type { Row } from './table.ts';
import type { StateName } from './things.ts';

/** Where a thing is in the second state, everybody is answered as where it is in the first, unless a row says otherwise. */
const LIKENESSES: readonly (readonly [StateName, StateName])[] = [
  ['suspended person', 'deactivated person'],
  ['of a suspended owner', 'of a deactivated owner'],
  ['on a group board of a suspended owner', 'on a group board of a deactivated owner'],
  ['secret', 'temporarily disabled'],
  ['on a secret group board', 'on a disabled group board'],
  ['deleted pin', 'taken down'],
];

/** The same row, asked also with things in the states that are like those it names. */
export function withLikenesses(row: Row): Row {
  const on = { ...row.on };
  for (const [named, like] of LIKENESSES) {
    const answers = on[named];
    if (answers) on[like] ??= answers;
  }
  return { ...row, on };
}
