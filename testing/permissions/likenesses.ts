import type { Row } from './table.ts';
import type { StateName } from './things.ts';
import { statusFor, type ViewerName } from './viewers.ts';

/** Where a thing is in the second state, everybody is answered as where it is in the first, unless a row says otherwise. */
const LIKENESSES: readonly (readonly [StateName, StateName])[] = [
  ['suspended person', 'deactivated person'],
  ['of a suspended owner', 'of a deactivated owner'],
  ['on a group board of a suspended owner', 'on a group board of a deactivated owner'],
  ['secret', 'temporarily disabled'],
  ['on a secret group board', 'on a disabled group board'],
  ['deleted pin', 'taken down'],
];

/** Asked by who signed in, it is answered to them alone; whose session counts for nothing is a visitor. */
const OWNERS: readonly ViewerName[] = ['owner', 'limited'];

/** A row that asks for nothing of the owner, asked also by owners of each kind. */
export function withOwners(row: Row): Row[] {
  const { person } = row.on;
  const isOfViewer = person && Object.keys(row.on).length === 1 && !row.only && !row.byNewcomers;
  if (!isOfViewer) return [row];
  const asVisitor = { others: statusFor(person, 'visitor') };
  const on = { 'private person': person, 'suspended person': asVisitor, 'deactivated person': asVisitor };
  const tries = [row.tries, 'somebody private, suspended or gone asks'].filter(Boolean).join('; ');
  return [row, { ...row, tries, only: OWNERS, on }];
}

/** The same row, asked also with things in the states that are like those it names. */
export function withLikenesses(row: Row): Row {
  const on = { ...row.on };
  for (const [named, like] of LIKENESSES) {
    const answers = on[named];
    if (answers) on[like] ??= answers;
  }
  return { ...row, on };
}
