import { expect, test } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { freshDatabase } from '../database.ts';
import { findStatements } from './find-statements.ts';

const ID = '11258999068426317';

/** A value of each type; of a person, a board or a pin that nobody has. */
const VALUES: Record<string, string> = {
  ...{ smallint: '5', integer: '3', bigint: ID, boolean: 'true', text: "'a'", jsonb: "'{}'" },
  ...{
    uuid: `'${crypto.randomUUID()}'`,
    date: "'2026-01-01'",
    'double precision': '1',
    real: '1',
    numeric: '1',
  },
  ...{ 'timestamp with time zone': "'2026-01-01'", name: "'a'", oid: '1' },
};

/** Of transactions, and of tables. */
const IS_COMMAND = /^(?:release|rollback|savepoint|create|alter|drop|truncate)\b/;

const UNSUPPORTED = '0A000';

const someOf = (type: string): string =>
  type.endsWith('[]')
    ? `array[${VALUES[type.slice(0, -2)] ?? 'null'}]::${type}`
    : `${VALUES[type] ?? 'null'}::${type}`;

test('the database runs every statement', { timeout: 240_000 }, async () => {
  const db = await freshDatabase();
  const texts = new Set(findStatements().flatMap((use) => use.texts ?? []));
  const refused: string[] = [];
  for (const [number, text] of [...texts].entries())
    if (!IS_COMMAND.test(text.trim()))
      await runOnce(db, `statement_${number}`, text).catch((error) => {
        if (error.code === UNSUPPORTED) refused.push(`${text}: ${error.message} ${error.detail ?? ''}`);
      });
  expect(texts.size).toBeGreaterThan(500);
  expect(refused).toEqual([]);
});

/** Rolled back. What its values violate is no matter. */
async function runOnce(db: Database, name: string, text: string): Promise<void> {
  const isOver = new Error('over');
  await db
    .transaction(async (tx) => {
      await tx.rows(`prepare ${name} as ${text}`);
      const [row] = await tx.rows<{ types: string[] }>(
        `select parameter_types::text[] as types from pg_prepared_statements where name = $1`,
        [name],
      );
      const values = (row?.types ?? []).map(someOf).join(', ');
      await tx.rows(`execute ${name}${values && `(${values})`}`);
      throw isOver;
    })
    .catch(async (error) => {
      if (error !== isOver) throw error;
    });
}
