import { z } from 'zod';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { defineJob, type Job, type JobContext } from '#platform/jobs/job.ts';
import type { JobQueue } from '#platform/jobs/jobs.ts';
import { allowEach } from '#platform/resource/allowed.ts';
import type { Context, Platform } from '#platform/resource/context.ts';
import { idOption } from '#platform/resource/options.ts';
import { type BlockingActionKind, codeOfAction, kindOfAction } from './blocking-action.ts';
import type { AllowedBoard, AllowedBoards, LockedBoards } from './board-proof.ts';
import {
  type ActionRow,
  advanceAction,
  echoOf,
  endAction,
  findAction,
  insertAction,
  type LockedAction,
  listActionsUnderWay,
  lockAction,
  lockBoardRows,
  type NewAction,
  nameJob,
} from './board-work.store.ts';
import { targetOfAction, WHOLE_BOARD } from './watched-action.ts';

/** Most pins that one step moves, and that a call handles before it answers. */
export const STEP_PINS = 500;

function isWhole(action: ActionRow): boolean {
  return targetOfAction(action.section_id).of === 'board';
}

export type BegunWork = ActionRow;

type NewWork = Omit<NewAction, 'type' | 'sectionId'> & {
  kind: BlockingActionKind;
  /** Null means the pins outside sections; unless given, it is about the whole board. */
  sectionId?: string | null;
  /** Another board that shows the same work, by an action that advances and ends with it. */
  echoOn?: AllowedBoard;
};

/** The caller enqueues the job in this transaction. */
export async function beginWork(
  tx: Transaction,
  { kind, sectionId = WHOLE_BOARD, echoOn, ...work }: NewWork,
): Promise<LockedAction> {
  const action = { ...work, sectionId, type: codeOfAction(kind) };
  if (!echoOn) return insertAction(tx, action);
  const echo = await insertAction(tx, { ...action, board: echoOn, isOrigin: !work.isOrigin, payload: {} });
  return insertAction(tx, { ...action, payload: { ...work.payload, echo_id: echo.id } });
}

export async function findEcho(db: Queryable, action: Pick<ActionRow, 'payload'>): Promise<BegunWork | null> {
  const id = echoOf(action);
  return id && findAction(db, id);
}

export async function findWork(db: Queryable, id: Id): Promise<ActionRow | null> {
  const action = await findAction(db, id);
  return action && !action.finished_at ? action : null;
}

/** Keeps the permission it began with to its end. */
export interface LockedWork {
  action: LockedAction;
  boards: AllowedBoards<'work'>;
}

/** Locks the board of slow work, other boards it changes, then the work; null if it has ended. */
async function lockWorkOn(
  tx: Transaction,
  { id, board_id }: ActionRow,
  others: readonly Id[] = [],
): Promise<LockedWork | null> {
  const boards = await lockBoardRows(tx, [board_id, ...others]);
  const action = await lockAction(tx, id);
  return action && { action, boards: allowEach(boards, 'work') };
}

/** Null if another process took the step in the meantime, or the work has ended. */
export async function lockWork(
  tx: Transaction,
  { id, cursor }: Pick<ActionRow, 'id' | 'cursor'>,
  boards: LockedBoards,
): Promise<LockedWork | null> {
  const action = await lockAction(tx, id);
  return action?.cursor === cursor ? { action, boards: allowEach(boards, 'work') } : null;
}

/** Ends the work with its last item. True if more are left. */
export async function advanceWork(
  tx: Transaction,
  { action }: LockedWork,
  { done, total, at }: { done: number; total: number; at: Date },
): Promise<boolean> {
  if (done >= total) await endAction(tx, action, at);
  else await advanceAction(tx, action, { progress: done / total, cursor: String(done) });
  return done < total;
}

export function failWork(tx: Transaction, { action }: LockedWork, at: Date, reason: string): Promise<void> {
  return endAction(tx, action, at, reason);
}

/** A busy board cannot be deleted or merged. */
export async function isBoardBusy(tx: Transaction, boardId: Id): Promise<boolean> {
  return (await listActionsUnderWay(tx, boardId)).some(isWhole);
}

/** Nothing new may be added to such a board. */
export async function isBoardLeaving(tx: Transaction, boardId: Id): Promise<boolean> {
  return (await listActionsUnderWay(tx, boardId)).filter(isWhole).some((action) => {
    const kind = kindOfAction(action.action_type);
    return kind === 'delete_board' || (kind === 'merge' && action.is_origin);
  });
}

/** Its board and action are locked. */
export type Repair = (tx: Transaction, work: LockedWork, at: Date) => Promise<unknown>;

/** What it has done stays. */
export async function giveUpWork(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actionId: Id,
  reason: string,
  repair: Repair = async () => {},
): Promise<void> {
  const known = await findAction(db, actionId);
  if (!known || known.finished_at) return;
  await db.transaction(async (tx) => {
    const work = await lockWorkOn(tx, known);
    if (!work) return;
    const at = clock.now();
    await repair(tx, work, at);
    await endAction(tx, work.action, at, reason);
  });
}

export type WorkPlatform = Pick<Platform, 'db' | 'clock' | 'jobs' | 'events'>;

type Alongside = (tx: Transaction) => Promise<unknown>;

/** Runs in its own transaction; true if more is left. It reads the progress again, so it may run twice. */
export type WorkStep = (platform: WorkPlatform, actionId: Id, alongside: Alongside) => Promise<boolean>;

/** Its data names the blocking action. */
export type BoardWork = Job<WorkPlatform, { action_id: string | number }>;

export const workData = z.object({ action_id: idOption });

/** After this many steps a new job does the rest, so that no run exceeds its time limit. */
const MOST_STEPS = 500;

const nothing: Alongside = async () => {};

interface Step<Payload> extends LockedWork {
  tx: Transaction;
  platform: WorkPlatform;
  board: AllowedBoard<'work'>;
  payload: Payload;
  at: Date;
}

type StepResult = 'done' | { failure: string } | { progress: number; cursor: Id | null };

/** A step that works under the locks of its board and of further boards that the payload names. */
export function defineStep<Payload>(
  payload: z.ZodType<Payload>,
  take: (step: Step<Payload>) => Promise<StepResult>,
  furtherBoards: (payload: Payload) => Id[] = () => [],
): WorkStep {
  return async (platform, actionId, alongside) => {
    const known = await findWork(platform.db, actionId);
    if (!known) return false;
    const data = payload.parse(known.payload);
    return platform.db.transaction(async (tx) => {
      const work = await lockWorkOn(tx, known, furtherBoards(data));
      const board = work?.boards.get(known.board_id);
      if (!work || !board) return false;
      const at = platform.clock.now();
      const result = await take({ ...work, tx, platform, board, payload: data, at });
      const isMore = result !== 'done' && 'progress' in result;
      if (isMore) {
        await advanceAction(tx, work.action, result);
        await alongside(tx);
      } else {
        await endAction(tx, work.action, at, result === 'done' ? null : result.failure);
      }
      return isMore;
    });
  };
}

/**
 * If the job is given up, its action fails and half-done work is repaired. Work that must finish stays in
 * progress instead and resumes with other lost work.
 */
export function defineBoardWork(
  name: string,
  step: WorkStep,
  { isEnded = true, repair }: { isEnded?: boolean; repair?: Repair } = {},
): BoardWork {
  const job: BoardWork = defineJob({
    name,
    data: workData,
    // No singleton: the queue would delay continuations and retries by a minute. Two at once are harmless.
    options: { retryLimit: 8, concurrency: 2 },
    run: (platform: WorkPlatform, { action_id }, context) => {
      const handOn: Alongside = (tx) => platform.jobs.enqueue(tx, job, { action_id });
      return takeSteps((alongside) => step(platform, action_id, alongside), handOn, context);
    },
    ...(isEnded && {
      onGivenUp: (platform: WorkPlatform, { action_id }: z.output<typeof workData>, reason: string) =>
        giveUpWork(platform, action_id, reason, repair),
    }),
  });
  return job;
}

/** The action stores the job's name in case the queue is lost. */
export async function handToJob(
  { jobs }: { jobs: JobQueue },
  tx: Transaction,
  job: BoardWork,
  action: LockedAction,
): Promise<void> {
  await nameJob(tx, action, job.name);
  await jobs.enqueue(tx, job, { action_id: action.id });
}

/**
 * If an earlier attempt failed or died, the first step hands the rest to a new job: work that progresses is not given
 * up, however often it is interrupted.
 */
async function takeSteps(
  step: (alongside: Alongside) => Promise<boolean>,
  handOn: Alongside,
  { attempt, signal }: JobContext,
): Promise<void> {
  for (let steps = 1; ; steps += 1) {
    signal.throwIfAborted();
    const isLast = attempt > 1 || steps >= MOST_STEPS;
    const isMore = await step(isLast ? handOn : nothing);
    if (!isMore || isLast) return;
  }
}

/** Runs after its transaction commits and before the call answers. If that fails, the job does the rest. */
export function workOnceBegun(context: Context, tx: Transaction, step: WorkStep, actionId: Id): void {
  tx.afterCommit(async () => {
    try {
      for (let steps = 0; steps < 3; steps += 1) {
        if (!(await step(context, actionId, nothing))) return;
      }
    } catch (error) {
      context.log.warn({ err: error, action: actionId }, 'slow work left to its job');
    }
  });
}
