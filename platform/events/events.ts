import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Transaction } from '#platform/database/database.ts';
import type { AnyJob } from '#platform/jobs/job.ts';
import type { JobQueue } from '#platform/jobs/jobs.ts';
import type { DomainEvent, Listener } from './event.ts';

export interface Events {
  /** The listeners' jobs run if and only if the transaction commits. */
  emit<Schema extends z.ZodType<unknown, object>>(
    tx: Transaction,
    event: DomainEvent<Schema>,
    payload: NoInfer<z.input<Schema>>,
  ): Promise<void>;
}

export function listenerJobs<Platform>(listeners: readonly Listener<Platform>[]): AnyJob<Platform>[] {
  return listeners.map((listener) => listener.job);
}

export function openEvents(queue: JobQueue, listeners: readonly Listener<never>[]): Events {
  const events = new Map<string, Listener<never>['event']>();
  const subscribed = new Map<string, Listener<never>[]>();
  const names = new Set<string>();
  for (const listener of listeners) {
    const { name, event } = listener;
    if (names.has(name)) throw new Error(`two listeners have the same name: ${name}`);
    if ((events.get(event.name) ?? event) !== event)
      throw new Error(`two events have the same name: ${event.name}`);
    names.add(name);
    events.set(event.name, event);
    subscribed.set(event.name, [...(subscribed.get(event.name) ?? []), listener]);
  }
  return {
    emit: async (tx, event, input) => {
      event.schema.parse(input);
      const data = { eventId: randomUUID(), payload: input };
      for (const { job, afterSeconds } of subscribed.get(event.name) ?? []) {
        await queue.enqueue(tx, job, data, afterSeconds === undefined ? {} : { startAfter: afterSeconds });
      }
    },
  };
}
