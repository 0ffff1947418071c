import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { InteractionKind } from '../interaction.ts';

export interface InteractionRow {
  id: Id;
  /** Seconds since 1970. */
  at: number;
}

const pageOf = (at: string, id: string) => {
  const seconds = `extract(epoch from ${at})::float8`;
  return {
    columns: `${id} as id, ${seconds} as at`,
    page: `(${seconds}, ${id}) < (coalesce($3::float8, 'infinity'), coalesce($4::bigint, 0))
      order by ${at} desc, ${id} desc limit $5`,
  };
};

const SAVED = pageOf('saved.created_at', 'saved.id');
const SAVES: Statement = {
  name: 'interactions-saves',
  // Uses the primary key of pins, and pins_of_origin.
  text: `with shown as materialized (
      select coalesce(origin_pin_id, id) as origin from pins where home = $1 and id = $2)
    select ${SAVED.columns} from shown join pins saved on saved.origin_pin_id = shown.origin
    where $2 in (saved.origin_pin_id, saved.source_pin_id) and saved.deleted_at is null
      and saved.privacy = 'public' and ${SAVED.page}`,
};

const TRIED = pageOf('tried_at', 'id');
const TRIES: Statement = {
  name: 'interactions-tries',
  // Uses pin_tries_of_pin.
  text: `select ${TRIED.columns} from pin_tries
    where home = $1 and pin_id = $2 and removed_at is null and ${TRIED.page}`,
};

const SAID = pageOf('created_at', 'id');
const COMMENTS: Statement = {
  name: 'interactions-comments',
  // Uses comments_of_pin.
  text: `select ${SAID.columns} from comments
    where home = $1 and pin_id = $2 and deleted_at is null and ${SAID.page}`,
};

const STATEMENTS: Record<InteractionKind, Statement> = { save: SAVES, try: TRIES, comment: COMMENTS };

/** Newest first. */
export function listRowsOf(
  db: Queryable,
  kind: InteractionKind,
  pinId: Id,
  { after, limit }: { after: InteractionRow | null; limit: number },
): Promise<InteractionRow[]> {
  const values = [homeOf(pinId), pinId, after?.at ?? null, after?.id ?? null, limit];
  return db.rows<InteractionRow>(STATEMENTS[kind], values);
}
