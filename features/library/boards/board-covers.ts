import type { PersonFacts, RelationFacts } from '#features/core/people/person-access.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Principal } from '#platform/resource/principal.ts';
import type { BoardRow, Standing } from './board.store.ts';
import { maySeeGuestPin } from './board-access.ts';

export type CoverImage = BoardRow['cover_pins'][number];

/** The pins on a board's card that people other than its owner may have saved. */
export function guestCoversOf(row: BoardRow): Id[] {
  return mayHaveGuests(row) ? row.cover_pins.map(({ pin_id }) => pin_id) : [];
}

/** Pins live with their pinner. After a merge, a board may hold pins of people who do not work on it. */
function mayHaveGuests({ id, collaborator_count, cover_pins }: BoardRow): boolean {
  const home = homeOf(id);
  return collaborator_count > 0 || cover_pins.some(({ pin_id }) => homeOf(pin_id) !== home);
}

interface Guests {
  viewer: Principal;
  standing: Standing | undefined;
  pinners: ReadonlyMap<string, PersonFacts>;
  relations: ReadonlyMap<string, RelationFacts>;
}

export function withVisibleCovers(row: BoardRow, { viewer, standing, pinners, relations }: Guests): BoardRow {
  if (!mayHaveGuests(row)) return row;
  const shown = row.cover_pins.filter(({ pin_id }) => {
    const pinner = pinners.get(pin_id);
    return pinner && maySeeGuestPin(viewer, row, standing, pinner, relations.get(pinner.id));
  });
  const isChosenHidden =
    row.cover_pin_id !== null && !shown.some(({ pin_id }) => pin_id === row.cover_pin_id);
  return {
    ...row,
    cover_pins: shown,
    ...(isChosenHidden && {
      cover_pin_id: null,
      cover_signature: null,
      cover_crop: null,
      has_custom_cover: false,
    }),
  };
}
