import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { InteractionKind } from '../interaction.ts';

export interface InteractionRow {
  id: Id;
  /** Microseconds since 1970. */
  at: number;
}

const pageOf = (at: string, after: number) => ({
  columns: `id, (extract(epoch from ${at}) * 1000000)::float8 as at`,
  page: `(${at}, id) < (coalesce('epoch'::timestamptz + $${after}::bigint * interval '1 microsecond', 'infinity'),
      coalesce($${after + 1}::bigint, 0))
    order by ${at} desc, id desc limit $${after + 2}`,
});

const SAVED = pageOf('created_at', 2);
const savedFrom = (column: 'origin_pin_id' | 'source_pin_id') => `select ${SAVED.columns} from pins
    where ${column} = $1 and deleted_at is null and privacy = 'public' and ${SAVED.page}`;
const SAVES: Statement = {
  name: 'interactions-saves',
  // Uses pins_of_origin.
  text: savedFrom('origin_pin_id'),
};
const SAVES_OF_COPY: Statement = {
  name: 'interactions-saves-of-copy',
  // Uses pins_of_source.
  text: savedFrom('source_pin_id'),
};

const TRIED = pageOf('tried_at', 3);
const TRIES: Statement = {
  name: 'interactions-tries',
  // Uses pin_tries_newest.
  text: `select ${TRIED.columns} from pin_tries
    where home = $1 and pin_id = $2 and removed_at is null and ${TRIED.page}`,
};

const SAID = pageOf('created_at', 3);
const COMMENTS: Statement = {
  name: 'interactions-comments',
  // Uses comments_newest.
  text: `select ${SAID.columns} from comments
    where home = $1 and pin_id = $2 and deleted_at is null and ${SAID.page}`,
};

/** Newest first; of the first pin of a chain, everything that was saved along it. */
export function listRowsOf(
  db: Queryable,
  kind: InteractionKind,
  pin: { id: Id; origin_pin_id: Id | null },
  { after, limit }: { after: InteractionRow | null; limit: number },
): Promise<InteractionRow[]> {
  const page = [after?.at ?? null, after?.id ?? null, limit];
  if (kind === 'save')
    return db.rows<InteractionRow>(pin.origin_pin_id ? SAVES_OF_COPY : SAVES, [pin.id, ...page]);
  return db.rows<InteractionRow>(kind === 'try' ? TRIES : COMMENTS, [homeOf(pin.id), pin.id, ...page]);
}
