import { type Config, loadConfig } from '#platform/config/config.ts';
import { explainStartError } from '#platform/config/start-error.ts';
import { type Database, openDatabase } from '#platform/database/database.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createLog } from '#platform/telemetry/log.ts';

/** The server may be running. Errors that the operator can fix end the command with one line. */
export async function withDatabase<T>(
  action: (database: Database, config: Config) => Promise<T>,
): Promise<T> {
  try {
    return await runOnDatabase(action);
  } catch (error) {
    console.error(explainStartError(error));
    process.exit(1);
  }
}

async function runOnDatabase<T>(action: (database: Database, config: Config) => Promise<T>): Promise<T> {
  const config = loadConfig(process.env);
  const { databaseUrl, dataDir } = config;
  const log = createLog('error');
  const embedded = databaseUrl ? null : await startEmbeddedPostgres({ dataDir, log });
  const url = databaseUrl ?? embedded?.url ?? '';
  try {
    await migrate(url, { log });
    const database = openDatabase(url);
    try {
      return await action(database, config);
    } finally {
      await database.close();
    }
  } finally {
    await embedded?.stop();
  }
}
