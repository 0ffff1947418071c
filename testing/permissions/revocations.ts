import { endMembership, forgetMember, setAccess } from '#features/library/boards/board-members.store.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { AnyResource } from '#platform/resource/resource.ts';
import { allowedBoard } from '#testing/allowed-board.ts';
import { blockRows } from '#testing/cast-rows.ts';
import { hold, untilWaiting } from '#testing/meanwhile.ts';
import { actorFor } from './actors.ts';
import { transactionOf } from './fingerprint.ts';
import type { Row } from './table.ts';
import { makeThing, type StateName, type Thing } from './things.ts';
import { type Status, statusFor, type ViewerName } from './viewers.ts';
import { answerTo, type Walk } from './walk.ts';

interface Revocation {
  from: readonly ViewerName[];
  /** As whom, and of what, they are answered then. */
  as: { viewer?: ViewerName; state: StateName };
  revoke(tx: Transaction, thing: Thing, personId: Id): Promise<unknown>;
}

const onBoard =
  (sql: string) =>
  (tx: Transaction, { board }: Thing) =>
    tx.write(sql, [board]);

/** What may happen to a board between a call's arrival and its write. */
const REVOCATIONS = {
  'they are taken off the board': {
    from: ['writer'],
    as: { viewer: 'stranger', state: 'secret' },
    revoke: async (tx, thing, personId) => {
      const board = await allowedBoard(tx, 'invite', thing.board);
      await endMembership(tx, board, personId);
      await forgetMember(tx, board, personId);
    },
  },
  'they may only save to it': {
    from: ['writer'],
    as: { viewer: 'reader', state: 'secret' },
    revoke: async (tx, { board }, personId) =>
      setAccess(tx, await allowedBoard(tx, 'invite', board), personId, []),
  },
  'it is deleted': {
    from: ['owner', 'writer', 'stranger'],
    as: { state: 'deleted board' },
    revoke: onBoard('update boards set deleted_at = now() where id = $1'),
  },
  'it turns secret': {
    from: ['stranger'],
    as: { state: 'secret' },
    revoke: onBoard(`update boards set privacy = 'secret' where id = $1`),
  },
  'it is disabled': {
    from: ['stranger'],
    as: { state: 'temporarily disabled' },
    revoke: onBoard('update boards set is_temporarily_disabled = true where id = $1'),
  },
  'its owner blocks them': {
    from: ['stranger', 'writer'],
    as: { viewer: 'blocked', state: 'public' },
    revoke: (tx, { owner }, personId) => blockRows(tx, owner.id, personId),
  },
} as const satisfies Record<string, Revocation>;

type RevocationName = keyof typeof REVOCATIONS;

export interface RevokedCase {
  row: Row;
  viewer: ViewerName;
  state: StateName;
  revocation: RevocationName;
  /** What they are answered once it has happened. */
  expected: Status;
}

/** All writes of these rows that somebody may make and, after a revocation, may not. */
export function revokedCases(rows: readonly Row[], isWrite: (row: Row) => boolean): RevokedCase[] {
  const cases: RevokedCase[] = [];
  for (const row of rows.filter(isWrite)) {
    for (const [revocation, { from, as }] of Object.entries(REVOCATIONS)) {
      for (const viewer of from) {
        const state = viewer === 'writer' ? 'secret' : 'public';
        const [before, after] = [row.on[state], row.on[as.state]];
        if (!before || !after || statusFor(before, viewer) !== 200) continue;
        const expected = statusFor(after, 'viewer' in as ? as.viewer : viewer);
        if (expected === 200 || expected === 'idle') continue;
        cases.push({ row, viewer, state, revocation: revocation as RevocationName, expected });
      }
    }
  }
  return cases;
}

/**
 * Makes the call while somebody else holds the board, revokes the permission under that lock, and lets go. Answers what
 * went wrong: a status other than foretold, or anything that the call changed.
 */
export async function revokeMeanwhile(
  walk: Walk,
  one: RevokedCase,
  resource: AnyResource,
): Promise<string[]> {
  const { world } = walk;
  const { db } = world.platform;
  const thing = await makeThing(world, one.state);
  const actor = actorFor(world, one.viewer, one.state);
  const options = await one.row.options(thing, actor);
  await db.write('delete from throttles');
  const context = await actor.context();
  const before = await walk.fingerprint();
  let asked: ReturnType<typeof answerTo> | undefined;
  let revoking: string | undefined;
  await db.transaction(async (tx) => {
    await hold(tx, ['boards', [thing.board]]);
    asked = answerTo(resource, { ...actor, context: async () => context }, options);
    await untilWaiting(db, asked);
    await REVOCATIONS[one.revocation].revoke(tx, thing, actor.person.id);
    revoking = await transactionOf(tx);
  });
  const status = (await asked)?.status;
  const after = await walk.fingerprint(revoking);
  await unblock(walk, thing, actor.person.id);
  return [
    ...(status === String(one.expected) ? [] : [`answered ${status} instead of ${one.expected}`]),
    ...(after === before ? [] : [after]),
  ];
}

async function unblock({ world, fingerprint }: Walk, { owner }: Thing, personId: Id): Promise<void> {
  const { db } = world.platform;
  await db.write('delete from blocks where blocker_id = $1 and blocked_id = $2', [owner.id, personId]);
  await db.write('delete from blocked_by where blocker_id = $1 and blocked_id = $2', [owner.id, personId]);
  await fingerprint();
}
