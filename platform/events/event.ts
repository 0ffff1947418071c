import { z } from 'zod';
import { defineJob, type Job, type JobContext, type JobOptions } from '#platform/jobs/job.ts';

export interface DomainEvent<Schema extends z.ZodType<unknown, object>> {
  /** What happened, in the past tense: `AlbumsMerged`. */
  readonly name: string;
  readonly schema: Schema;
}

/** Its payload travels as JSON: ids and text, not rows. */
export function defineEvent<Schema extends z.ZodType<unknown, object>>(
  name: string,
  schema: Schema,
): DomainEvent<Schema> {
  return { name, schema };
}

export interface EventContext extends JobContext {
  /** The same for every listener and every attempt: use it as an idempotency key. */
  eventId: string;
}

export interface Listener<in Platform> {
  readonly name: string;
  readonly event: DomainEvent<z.ZodType<unknown, object>>;
  readonly job: Job<Platform, { eventId: string; payload: unknown }>;
  readonly afterSeconds: number | undefined;
}

interface Definition<Platform, Schema extends z.ZodType<unknown, object>> {
  name: string;
  on: DomainEvent<Schema>;
  options?: Omit<JobOptions<never>, 'singletonKey'>;
  /** Events with the same key within this time are handled once, as the first, perhaps before the last is committed. */
  merged?: { key: (payload: z.output<Schema>) => string; afterSeconds: number };
  run: (platform: Platform, payload: z.output<Schema>, context: EventContext) => Promise<void>;
}

/** Each event comes at least once, in no guaranteed order: `run` must be idempotent, keyed by its subject or `eventId`. */
export function defineListener<Platform, Schema extends z.ZodType<unknown, object>>(
  definition: Definition<Platform, Schema>,
): Listener<Platform> {
  const { name, on, options = {}, merged, run } = definition;
  const keyOf = merged && ((data: { payload: unknown }) => merged.key(on.schema.parse(data.payload)));
  const job = defineJob({
    name: `on.${name}`,
    data: z.object({ eventId: z.string(), payload: z.unknown() }),
    options: { ...options, ...(keyOf && { singletonKey: keyOf }) },
    run: async (platform: Platform, data, context) =>
      run(platform, on.schema.parse(data.payload), { ...context, eventId: data.eventId }),
  });
  return { name, event: on, job, afterSeconds: merged?.afterSeconds };
}
