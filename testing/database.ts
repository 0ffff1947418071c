import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '#platform/database/database.ts';
import { afterFile } from './after-file.ts';

export interface FreshDatabase extends Database {
  url: string;
}

/** A migrated database for one test file, dropped at its end. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await asAdmin(`create database ${name} template pinfold_template strategy file_copy`);
  for (const setting of inject('databaseSettings')) await asAdmin(`alter database ${name} set ${setting}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  const database = { ...openDatabase(url.href), url: url.href };
  afterFile(async () => {
    await database.close();
    await dropDatabase(name);
  });
  return database;
}

/** Again where a node of a cluster has just connected to it. */
async function dropDatabase(name: string, attempts = 5): Promise<void> {
  try {
    await asAdmin(`drop database if exists ${name} with (force)`);
  } catch (error) {
    if (attempts === 1) throw error;
    await dropDatabase(name, attempts - 1);
  }
}

/** Runs the statement on the PostgreSQL of the test run, or on every node of its cluster. */
async function asAdmin(statement: string) {
  await Promise.all(
    inject('nodeUrls').map(async (url) => {
      const client = new pg.Client(url);
      await client.connect();
      await client.query(statement);
      await client.end();
    }),
  );
}
