import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id, randomHome } from '#platform/ids/ids.ts';

export interface NewEvent {
  event_type: number;
  view_type?: number | null | undefined;
  view_parameter?: string | null | undefined;
  component?: string | null | undefined;
  element?: string | null | undefined;
  object_id_str?: string | null | undefined;
  aux_data?: Record<string, unknown> | null | undefined;
}

const INSERT: Statement = {
  name: 'event-log',
  text: `insert into events (home, id, user_id, event_type, view_type, view_parameter, component, element,
      object_id_str, aux_data, occurred_at)
    values ($1::smallint, new_id($1::smallint), $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10)`,
};

/** An event lives with the person; visitors' events are spread over all homes. */
export async function insertEvent(
  db: Queryable,
  { userId, at, ...event }: NewEvent & { userId: Id | null; at: Date },
): Promise<void> {
  await db.write(INSERT, [
    ...[userId ? homeOf(userId) : randomHome(), userId, event.event_type, event.view_type ?? null],
    ...[event.view_parameter ?? null, event.component ?? null, event.element ?? null],
    ...[event.object_id_str ?? null, JSON.stringify(event.aux_data ?? {}), at],
  ]);
}
