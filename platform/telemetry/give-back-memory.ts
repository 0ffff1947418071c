import type { FastifyInstance } from 'fastify';

/** How long no request may have come before memory is given back, ms. */
const QUIET_FOR = 4_000;

/**
 * Gives memory back to the system once a busy time is over, the start among them: V8 collects wholly only when it runs
 * short, so a server would hold for ever what it needed once. Does nothing unless Node runs with `--expose-gc`.
 */
export function giveBackMemory(app: FastifyInstance, quietFor = QUIET_FOR): void {
  const collect = globalThis.gc;
  if (!collect) return;
  let lastRequest = performance.now();
  let isDue = true;
  app.addHook('onRequest', (_request, _reply, done) => {
    lastRequest = performance.now();
    isDue = true;
    done();
  });
  const timer = setInterval(() => {
    if (!isDue || performance.now() - lastRequest < quietFor) return;
    isDue = false;
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  }, quietFor / 4);
  timer.unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}
