import { expect, test } from 'vitest';
import { DRAGGABLE_TYPES, dropsAllowed } from './drag-rules.ts';

const of = (type: string, list = 'one') => ({ type, list });

test('pins, boards, sections and the pages of an Idea Pin can be dragged, each among its own', () => {
  expect(DRAGGABLE_TYPES).toEqual(['pin', 'board', 'section', 'carouselitem']);
  for (const type of DRAGGABLE_TYPES) {
    expect(dropsAllowed(of(type), of(type)).edge, type).toBe(true);
    expect(dropsAllowed(of(type), of(type, 'another')).edge, type).toBe(false);
  }
  expect(dropsAllowed(of('user'), of('user'))).toEqual({ centre: false, edge: false });
});

test('boards merge with boards of any list, pins go into sections, and nothing else goes onto anything', () => {
  const onto = DRAGGABLE_TYPES.flatMap((type) =>
    DRAGGABLE_TYPES.filter((over) => dropsAllowed(of(type), of(over, 'another')).centre).map((over) => [
      type,
      over,
    ]),
  );
  expect(onto).toEqual([
    ['pin', 'section'],
    ['board', 'board'],
  ]);
});
