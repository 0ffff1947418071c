import { appointStaff, dismissStaff } from '#features/people/staff.service.ts';
import { loadConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/database/database.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createLog } from '#platform/telemetry/log.ts';

// node bin/run.mjs app/staff.ts add ada: makes somebody of this installation one of its staff, or `remove`s them.
const ACTS = { add: appointStaff, remove: dismissStaff } as const;

const [act, username] = process.argv.slice(2);
if ((act !== 'add' && act !== 'remove') || !username) {
  console.error('Say whom: node bin/run.mjs app/staff.ts add <username>, or remove <username>');
  process.exit(1);
}
const { databaseUrl, dataDir } = loadConfig(process.env);
const log = createLog('error');
const embedded = databaseUrl ? null : await startEmbeddedPostgres({ dataDir, log });
const url = databaseUrl ?? embedded?.url ?? '';
await migrate(url, { log });
const database = openDatabase(url);
const isFound = await ACTS[act](database, username);
await database.close();
await embedded?.stop();
const done =
  act === 'add' ? `${username} is one of the staff now.` : `${username} is not of the staff any more.`;
if (isFound) console.log(done);
else console.error(`Nobody is called ${username}.`);
process.exit(isFound ? 0 : 1);
