import { expect, test } from 'vitest';
import { createSeenTime } from './seen-time.ts';

function timed() {
  let now = 1000;
  const seen = createSeenTime(() => now);
  return {
    seen,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test('a thing counts from when it is registered until it is unregistered, and only once reported', () => {
  const { seen, pass } = timed();
  seen.register('closeup', '1');
  pass(1500);
  seen.register('board', '2');
  pass(500);
  seen.unregister('closeup', '1');
  pass(1000);
  expect(seen.report()).toEqual([
    { kind: 'closeup', id: '1', ms: 2000, is_new: true, clicks: 0 },
    { kind: 'board', id: '2', ms: 1500, is_new: true, clicks: 0 },
  ]);
  expect(seen.report()).toEqual([]);
  pass(10);
  expect(seen.report()).toEqual([{ kind: 'board', id: '2', ms: 10, is_new: false, clicks: 0 }]);
});

test('a card is seen after a second without a break, once a visit', () => {
  const { seen, pass } = timed();
  for (let times = 0; times < 3; times += 1) {
    seen.register('pin_card', '1');
    pass(900);
    seen.unregister('pin_card', '1');
  }
  expect(seen.report()).toEqual([{ kind: 'pin_card', id: '1', ms: 2700, is_new: false, clicks: 0 }]);
  const isNew = () => {
    seen.register('pin_card', '1');
    pass(1000);
    seen.unregister('pin_card', '1');
    return seen.report().map(({ is_new }) => is_new);
  };
  expect([isNew(), isNew()]).toEqual([[true], [false]]);
  seen.leave();
  expect(isNew()).toEqual([true]);
});

test('nothing counts while the page is paused, whatever comes and goes meanwhile', () => {
  const { seen, pass } = timed();
  seen.register('closeup', '1');
  pass(100);
  seen.pause();
  seen.register('board', '2');
  pass(5000);
  seen.unregister('board', '2');
  seen.resume();
  pass(100);
  expect(seen.report().map(({ id, ms }) => [id, ms])).toEqual([['1', 200]]);
});

test('a thing that is shown twice counts once, until the last of them leaves', () => {
  const { seen, pass } = timed();
  seen.register('pin_card', '1');
  seen.register('pin_card', '1');
  pass(1000);
  seen.unregister('pin_card', '1');
  pass(1000);
  seen.unregister('pin_card', '1');
  pass(1000);
  expect(seen.report()).toMatchObject([{ ms: 2000, is_new: true }]);
});

test('a visit adds at most ten minutes to a thing and twenty presses to a report', () => {
  const { seen, pass } = timed();
  seen.register('closeup', '1');
  pass(9 * 60_000);
  expect(seen.report()).toMatchObject([{ ms: 540_000 }]);
  pass(9 * 60_000);
  for (let times = 0; times < 30; times += 1) seen.press('closeup', '1');
  expect(seen.report()).toMatchObject([{ ms: 60_000, clicks: 20 }]);
  pass(1000);
  expect(seen.report()).toEqual([]);
});
