import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';

export const STEP_MS = 10;

/** A page may lead elsewhere instead: by a redirect or, where only its data is asked for, 202. */
const EVENED: readonly number[] = [404, 301, 302, 303, 307, 308, 202];

/**
 * Something hidden runs the same statements as something that does not exist but finds more rows, and that fraction
 * of a millisecond would reveal it.
 */
export function evenNotFound(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (EVENED.includes(reply.statusCode)) untilNextStep(reply).then(() => done(), done);
    else done();
  });
}

async function untilNextStep(reply: FastifyReply): Promise<void> {
  const due = Math.ceil(reply.elapsedTime / STEP_MS) * STEP_MS;
  // A timer is exact only to a millisecond, so the last one is spent in turns of the event loop.
  await setTimeout(Math.max(0, due - reply.elapsedTime - 1.5));
  while (reply.elapsedTime < due) await setImmediate();
}
