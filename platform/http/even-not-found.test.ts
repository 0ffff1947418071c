import { setTimeout } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { evenNotFound, STEP_MS } from './even-not-found.ts';

test.each([
  [404, 0],
  [404, 3],
  [404, STEP_MS + 2],
  [301, 3],
  [302, 3],
  [303, 3],
  [307, 3],
  [308, 3],
  [202, 3],
])('a %d that is made in %d ms leaves with a whole step, no earlier', async (status, ms) => {
  const app = fastify();
  evenNotFound(app);
  let elapsed = 0;
  app.get('/hidden', async (_request, reply) => {
    await setTimeout(ms);
    return reply.code(status).send('Not found');
  });
  app.addHook('onResponse', (_request, reply, done) => {
    elapsed = reply.elapsedTime;
    done();
  });
  expect((await app.inject('/hidden')).body).toBe('Not found');
  expect(elapsed).toBeGreaterThanOrEqual(ms < STEP_MS ? STEP_MS : 2 * STEP_MS);
  await app.close();
});
