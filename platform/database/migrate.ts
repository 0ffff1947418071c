import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { StartError } from '#platform/config/start-error.ts';
import type { Logger } from '#platform/telemetry/log.ts';

class MigrationError extends StartError {}

interface Migration {
  name: string;
  text: string;
  checksum: string;
  /** Of former texts with the same effect. */
  former: string[];
}

/** Held while migrating, so that of several processes starting at once one migrates and the others wait. */
const LOCK = 7_466_736_253;

const FORMERLY = /^-- Formerly ([0-9a-f]{64})\b/gm;

export const MIGRATIONS = join(import.meta.dirname, '../../migrations');

/** Something that listens but says nothing is not a database. */
const CONNECT_TIMEOUT_MS = 15_000;

const SLOW_MS = 2_000;

interface Options {
  folder?: string;
  log?: Logger;
  connectTimeoutMs?: number;
  onProgress?: (doing: string) => void;
  slowMs?: number;
}

/** @throws MigrationError where the schema is newer than the program, or an applied file is gone or has changed since. */
export async function migrate(url: string, options: Options = {}): Promise<string[]> {
  const known = await readMigrations(options.folder ?? MIGRATIONS);
  // A dedicated connection: the lock belongs to the session, and a pool may hand out another.
  const client = await connect(url, options);
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      `create table if not exists schema_migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
    const pending = findPending(known, await listApplied(client));
    for (const migration of pending) {
      await apply(client, migration);
      options.log?.info({ migration: migration.name }, 'migrated');
    }
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

async function connect(url: string, options: Options): Promise<pg.Client> {
  const { connectTimeoutMs = CONNECT_TIMEOUT_MS, slowMs = SLOW_MS, onProgress } = options;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
  const timer = setTimeout(() => onProgress?.('Reaching the database…'), slowMs);
  try {
    await client.connect();
    return client;
  } finally {
    clearTimeout(timer);
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const wrong = names.find((name, index) => Number(name.slice(0, 4)) !== index + 1);
  if (wrong) throw new MigrationError(`Migrations are numbered from 0001 without gaps; ${wrong} is not.`);
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      // Line ends may differ between systems that check out the same file.
      const checksum = createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
      const former = [...text.matchAll(FORMERLY)].flatMap(([, of]) => of ?? []);
      return { name, text, checksum, former };
    }),
  );
}

async function listApplied(client: pg.Client): Promise<{ name: string; checksum: string }[]> {
  return (await client.query('select name, checksum from schema_migrations order by name')).rows;
}

function findPending(known: Migration[], applied: { name: string; checksum: string }[]): Migration[] {
  for (const [index, { name, checksum }] of applied.entries()) {
    const file = known[index];
    if (!file) {
      throw new MigrationError(
        `The database is newer than this version (it has ${name}). Start the version that it belongs to, or a later one.`,
      );
    }
    if (!known.some((other) => other.name === name)) {
      throw new MigrationError(
        `The database was created by a version with different migrations (it has ${name}). Start that version, or use an empty database: change DATABASE_URL or, if it is not set, DATA_DIR.`,
      );
    }
    if (file.name !== name || ![file.checksum, ...file.former].includes(checksum)) {
      throw new MigrationError(
        `The migration ${name} was applied, but its file has changed since (it is now ${file.name}). Restore the file.`,
      );
    }
  }
  return known.slice(applied.length);
}

const REMARK = String.raw`--.*|/\*[\s\S]*?\*/`;
const TEXT = String.raw`(?<!\w)[eE]'(?:\\[\s\S]|''|[^'\\])*'|'[^']*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$`;
const STATEMENT = new RegExp(`(?:${REMARK}|${TEXT}|[^;])+`, 'g');

/** One at a time, as a cluster takes them. A semicolon in a comment, a text or the body of a function ends none. */
export const statementsOf = (text: string): string[] =>
  text.match(STATEMENT)?.filter((statement) => codeOf(statement) !== '') ?? [];

const codeOf = (statement: string) => statement.replace(new RegExp(REMARK, 'g'), '').trim();

async function apply(client: pg.Client, { name, text, checksum }: Migration) {
  await client.query('begin');
  try {
    for (const statement of statementsOf(text)) await client.query(statement);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new MigrationError(
      `The migration ${name} failed: ${error instanceof Error ? error.message : error}`,
    );
  }
}
