import { expect, test } from 'vitest';
import { movableClock } from '#testing/movable-clock.ts';
import { createRateLimiter } from './rate-limiter.ts';

const write = { name: 'write', burst: 3, perSecond: 0.5 };
const read = { name: 'read', burst: 1, perSecond: 1 };

test('a burst is let through, and then a call every so often', () => {
  const clock = movableClock();
  const limiter = createRateLimiter({ clock });
  const take = () => limiter.take(write, 'ada');
  expect([take(), take(), take()]).toEqual([{ allowed: true }, { allowed: true }, { allowed: true }]);
  expect(take()).toEqual({ allowed: false, retryAfterSeconds: 2 });
  clock.advance(1000);
  expect(take()).toEqual({ allowed: false, retryAfterSeconds: 1 });
  clock.advance(1000);
  expect(take()).toEqual({ allowed: true });
  expect(take()).toEqual({ allowed: false, retryAfterSeconds: 2 });
});

test('a factor multiplies both the burst and the pace', () => {
  const clock = movableClock();
  const limiter = createRateLimiter({ clock, factor: 2 });
  const taken = Array.from({ length: 7 }, () => limiter.take(write, 'ada'));
  expect(taken.filter(({ allowed }) => allowed)).toHaveLength(6);
  expect(taken.at(-1)).toEqual({ allowed: false, retryAfterSeconds: 1 });
  clock.advance(1000);
  expect(limiter.take(write, 'ada')).toEqual({ allowed: true });
});

test('waiting as long as it says is enough', () => {
  const clock = movableClock();
  const limiter = createRateLimiter({ clock });
  const slow = { name: 'slow', burst: 1, perSecond: 0.3 };
  limiter.take(slow, 'ada');
  for (let index = 0; index < 20; index += 1) {
    const verdict = limiter.take(slow, 'ada');
    if (!verdict.allowed) clock.advance(verdict.retryAfterSeconds * 1000);
    expect(limiter.take(slow, 'ada')).toEqual({ allowed: true });
  }
});

test('rest is not saved up beyond a burst', () => {
  const clock = movableClock();
  const limiter = createRateLimiter({ clock });
  limiter.take(write, 'ada');
  clock.advance(3_600_000);
  const verdicts = Array.from({ length: 4 }, () => limiter.take(write, 'ada').allowed);
  expect(verdicts).toEqual([true, true, true, false]);
});

test('callers and classes are counted apart', () => {
  const limiter = createRateLimiter({ clock: movableClock() });
  expect(limiter.take(read, 'ada').allowed).toBe(true);
  expect(limiter.take(read, 'ada').allowed).toBe(false);
  expect(limiter.take(read, 'ben').allowed).toBe(true);
  expect(limiter.take(write, 'ada').allowed).toBe(true);
});

test('a clock that is set back takes nothing away', () => {
  const clock = movableClock();
  const limiter = createRateLimiter({ clock });
  limiter.take(write, 'ada');
  clock.advance(-3_600_000);
  expect(limiter.take(write, 'ada').allowed).toBe(true);
  expect(limiter.take(write, 'ada').allowed).toBe(true);
  expect(limiter.take(write, 'ada').allowed).toBe(false);
});

test('of too many callers the one that called longest ago is forgotten', () => {
  const limiter = createRateLimiter({ clock: movableClock(), mostKeys: 2 });
  for (const caller of ['ada', 'ben', 'ada', 'chi']) limiter.take(read, caller);
  expect(limiter.take(read, 'ada').allowed).toBe(false);
  expect(limiter.take(read, 'ben').allowed).toBe(true);
});

test('a call that counts as several is let in whole or not at all', () => {
  const clock = movableClock();
  const limiter = createRateLimiter({ clock });
  expect(limiter.take(write, 'ada', 2)).toEqual({ allowed: true });
  expect(limiter.take(write, 'ada', 2)).toEqual({ allowed: false, retryAfterSeconds: 2 });
  expect(limiter.take(write, 'ada')).toEqual({ allowed: true });
  clock.advance(6000);
  expect(limiter.take(write, 'ada', 99)).toEqual({ allowed: true });
  expect(limiter.take(write, 'ada')).toMatchObject({ allowed: false });
});
