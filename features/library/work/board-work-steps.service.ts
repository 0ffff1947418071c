import { z } from 'zod';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { defineJob, type Enqueueable, type Job, type JobContext } from '#platform/jobs/job.ts';
import type { JobQueue } from '#platform/jobs/jobs.ts';
import type { Context, Platform } from '#platform/resource/context.ts';
import { idOption } from '#platform/resource/options.ts';
import { type LockedAction, nameJob } from './blocking-action.store.ts';
import { giveUpWork, type PutRight } from './board-work.service.ts';

/** What slow work on boards is handed. */
export type WorkPlatform = Pick<Platform, 'db' | 'clock' | 'jobs' | 'events'>;

/** Runs in the transaction of a step. */
export type Alongside = (tx: Transaction) => Promise<unknown>;

/**
 * One step of slow work, in one transaction of its own; true where more is left. It reads anew how far the work has
 * come, so that it may run twice, or after a crash.
 */
export type WorkStep = (platform: WorkPlatform, actionId: Id, alongside: Alongside) => Promise<boolean>;

/** Slow work in a queue, named by its blocking action. */
export type BoardWork = Job<WorkPlatform, { action_id: string | number }>;

const workData = z.object({ action_id: idOption });

/** After this many steps the rest is a job of its own, so that no run exceeds its time. */
const MOST_STEPS = 500;

const nothing: Alongside = async () => {};

/**
 * Defines a job that takes steps until none is left. When it is given up, its action ends with the reason and what
 * is half done is put right, unless it must come to its end: then it stays under way, and is taken up again with what
 * was lost.
 */
export function defineBoardWork(
  name: string,
  step: WorkStep,
  { isEnded = true, putRight }: { isEnded?: boolean; putRight?: PutRight } = {},
): BoardWork {
  const job: BoardWork = defineJob({
    name,
    data: workData,
    // No singleton: the queue would leave what is handed on, or tried again, for a minute more. Two at once do no harm.
    options: { retryLimit: 8, concurrency: 2 },
    run: (platform: WorkPlatform, { action_id }, context) => {
      const handOn: Alongside = (tx) => platform.jobs.enqueue(tx, job, { action_id });
      return takeSteps((alongside) => step(platform, action_id, alongside), handOn, context);
    },
    ...(isEnded && {
      onGivenUp: (platform: WorkPlatform, { action_id }: z.output<typeof workData>, reason: string) =>
        giveUpWork(platform, action_id, reason, putRight),
    }),
  });
  return job;
}

/** The work of this name, for whoever finds it in an action and must not know all that there is. */
export function boardWorkNamed(name: string): Enqueueable<{ action_id: Id }> {
  return { name, check: (data) => ({ data: workData.parse(data), singletonKey: undefined }) };
}

/** Enqueues the work of an action that was written in this transaction; the action names it, should the queue be lost. */
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
 * Takes steps to the end. Where an attempt before this one failed or died, the first step hands the rest on to a new
 * job: what gets further is not given up, however often it is interrupted.
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

/**
 * Takes the steps of small work once it has begun for all to see, before its call answers. Where that fails, or the
 * process dies, its job does what is left.
 */
export function workOnceBegun(context: Context, tx: Transaction, step: WorkStep, actionId: Id): void {
  tx.afterCommit(async () => {
    try {
      for (let steps = 0; steps < 3; steps += 1) {
        if (!(await step(context, actionId, nothing))) return;
      }
    } catch (error) {
      context.log.warn({ err: error, action: actionId }, 'slow work is left to its job');
    }
  });
}
