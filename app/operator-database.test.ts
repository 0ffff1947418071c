import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

function command(settings: Record<string, string>) {
  const program = ['app/staff.ts', 'add', 'ada'];
  const env = { ...process.env, ...settings };
  const { status, stderr } = spawnSync(process.execPath, program, {
    ...{ cwd: join(import.meta.dirname, '..'), env, encoding: 'utf8' },
  });
  return { status, complained: stderr.trim() };
}

test.each([
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    'The database cannot be reached: nothing is listening at DATABASE_URL.',
  ],
  [
    'a setting that is wrong',
    { DATABASE_POOL: 'many' },
    'The setting DATABASE_POOL is wrong: Invalid input: expected number, received NaN',
  ],
])('a command with %s ends with one line that says so', (_what, settings, complained) => {
  expect(command(settings)).toEqual({ status: 1, complained });
});
