import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { holdCommit } from '#platform/database/held-commit.ts';
import { type Home, homeOf, type Id } from '#platform/ids/ids.ts';
import type { Context, Platform } from '#platform/resource/context.ts';
import { invalid, Refusal } from '#platform/resource/refusal.ts';
import type { AnyResource } from '#platform/resource/resource.ts';
import { dispatch, requireActing } from './dispatch.ts';
import type { Success } from './envelope.ts';

const RETENTION_MS = 24 * 3600 * 1000;
/** A call without an answer by then died with its process, and the next one with its key may begin. */
const LONGEST_RUN_MS = 2 * 60 * 1000;
const CHECK_EVERY_MS = 100;
const MAX_POLLS = 100;

interface Claim {
  home: Home;
  userId: Id;
  key: string;
  call: string;
  startedAt: Date;
}

/**
 * For 24 hours the same call with a key gets the first answer, or waits for it. The answer is committed with
 * the write, so a crash leaves both or neither. A refused or failed call changed nothing, so it runs again.
 * @throws Refusal 409 if the key came with other options, or the first call takes too long to wait for
 */
export async function dispatchOnce(
  resource: AnyResource,
  context: Context,
  sent: unknown,
  key: string,
): Promise<Success> {
  const { viewer } = context;
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw invalid('Idempotency-Key', 'Idempotency-Key must be 1 to 255 visible ASCII characters.');
  }
  // Anonymous viewers have nothing to protect: a second account with one address is refused anyway.
  if (viewer.id === undefined || resource.isNotStored) return dispatch(resource, context, sent);
  await requireActing(resource, context, sent);
  const claim: Claim = {
    home: homeOf(viewer.id),
    userId: viewer.id,
    key: keyedHash(context, [viewer.kind, resource.name, key]),
    call: keyedHash(context, [JSON.stringify(sent)]),
    startedAt: context.clock.now(),
  };
  return (await firstAnswer(context, claim)) ?? runClaimed(resource, context, sent, claim);
}

/** Returns how many. */
export function forgetKeys({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  // Uses idempotency_keys_by_age.
  return db.write('delete from idempotency_keys where started_at <= $1', [
    new Date(clock.now().getTime() - RETENTION_MS),
  ]);
}

/** Call this only when an installation's only process starts: at other times calls may be under way. */
export async function forgetUnanswered({ db }: Pick<Platform, 'db'>): Promise<void> {
  await db.write('delete from idempotency_keys where answer is null');
}

// Uses the primary key.
const CLAIM: Statement = {
  name: 'idempotency-claim',
  text: `
    insert into idempotency_keys as held (home, user_id, key, started_at, call) values ($1, $2, $3, $4, $5)
    on conflict (home, user_id, key) do update
      set call = excluded.call, answer = null, started_at = excluded.started_at
    where held.started_at <= $6 or (held.answer is null and held.started_at <= $7)`,
};

// Uses the primary key.
const FIND: Statement = {
  name: 'idempotency-find',
  text: 'select call, answer from idempotency_keys where home = $1 and user_id = $2 and key = $3',
};

/** Null if this call is the first and now holds the key. */
async function firstAnswer({ db }: Context, claim: Claim): Promise<Success | null> {
  const { home, userId, key, call, startedAt } = claim;
  const before = (milliseconds: number) => new Date(startedAt.getTime() - milliseconds);
  const claiming = [...placeOf(claim), call, before(RETENTION_MS), before(LONGEST_RUN_MS)];
  for (let looks = 0; looks < MAX_POLLS; looks += 1) {
    if ((await db.write(CLAIM, claiming)) > 0) return null;
    const [held] = await db.rows<{ call: string; answer: Success | null }>(FIND, [home, userId, key]);
    if (held && held.call !== call) throw keyReused();
    if (held?.answer) return held.answer;
    await pause(CHECK_EVERY_MS);
  }
  throw stillRunning();
}

const placeOf = ({ home, userId, key, startedAt }: Claim) => [home, userId, key, startedAt];

async function runClaimed(
  resource: AnyResource,
  context: Context,
  sent: unknown,
  claim: Claim,
): Promise<Success> {
  const held = holdCommit(context.db);
  try {
    const success = await dispatch(resource, { ...context, db: held.db }, sent);
    await held.commit((tx) => keepAnswer(tx, claim, success));
    return success;
  } catch (error) {
    await held
      .rollBack()
      .then(() => release(context, claim))
      .catch((failure: Error) => {
        // The call's own error matters more; the claim expires by itself.
        context.log.warn({ err: failure }, 'a key could not be released');
      });
    throw error;
  }
}

const HELD = 'home = $1 and user_id = $2 and key = $3 and started_at = $4';

// Uses the primary key.
const KEEP: Statement = {
  name: 'idempotency-keep',
  text: `update idempotency_keys set answer = $5 where ${HELD}`,
};

/** @throws Refusal 409 where the claim expired and another call has the key: only one of the two may write. */
async function keepAnswer(tx: Queryable, claim: Claim, success: Success): Promise<void> {
  const values = [...placeOf(claim), JSON.stringify(success)];
  const kept = await tx.write(KEEP, values);
  if (kept === 0) throw stillRunning();
}

/** If the connection was lost during the commit, the answer may be there, and stays. */
async function release({ db }: Context, claim: Claim): Promise<void> {
  await db.write(`delete from idempotency_keys where ${HELD} and answer is null`, placeOf(claim));
}

/** Keyed, as the options may contain a password that could be guessed from a plain hash. */
function keyedHash({ config }: Context, parts: string[]): string {
  return createHmac('sha256', config.secret).update(parts.join('\0')).digest('base64url');
}

function keyReused(): Refusal {
  return new Refusal({
    kind: 'conflict',
    reason: 'idempotency-key-reused',
    message: 'This Idempotency-Key was already used for a different call. Use a new key.',
    field: 'Idempotency-Key',
  });
}

function stillRunning(): Refusal {
  return new Refusal({
    kind: 'conflict',
    reason: 'idempotency-key-in-use',
    message: 'The first call with this Idempotency-Key is still running. Try again in a moment.',
    field: 'Idempotency-Key',
    retryAfterSeconds: 1,
  });
}
