import fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveBackMemory } from './give-back-memory.ts';

const before = globalThis.gc;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  globalThis.gc = before;
});

async function serverWith(collect: typeof globalThis.gc) {
  globalThis.gc = collect;
  const app = fastify();
  app.get('/', async () => ({}));
  giveBackMemory(app, { afterStart: 40, later: 60 });
  await app.ready();
  return app;
}

test('memory is given back, in two collections, after each busy time, and not while requests come', async () => {
  const collect = vi.fn();
  const app = await serverWith(collect as unknown as typeof globalThis.gc);
  vi.advanceTimersByTime(30);
  expect(collect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(collect).toHaveBeenCalledTimes(2);
  for (let request = 0; request < 20; request += 1) {
    await app.inject('/');
    vi.advanceTimersByTime(50);
  }
  expect(collect).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(200);
  expect(collect).toHaveBeenCalledTimes(4);
  await app.close();
});

test('a Node that does not offer it is left alone', async () => {
  const app = await serverWith(undefined);
  expect((await app.inject('/')).statusCode).toBe(200);
  await app.close();
});
