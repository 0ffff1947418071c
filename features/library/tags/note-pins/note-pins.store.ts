import type { AllowedPin } from '#features/library/pins/pin-proof.ts';
import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf } from '#platform/ids/ids.ts';
import { LONGEST_NOTE } from '../tag.ts';

/** All of one person, so of one home. */
type OwnPins = readonly AllowedPin<'own'>[];

const valuesOf = (pins: OwnPins, note: string) => [
  pins[0] ? homeOf(pins[0].id) : 0,
  pins.map(({ id }) => id),
  note,
];

const FULL: Statement = {
  name: 'tags-find-full-note',
  text: `select pin_id from pin_notes where home = $1 and pin_id = any($2::bigint[])
    and char_length(text) + 1 + char_length($3::text) > ${LONGEST_NOTE} limit 1`,
};

/** Whether one of their notes would get too long with this below. */
export async function isAnyNoteFull(tx: Transaction, pins: OwnPins, note: string): Promise<boolean> {
  return (await tx.rows<{ pin_id: string }>(FULL, valuesOf(pins, note))).length > 0;
}

const ADD: Statement = {
  name: 'tags-note-pins',
  text: `insert into pin_notes (home, pin_id, user_id, text)
    select $1::smallint, pin.id, $4::bigint, $3::text from unnest($2::bigint[]) as pin (id)
    on conflict (home, pin_id) do update set text = pin_notes.text || E'\\n' || excluded.text`,
};

export async function addNoteTo(tx: Transaction, pins: OwnPins, note: string): Promise<void> {
  await tx.write(ADD, [...valuesOf(pins, note), pins[0]?.pinner_id]);
}

const FORGET: Statement = {
  name: 'tags-forget-added-note',
  text: 'delete from pin_notes where home = $1 and pin_id = any($2::bigint[]) and text = $3::text',
};

const CUT: Statement = {
  name: 'tags-cut-added-note',
  text: `update pin_notes set text = left(text, char_length(text) - char_length($3::text) - 1)
    where home = $1 and pin_id = any($2::bigint[]) and right(text, char_length($3::text) + 1) = E'\\n' || $3::text
    and char_length(text) > char_length($3::text) + 1`,
};

export async function takeNoteOff(tx: Transaction, pins: OwnPins, note: string): Promise<void> {
  await tx.write(FORGET, valuesOf(pins, note));
  await tx.write(CUT, valuesOf(pins, note));
}
