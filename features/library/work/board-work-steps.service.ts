import { z } from 'zod';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { defineJob, type Enqueueable, type Job, type JobContext } from '#platform/jobs/job.ts';
import type { JobQueue } from '#platform/jobs/jobs.ts';
import type { Context, Platform } from '#platform/resource/context.ts';
import { idOption } from '#platform/resource/options.ts';
import { type LockedAction, nameJob } from './blocking-action.store.ts';
import { giveUpWork, type Repair } from './board-work.service.ts';

export type WorkPlatform = Pick<Platform, 'db' | 'clock' | 'jobs' | 'events'>;

export type Alongside = (tx: Transaction) => Promise<unknown>;

/** Runs in its own transaction; true if more is left. It reads the progress again, so it may run twice. */
export type WorkStep = (platform: WorkPlatform, actionId: Id, alongside: Alongside) => Promise<boolean>;

/** Its data names the blocking action. */
export type BoardWork = Job<WorkPlatform, { action_id: string | number }>;

const workData = z.object({ action_id: idOption });

/** After this many steps a new job does the rest, so that no run exceeds its time limit. */
const MOST_STEPS = 500;

const nothing: Alongside = async () => {};

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

/** Avoids importing all jobs. */
export function boardWorkNamed(name: string): Enqueueable<{ action_id: Id }> {
  return { name, check: (data) => ({ data: workData.parse(data), singletonKey: undefined }) };
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
