import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import pg from 'pg';
import type { SessionOverrides } from '#platform/flags/flags-for.ts';
import { signOverrides } from '#platform/flags/session-overrides.ts';

/** Writes into the server's database what no page can bring about, such as that a person is a business. */
export async function arrange(statement: string, values: unknown[]): Promise<void> {
  const folder = process.env.JOURNEY_DATA_DIR ?? '';
  const { port, password } = JSON.parse(await readFile(join(folder, 'postgres.json'), 'utf8'));
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'pinfold',
    password,
    database: 'pinfold',
  });
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
}

/** Puts this browser into groups of experiments, as staff may. */
export async function chooseFlags(page: Page, overrides: SessionOverrides): Promise<void> {
  const value = signOverrides(overrides, process.env.JOURNEY_SECRET ?? '');
  const url = `http://127.0.0.1:${process.env.JOURNEY_PORT}/`;
  await page.context().addCookies([{ name: 'flags', value, url }]);
}
