import { expect, test } from 'vitest';
import { type DragEvent, type DragItem, type DragState, IDLE, nextDrag, type Zone } from './drag-state.ts';

const item: DragItem = { key: 'a', type: 'tile', label: 'A', list: 'one' };
const centre: Zone = { key: 'b', place: 'centre' };
const edge: Zone = { key: 'b', place: 'before' };

function after(...events: DragEvent[]): DragState {
  return events.reduce(nextDrag, nextDrag(IDLE, { name: 'lift', item }));
}

test('a centre counts after 20 ms of hovering, not before', () => {
  const hover: DragEvent = { name: 'hover', zone: centre, at: 1000 };
  expect(after(hover, { name: 'wait', at: 1019 }).name).toBe('lifted');
  expect(after(hover, { name: 'wait', at: 1020 })).toEqual({ name: 'over-centre', item, zone: centre });
});

test('an edge counts after 200 ms of hovering, not before', () => {
  const hover: DragEvent = { name: 'hover', zone: edge, at: 1000 };
  expect(after(hover, { name: 'wait', at: 1199 }).name).toBe('lifted');
  expect(after(hover, { name: 'wait', at: 1200 })).toEqual({ name: 'over-edge', item, zone: edge });
});

test('time runs from when the pointer came to the zone, and anew in the next one', () => {
  const state = after(
    { name: 'hover', zone: edge, at: 0 },
    { name: 'hover', zone: edge, at: 150 },
    { name: 'wait', at: 199 },
    { name: 'hover', zone: { ...edge, place: 'after' }, at: 199 },
    { name: 'wait', at: 210 },
  );
  expect(state).toMatchObject({ name: 'lifted', pending: { since: 199 } });
  expect(nextDrag(state, { name: 'wait', at: 399 })).toMatchObject({ name: 'over-edge' });
});

test('what was hovered over long enough ends when the pointer leaves it', () => {
  const over = after({ name: 'hover', zone: centre, at: 0 }, { name: 'wait', at: 20 });
  expect(nextDrag(over, { name: 'hover', zone: centre, at: 30 })).toBe(over);
  expect(nextDrag(over, { name: 'hover', zone: null, at: 30 })).toEqual({
    name: 'lifted',
    item,
    pending: null,
  });
});

test('dropped over a zone that counts it is dropped there, else it goes back', () => {
  const hover: DragEvent = { name: 'hover', zone: centre, at: 0 };
  expect(after(hover, { name: 'drop', at: 20 })).toEqual({ name: 'dropped', item, zone: centre });
  expect(after(hover, { name: 'drop', at: 10 })).toEqual({ name: 'cancelled', item });
  expect(after({ name: 'drop', at: 10 })).toEqual({ name: 'cancelled', item });
});

test('a zone that a key chose counts at once; choosing none goes back to where it was', () => {
  const chosen = after({ name: 'choose', zone: edge });
  expect(chosen.name).toBe('over-edge');
  expect(nextDrag(chosen, { name: 'choose', zone: centre }).name).toBe('over-centre');
  expect(nextDrag(chosen, { name: 'choose', zone: null }).name).toBe('lifted');
  expect(nextDrag(chosen, { name: 'drop', at: 0 })).toMatchObject({ name: 'dropped', zone: edge });
});

test('a cancelled, a dropped and an idle drag answer to nothing but a new one', () => {
  const ended = [
    after({ name: 'cancel' }),
    after({ name: 'choose', zone: edge }, { name: 'drop', at: 0 }),
    IDLE,
  ];
  for (const state of ended) {
    expect(nextDrag(state, { name: 'drop', at: 5 })).toBe(state);
    expect(nextDrag(state, { name: 'hover', zone: centre, at: 5 })).toBe(state);
    expect(nextDrag(state, { name: 'lift', item }).name).toBe('lifted');
  }
});
