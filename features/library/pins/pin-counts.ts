import { addCounts, type CountChanges } from '#features/core/people/person-counts.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { PinKind } from './pin.ts';

export interface CountedPin {
  pinner_id: Id;
  kind: PinKind;
  is_repin: boolean;
  board_id: Id | null;
}

/** `by` is 1 if the pins are added, -1 if removed. */
export function countsOfPins(pins: readonly CountedPin[], by: 1 | -1): Map<Id, CountChanges> {
  const changes = new Map<Id, CountChanges>();
  for (const pin of pins) {
    const one: CountChanges = {
      pin_count: by,
      ...(!pin.is_repin && { created_pin_count: by }),
      ...(pin.board_id === null && { quick_saves_pin_count: by }),
      ...(pin.kind === 'story' && { story_pin_count: by }),
      ...(pin.kind === 'video' && { video_pin_count: by }),
    };
    changes.set(pin.pinner_id, addCounts(changes.get(pin.pinner_id) ?? {}, one));
  }
  return changes;
}

/** A null `boardId` takes them off their boards. */
export function countsOfMove(pins: readonly CountedPin[], boardId: Id | null): Map<Id, CountChanges> {
  const changes = countsOfPins(pins, -1);
  const after = countsOfPins(
    pins.map((pin) => ({ ...pin, board_id: boardId })),
    1,
  );
  for (const [id, change] of after) changes.set(id, addCounts(changes.get(id) ?? {}, change));
  return changes;
}
