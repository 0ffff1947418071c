import { afterEach, expect, test, vi } from 'vitest';
import { keepKey, takeKey } from './create-keys.ts';

const NAME = 'BoardResource.create';

afterEach(() => {
  vi.useRealTimers();
});

test('every create has a key of its own, and nothing else has one', () => {
  const keys = [takeKey(NAME, {}), takeKey(NAME, {}), takeKey('POST /v3/uploads/', {})];
  expect(new Set(keys).size).toBe(3);
  for (const key of keys) expect(key).toMatch(/^\d+(-\d+){3}$/);
  for (const name of ['BoardResource.get', 'BoardResource.update', 'GET /v3/boards/', 'PUT /v3/boards/1/']) {
    expect(takeKey(name, {}), name).toBeUndefined();
  }
});

test('a create without an answer has the same key when it is sent again, and once only', () => {
  keepKey(NAME, { name: 'Lamps' }, 'the-first');
  expect(takeKey(NAME, { name: 'Rugs' })).not.toBe('the-first');
  expect(takeKey(NAME, { name: 'Lamps' })).toBe('the-first');
  expect(takeKey(NAME, { name: 'Lamps' })).not.toBe('the-first');
});

test('sent after a while it is a new one', () => {
  vi.useFakeTimers();
  keepKey(NAME, { name: 'Lamps' }, 'the-first');
  vi.advanceTimersByTime(5 * 60 * 1000);
  expect(takeKey(NAME, { name: 'Lamps' })).not.toBe('the-first');
});
