import type { FastifyInstance } from 'fastify';

/** Memory is given back after this long without requests, right after the start and later, ms. */
const QUIET = { afterStart: 3_000, later: 60_000 };
/** The handles that the first collection closes free more memory, which the second finds. */
const COLLECTIONS = 2;

/**
 * V8 collects fully only when it runs short, so a server would hold its peak for ever. That drops compiled code too
 * and slows the next requests, so it waits for a quiet time. No-op unless Node runs with `--expose-gc`.
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
