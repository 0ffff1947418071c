import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/database/database.ts';

/** How long the database may take to answer before this process counts as not ready, in milliseconds. */
const PATIENCE = 2_000;

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve, so a balancer may send people to it: 200, or 503 with the
 * reason while the database cannot be reached. A stopping process refuses both, as Fastify does with every request
 * then; migrations are done before it listens.
 */
export function registerHealth(app: FastifyInstance, { db }: { db: Database }): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!(await answers(db))) return reply.code(503).send({ status: 'database unreachable' });
    return reply.send({ status: 'ok' });
  });
}

async function answers(db: Database): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), PATIENCE);
  const asked = db.rows('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
