import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';

/** How long the database may take to answer before this process counts as not ready, in milliseconds. */
const PATIENCE = 2_000;

/** With less room in `DATA_DIR` the next uploads fail, and soon the embedded database, which lies there too. */
const LEAST_FREE_BYTES = 100 * 1024 * 1024;

interface Checked {
  db: Database;
  config: Pick<Config, 'dataDir'>;
}

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve, so a balancer may send people to it: 200, or 503 with the
 * reason while the database cannot be reached or the disk is full. A stopping process refuses both, as Fastify does with every request
 * then; migrations are done before it listens.
 */
export function registerHealth(
  app: FastifyInstance,
  { db, config }: Checked,
  leastFreeBytes = LEAST_FREE_BYTES,
): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!(await answers(db))) return reply.code(503).send({ status: 'database unreachable' });
    if ((await freeBytes(config.dataDir)) < leastFreeBytes)
      return reply.code(503).send({ status: 'disk full: DATA_DIR' });
    return reply.send({ status: 'ok' });
  });
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
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
