import { expect, test } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import { type MixedPin, mixPins, SPAN } from './mix-pins.ts';

/** Deterministic, so that a failure can be repeated. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

const id = (text: string) => text as Id;

/** A few people make most of the pins; each has some boards, and some pictures come twice. */
function worldOf(seed: number, { size = 120, people = 12, followed = 4 } = {}) {
  const random = randomFrom(seed + 1);
  const pins = Array.from({ length: size }, (_, at): MixedPin => {
    const author = Math.min(random(people), random(people), random(people));
    return {
      id: id(`p${at}`),
      authorId: id(`a${author}`),
      boardId: random(4) === 0 ? null : id(`b${author}-${random(3)}`),
      topicId: random(3) === 0 ? null : id(`t${random(6)}`),
      picture: `picture ${random(9) === 0 ? random(at + 1) : at}`,
      saves: random(5) === 0 ? random(200) : 0,
    };
  });
  const isFollowed = (pin: MixedPin) => Number(pin.authorId.slice(1)) < followed;
  return { followed: pins.filter(isFollowed), fresh: pins.filter((pin) => !isFollowed(pin)) };
}

const WORLDS = Array.from({ length: 60 }, (_, seed) => {
  const people = 2 + (seed % 20);
  return worldOf(seed, { people, followed: seed % (people + 1), size: 20 + ((seed * 7) % 150) });
});

const authorsIn = (pins: readonly MixedPin[]) => new Set(pins.map((pin) => pin.authorId)).size;

/** Page by page, as the feed does. */
function pagesOf({ followed, fresh }: ReturnType<typeof worldOf>, size: number) {
  const shown: MixedPin[] = [];
  for (;;) {
    const pictures = new Set(shown.map((pin) => pin.picture));
    const isLeft = (pin: MixedPin) => !pictures.has(pin.picture);
    const streams = { followed: followed.filter(isLeft), fresh: fresh.filter(isLeft) };
    const page = mixPins({ ...streams, before: shown.slice(1 - SPAN), hidden: [] }, size);
    if (page.length === 0) return shown;
    shown.push(...page);
  }
}

test('no author is more than twice in any ten while five could fill it, on whatever pages', () => {
  for (const world of WORLDS) {
    for (const size of [1, 7, 25]) {
      const shown = pagesOf(world, size);
      const all = [...world.followed, ...world.fresh];
      shown.forEach((pin, at) => {
        const pictures = new Set(shown.slice(0, at).map((one) => one.picture));
        const left = all.filter((one) => !pictures.has(one.picture));
        if (authorsIn(left) < 5) return;
        const ten = shown.slice(Math.max(0, at - SPAN + 1), at + 1);
        expect(ten.filter((one) => one.authorId === pin.authorId).length).toBeLessThanOrEqual(2);
      });
    }
  }
});

test('every picture comes once, and nothing is lost', () => {
  for (const world of WORLDS) {
    const shown = pagesOf(world, 25);
    const pictures = shown.map((pin) => pin.picture);
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(new Set(pictures)).toEqual(new Set([...world.followed, ...world.fresh].map((pin) => pin.picture)));
  }
});

const pin = (name: string, about: Partial<MixedPin> = {}): MixedPin => ({
  ...{ id: id(name), authorId: id(`author of ${name}`), boardId: null, topicId: null },
  ...{ picture: name, saves: 0, ...about },
});

const namesOf = (pins: readonly MixedPin[]) => pins.map((one) => one.id).join(' ');
const NONE = { followed: [], fresh: [], before: [], hidden: [] };

test('a board is no more than twice in ten and a topic four times while others are left', () => {
  const ofBoard = ['b1', 'b2', 'b3'].map((name) => pin(name, { boardId: id('board') }));
  const others = ['o1', 'o2', 'o3', 'o4', 'o5', 'o6', 'o7', 'o8', 'o9'].map((name) => pin(name));
  expect(namesOf(mixPins({ ...NONE, fresh: [...ofBoard, ...others] }, 12))).toBe(
    'b1 b2 o1 o2 o3 o4 o5 o6 o7 o8 b3 o9',
  );
  const ofTopic = ['t1', 't2', 't3', 't4', 't5'].map((name) => pin(name, { topicId: id('topic') }));
  expect(namesOf(mixPins({ ...NONE, fresh: [...ofTopic, ...others.slice(0, 7)] }, 12))).toBe(
    't1 t2 t3 t4 o1 o2 o3 o4 o5 o6 t5 o7',
  );
});

test('two of three are of what one follows, and often saved ones come earlier', () => {
  const [followed, fresh] = ['f', 'n'].map((kind) => [1, 2, 3, 4].map((at) => pin(`${kind}${at}`)));
  expect(namesOf(mixPins({ ...NONE, followed: followed ?? [], fresh: fresh ?? [] }, 6))).toBe(
    'f1 f2 n1 f3 f4 n2',
  );
  const liked = pin('liked', { saves: 30 });
  expect(namesOf(mixPins({ ...NONE, fresh: [...(fresh ?? []), liked] }, 5))).toBe('liked n1 n2 n3 n4');
});

test('what shares author, board or topic with hidden pins comes later', () => {
  const [author, board, topic] = [id('author'), id('board'), id('topic')];
  const alike = [pin('a', { authorId: author }), pin('b', { boardId: board }), pin('t', { topicId: topic })];
  const others = Array.from({ length: 12 }, (_, at) => pin(`o${at}`));
  const hidden = [pin('h', { authorId: author, boardId: board, topicId: topic })];
  const fresh = [...alike, ...others];
  expect(namesOf(mixPins({ ...NONE, fresh }, 3))).toBe('a b t');
  const mixed = namesOf(mixPins({ ...NONE, fresh, hidden }, 15)).split(' ');
  expect(mixed.slice(0, 3)).toEqual(['o0', 'o1', 'o2']);
  expect(mixed.at(-1)).toBe('a');
  for (const name of ['b', 't']) expect(mixed.indexOf(name)).toBeGreaterThan(6);
  const followed = namesOf(mixPins({ ...NONE, followed: alike, fresh: others, hidden }, 15)).split(' ');
  for (const name of ['a', 'b', 't']) expect(followed.indexOf(name)).toBeGreaterThan(8);
});
