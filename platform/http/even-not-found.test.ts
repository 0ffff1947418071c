import { setTimeout } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { evenNotFound, STEP_MS } from './even-not-found.ts';

test.each([0, 3, STEP_MS + 2])(
  'a 404 that is made in %d ms leaves with a whole step, no earlier',
  async (ms) => {
    const app = fastify();
    evenNotFound(app);
    let elapsed = 0;
    app.get('/hidden', async (_request, reply) => {
      await setTimeout(ms);
      return reply.code(404).send('Not found');
    });
    app.addHook('onResponse', (_request, reply, done) => {
      elapsed = reply.elapsedTime;
      done();
    });
    expect((await app.inject('/hidden')).body).toBe('Not found');
    expect(elapsed).toBeGreaterThanOrEqual(ms < STEP_MS ? STEP_MS : 2 * STEP_MS);
    await app.close();
  },
);
