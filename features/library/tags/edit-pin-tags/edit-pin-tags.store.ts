import type { AllowedPin } from '#features/library/pins/pin-proof.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Tag } from '../tags.store.ts';

export interface PinMarks {
  note: string;
  tags: Tag[];
}

const OF_PIN: Statement = {
  name: 'tags-of-pin',
  // Uses pin_tags_of_pin and the primary keys of tags and pin_notes.
  text: `select coalesce((select n.text from pin_notes n where n.home = $1 and n.pin_id = $2), '') as note,
    coalesce((select jsonb_agg(jsonb_build_object('id', t.id::text, 'name', t.name) order by t.key)
      from pin_tags x join tags t on t.home = x.home and t.id = x.tag_id and t.deleted_at is null
      where x.home = $1 and x.pin_id = $2), '[]'::jsonb) as tags`,
};

export async function readMarks(db: Queryable, pinId: Id): Promise<PinMarks> {
  const [row] = await db.rows<PinMarks>(OF_PIN, [homeOf(pinId), pinId]);
  return row ?? { note: '', tags: [] };
}

const WRITE: Statement = {
  name: 'tags-write-note',
  text: `insert into pin_notes (home, pin_id, user_id, text) values ($1, $2, $3, $4)
    on conflict (home, pin_id) do update set text = excluded.text`,
};

const DELETE: Statement = {
  name: 'tags-delete-note',
  text: 'delete from pin_notes where home = $1 and pin_id = $2',
};

/** The empty text deletes it. */
export async function writeNote(
  tx: Transaction,
  { id, pinner_id }: AllowedPin<'own'>,
  note: string,
): Promise<void> {
  if (note === '') await tx.write(DELETE, [homeOf(id), id]);
  else await tx.write(WRITE, [homeOf(id), id, pinner_id, note]);
}
