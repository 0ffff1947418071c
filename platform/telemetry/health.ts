import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { isOutOfSpace } from '#platform/storage/out-of-space.ts';
import type { Storage } from '#platform/storage/storage.ts';

/** Milliseconds until this process counts as not ready. */
const PATIENCE = 2_000;

/** With less room in `DATA_DIR` the next uploads fail, and soon the embedded database, which is there too. */
const LEAST_FREE_BYTES = 100 * 1024 * 1024;

const INSUFFICIENT_STORAGE = 507;

interface Checked {
  db: Database;
  storage: Pick<Storage, 'put' | 'delete'>;
  config: Pick<Config, 'dataDir'>;
}

/** A stopping process refuses both, as Fastify refuses every request then; migrations are done before it listens. */
export function registerHealth(
  app: FastifyInstance,
  { db, storage, config }: Checked,
  leastFreeBytes = LEAST_FREE_BYTES,
): void {
  // After such a failure `/readyz` tries a write: while not ready, this process gets no other writes to prove it.
  let refused = 0;
  let trying: Promise<'database' | 'storage' | null> | undefined;
  const tryWrite = async () => {
    const before = refused;
    const full = await findFull(db, storage);
    if (!full && refused === before) refused = 0;
    return full;
  };
  app.addHook('onResponse', (_request, reply, done) => {
    if (reply.statusCode === INSUFFICIENT_STORAGE) refused += 1;
    done();
  });
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const fault = await findFault(db);
    if (fault) return reply.code(503).send({ status: `database ${fault}` });
    if ((await freeBytes(config.dataDir)) < leastFreeBytes)
      return reply.code(503).send({ status: 'disk full: DATA_DIR' });
    if (refused > 0) {
      trying ??= tryWrite().finally(() => {
        trying = undefined;
      });
      const full = await inTime(trying, 'database or storage');
      if (full) return reply.code(503).send({ status: `${full} full` });
    }
    return reply.send({ status: 'ok' });
  });
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Rows of 1,900 bytes are stored as they are; longer ones would be compressed to nothing. */
const TAKE_ROOM =
  "create temporary table room on commit drop as select repeat('x', 1900) from generate_series(1, 100)";

async function findFull(db: Database, storage: Checked['storage']): Promise<'database' | 'storage' | null> {
  if (await hasNoRoom(() => db.write(TAKE_ROOM))) return 'database';
  const store = async () => {
    await storage.put('room', Buffer.alloc(200_000), { contentType: 'application/octet-stream' });
    await storage.delete('room');
  };
  return (await hasNoRoom(store)) ? 'storage' : null;
}

async function hasNoRoom(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return false;
  } catch (error) {
    return isOutOfSpace(error);
  }
}

/** With a full disk the database may refuse even connections. */
function findFault(db: Database): Promise<'full' | 'unreachable' | null> {
  const asked = db.rows('select 1').then(
    () => null,
    (error: unknown) => (isOutOfSpace(error) ? 'full' : 'unreachable'),
  );
  return inTime(asked, 'unreachable');
}

async function inTime<Answer, Late>(asked: Promise<Answer>, otherwise: Late): Promise<Answer | Late> {
  const { promise: late, resolve } = Promise.withResolvers<Late>();
  const timer = setTimeout(() => resolve(otherwise), PATIENCE);
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
