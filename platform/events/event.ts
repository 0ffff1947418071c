import { z } from 'zod';
import { defineJob, type Job, type JobContext, type JobOptions } from '#platform/jobs/job.ts';

/** News that one part of the product tells all others, without knowing who listens. */
export interface DomainEvent<Schema extends z.ZodType<unknown, object>> {
  /** What happened, in the past tense: `AlbumsMerged`. */
  readonly name: string;
  readonly schema: Schema;
}

/** Defines an event. Its payload travels as JSON: ids and words, not rows. */
export function defineEvent<Schema extends z.ZodType<unknown, object>>(
  name: string,
  schema: Schema,
): DomainEvent<Schema> {
  return { name, schema };
}

export interface EventContext extends JobContext {
  /** The same for every listener and every attempt: a key to do a thing once. */
  eventId: string;
}

/** A listener of any event. */
export interface Listener<in Platform> {
  readonly name: string;
  readonly event: DomainEvent<z.ZodType<unknown, object>>;
  /** The job that carries the event to this listener. */
  readonly job: Job<Platform, { eventId: string; payload: unknown }>;
  /** How long an event waits for others to merge with; undefined where each is heard by itself. */
  readonly afterSeconds: number | undefined;
}

interface Definition<Platform, Schema extends z.ZodType<unknown, object>> {
  /** Whose concern it is and what it does: `albums.show-in-news`. */
  name: string;
  on: DomainEvent<Schema>;
  options?: Omit<JobOptions<never>, 'singletonKey'>;
  /**
   * Events of one key that come within this time are heard as one, the first. Only for a listener that needs to know no
   * more than the key, and that bears to run a moment before the last of these events is committed.
   */
  merged?: { key: (payload: z.output<Schema>) => string; afterSeconds: number };
  run: (platform: Platform, payload: z.output<Schema>, context: EventContext) => Promise<void>;
}

/**
 * Defines a listener. It hears each event at least once, in no promised order: after a crash or a failure the
 * same event comes again, so `run` must bear repeating (a write keyed by what it is about, or by `eventId`).
 */
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
