import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { giveBackMemory } from './give-back-memory.ts';

const before = globalThis.gc;

afterEach(() => {
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

test('memory is given back once after each busy time, and not while requests come', async () => {
  const collect = vi.fn();
  const app = await serverWith(collect as unknown as typeof globalThis.gc);
  await vi.waitFor(() => expect(collect).toHaveBeenCalledTimes(1));
  await wait(200);
  expect(collect).toHaveBeenCalledTimes(1);
  for (let request = 0; request < 20; request += 1) {
    await app.inject('/');
    await wait(5);
  }
  await vi.waitFor(() => expect(collect).toHaveBeenCalledTimes(2));
  await wait(200);
  expect(collect).toHaveBeenCalledTimes(2);
  await app.close();
});

test('a Node that does not offer it is left alone', async () => {
  const app = await serverWith(undefined);
  expect((await app.inject('/')).statusCode).toBe(200);
  await app.close();
});
