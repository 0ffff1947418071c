import type { z } from 'zod';

/** How a queue holds and runs its jobs. Times in seconds. */
export interface JobOptions<Data> {
  /** Runs after the first that fails; 3 unless told otherwise. */
  retryLimit?: number;
  /** Pause before the first retry, doubled for each further one; 2 unless told otherwise. */
  retryDelay?: number;
  /** A run that takes longer is aborted and counts as failed; 900 unless told otherwise. */
  expireInSeconds?: number;
  /** How many run at once in one process; 1 unless told otherwise. */
  concurrency?: number;
  /** How long a finished job is kept; one day unless told otherwise. */
  keepSeconds?: number;
  /** Of the jobs with one key at most one waits and one runs; enqueuing another is then a no-op. */
  singletonKey?: (data: Data) => string;
  /** Names that it had before. Their queues are worked off too: processes of the last release may still add to them. */
  formerNames?: readonly string[];
  /** With a key: nothing waits behind a running job either. Only for work that need not see what came meanwhile. */
  isDroppedWhileRunning?: boolean;
}

export interface JobContext {
  /** Aborted when the run exceeds its time, or when a stopping process can wait no longer. */
  signal: AbortSignal;
  /** The same for every attempt at one job. */
  id: string;
  /** From 1. */
  attempt: number;
  /** Whether a failure now is final. */
  isLast: boolean;
}

/** The part of a job that a writer needs. */
export interface Enqueueable<Input> {
  readonly name: string;
  /** @throws ZodError where the data does not fit. Answers it as it will read back from the database. */
  check: (data: Input) => { data: object; singletonKey: string | undefined };
}

/** When a job runs by itself, with what, and under which key. */
export interface Schedule {
  cron: string;
  data: object;
  isAlsoAtStart: boolean;
  singletonKey: string | undefined;
}

/** A job of any data: what the workers need. `Platform` is what its functions are handed. */
export interface AnyJob<in Platform> {
  readonly name: string;
  readonly options: Omit<JobOptions<never>, 'singletonKey'>;
  readonly isSingleton: boolean;
  /** Minute, hour, day, month, weekday in UTC, with the data of each run. */
  readonly schedule: Schedule | undefined;
  readonly perform: (platform: Platform, data: unknown, context: JobContext) => Promise<void>;
  readonly giveUp: ((platform: Platform, data: unknown, reason: string) => Promise<void>) | undefined;
}

export interface Job<in Platform, Input> extends AnyJob<Platform>, Enqueueable<Input> {}

interface Definition<Platform, Schema extends z.ZodType<unknown, object>> {
  /** Noun and verb: `albums.merge`. */
  name: string;
  data: Schema;
  options?: JobOptions<z.output<Schema>>;
  schedule?: {
    cron: string;
    data: z.input<Schema>;
    /** It also runs whenever workers start; give it a singleton key, as several processes may start at once. */
    isAlsoAtStart?: boolean;
  };
  /** Throwing means: try again. It may run more than once for one job, so every step must bear repeating. */
  run: (platform: Platform, data: z.output<Schema>, context: JobContext) => Promise<void>;
  /** Called when the last attempt failed or its process died; itself retried until it succeeds. */
  onGivenUp?: (platform: Platform, data: z.output<Schema>, reason: string) => Promise<void>;
}

/** Defines a job. Its data travels as JSON, so the schema must accept what JSON gives back. */
export function defineJob<Platform, Schema extends z.ZodType<unknown, object>>(
  definition: Definition<Platform, Schema>,
): Job<Platform, z.input<Schema>> {
  const { data: schema, onGivenUp, options: { singletonKey, ...options } = {} } = definition;
  const check = (input: z.input<Schema>) => {
    const data: object = JSON.parse(JSON.stringify(input));
    const parsed = schema.parse(data);
    return { data, singletonKey: singletonKey?.(parsed) };
  };
  return {
    name: definition.name,
    options,
    isSingleton: singletonKey !== undefined,
    schedule: definition.schedule && {
      cron: definition.schedule.cron,
      ...check(definition.schedule.data),
      isAlsoAtStart: definition.schedule.isAlsoAtStart ?? false,
    },
    check,
    perform: async (platform, data, context) => definition.run(platform, schema.parse(data), context),
    giveUp: onGivenUp && (async (platform, data, reason) => onGivenUp(platform, schema.parse(data), reason)),
  };
}
