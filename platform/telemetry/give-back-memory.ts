import type { FastifyInstance } from 'fastify';

/** How long no request may have come before memory is given back, ms: when the server has just started, and later. */
const QUIET = { afterStart: 3_000, later: 60_000 };
/** What the first collection closes lets go of more memory, which the second finds. */
const COLLECTIONS = 2;

/**
 * Gives memory back to the system once a busy time is over, the start among them: V8 collects wholly only when it runs
 * short, so a server would hold for ever what it needed once. That drops compiled code too, so the next requests are
 * slower for a moment: it waits until nobody has come for long. Does nothing unless Node runs with `--expose-gc`.
 */
export function giveBackMemory(app: FastifyInstance, quiet = QUIET): void {
  const collect = globalThis.gc;
  if (!collect) return;
  let lastRequest = performance.now();
  let quietFor = quiet.afterStart;
  let due = COLLECTIONS;
  app.addHook('onRequest', (_request, _reply, done) => {
    lastRequest = performance.now();
    due = COLLECTIONS;
    done();
  });
  const timer = setInterval(() => {
    if (due === 0 || performance.now() - lastRequest < quietFor) return;
    due -= 1;
    if (due === 0) quietFor = quiet.later;
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  }, quiet.afterStart / 4);
  timer.unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}
