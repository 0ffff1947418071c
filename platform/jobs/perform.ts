import type { JobWithMetadata } from 'pg-boss';
import type { Logger } from '#platform/telemetry/log.ts';
import type { AnyJob, JobContext } from './job.ts';

export interface JobRun {
  job: string;
  outcome: 'done' | 'failed' | 'given-up';
  seconds: number;
}

export interface Observer {
  log: Logger;
  onRun: (run: JobRun) => void;
}

/** Logs a failure here, once, and rethrows it so that the job is retried. */
export async function perform<Platform>(
  job: AnyJob<Platform>,
  platform: Platform,
  fetched: JobWithMetadata,
  observer: Observer,
): Promise<void> {
  const { id, retryCount, retryLimit } = fetched;
  const context: JobContext = {
    signal: fetched.signal,
    id,
    attempt: retryCount + 1,
    isLast: retryCount >= retryLimit,
  };
  await observed(job.name, context, observer, () => job.perform(platform, fetched.data, context));
}

/** `fetched` is the job's copy in the queue for given-up ones. */
export async function performGiveUp<Platform>(
  job: AnyJob<Platform>,
  platform: Platform,
  fetched: JobWithMetadata,
  observer: Observer,
): Promise<void> {
  const { id, retryCount, output } = fetched;
  const reason = reasonOf(output);
  if (retryCount === 0) {
    observer.onRun({ job: job.name, outcome: 'given-up', seconds: 0 });
    observer.log.error({ job: job.name, jobId: fetched.sourceId, reason }, 'job given up');
  }
  const context = { id, attempt: retryCount + 1 };
  try {
    await observed(`${job.name} (given up)`, context, observer, async () =>
      job.giveUp?.(platform, fetched.data, reason),
    );
  } catch {
    // Logged above. The queue passes the last failure's message to the next attempt: it must be the reason.
    throw new Error(reason);
  }
}

async function observed(
  name: string,
  context: Pick<JobContext, 'id' | 'attempt'>,
  { log, onRun }: Observer,
  action: () => Promise<void>,
) {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  try {
    await action();
    onRun({ job: name, outcome: 'done', seconds: seconds() });
  } catch (error) {
    onRun({ job: name, outcome: 'failed', seconds: seconds() });
    log.error({ err: error, job: name, jobId: context.id, attempt: context.attempt }, 'job failed');
    throw error;
  }
}

/** pg-boss stores a thrown error as `{message}`, its own reasons and whatever else is thrown as `{value}`. */
function reasonOf(output: unknown): string {
  const inner = isObject(output) ? (output.value ?? output) : output;
  return String(isObject(inner) ? inner.message : inner);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
