import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#platform/database/database.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createLog } from '#platform/telemetry/log.ts';
import { renderDataModel } from './data-model.ts';

// Writes docs/data-model.md from a database that was made for this alone.
const dataDir = await mkdtemp(join(tmpdir(), 'pinfold-erd-'));
const server = await startEmbeddedPostgres({
  dataDir,
  log: createLog('error'),
  settings: { fsync: 'off' },
});
await migrate(server.url);
const database = openDatabase(server.url);
await writeFile(join(import.meta.dirname, 'data-model.md'), await renderDataModel(database));
await database.close();
await server.stop();
await rm(dataDir, { recursive: true });
