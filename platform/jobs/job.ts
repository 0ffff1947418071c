import type { z } from 'zod';

/** Times in seconds. */
export interface JobOptions<Data> {
  retryLimit?: number;
  retryDelay?: number;
  /** A run that takes longer is aborted and counts as failed. */
  expireInSeconds?: number;
  /** The limit is for one process. */
  concurrency?: number;
  keepSeconds?: number;
  /** Per key at most one job waits and one runs; enqueuing another is a no-op. */
  singletonKey?: (data: Data) => string;
  /** Their queues are worked off too: processes of the last release may still add to them. */
  formerNames?: readonly string[];
  /** Drops new jobs with its key while one runs, too. The work must not need what arrives meanwhile. */
  isDroppedWhileRunning?: boolean;
}

export interface JobContext {
  signal: AbortSignal;
  id: string;
  attempt: number;
  isLast: boolean;
}

export interface Enqueueable<Input> {
  readonly name: string;
  /** The data as it will read back from the database. */
  check: (data: Input) => { data: object; singletonKey: string | undefined };
}

export interface Schedule {
  cron: string;
  data: object;
  isAlsoAtStart: boolean;
  singletonKey: string | undefined;
}

export interface AnyJob<in Platform> {
  readonly name: string;
  readonly options: Omit<JobOptions<never>, 'singletonKey'>;
  readonly isSingleton: boolean;
  /** Minute, hour, day, month, weekday in UTC. */
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
    /** Needs a singleton key, as several processes may start at once. */
    isAlsoAtStart?: boolean;
  };
  /** Throw to retry. It may run more than once for one job, so every step must be idempotent. */
  run: (platform: Platform, data: z.output<Schema>, context: JobContext) => Promise<void>;
  /** Called when the last attempt failed or its process died; itself retried until it succeeds. */
  onGivenUp?: (platform: Platform, data: z.output<Schema>, reason: string) => Promise<void>;
}

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
