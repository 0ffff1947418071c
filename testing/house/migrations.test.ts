import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MIGRATIONS } from '#platform/database/migrate.ts';

/** Those up to it are released and stay; a cluster that began with the release has run them on tables of one node. */
const LAST_WITHOUT_RULE = 17;

const NEW_COLUMN =
  /\badd\s+(?:column\s+)?(?!(?:constraint|check|foreign|primary|unique|exclude|column)\b)\w+\s/i;
const RULE = /\b(?:check|references|unique)\b/i;

/** A cluster refuses a new column of a distributed table that brings a constraint along. */
function columnsWithRules(text: string): string[] {
  const statements = text.replace(/--.*$/gm, '').split(';');
  return statements
    .map((statement) => statement.trim())
    .filter(
      (statement) => /^alter table\b/i.test(statement) && NEW_COLUMN.test(statement) && RULE.test(statement),
    );
}

test.each([
  ['alter table pins add stars smallint check (stars > 0);', 1],
  ['alter table pins add column owner bigint references users (id);', 1],
  ['alter table pins\n  add a text,\n  add constraint pins_a check (a <> $$$$);', 1],
  ['alter table pins add a text; alter table pins add constraint pins_a check (a <> $$$$);', 0],
  ['alter table pins drop constraint pins_a; alter table pins add check (a > 0);', 0],
  ['-- A check follows.\nalter table pins add a text;', 0],
])('%s adds %i columns with a constraint', (text, count) => {
  expect(columnsWithRules(text)).toHaveLength(count);
});

test('columns and their constraints are added by statements of their own', () => {
  const later = readdirSync(MIGRATIONS).filter((name) => Number.parseInt(name, 10) > LAST_WITHOUT_RULE);
  const wrong = later.flatMap((name) => columnsWithRules(readFileSync(join(MIGRATIONS, name), 'utf8')));
  expect(later.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});
