import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PROGRAM = `import './platform/config/library-build.ts';
  const { default: React } = await import('react');
  process.stdout.write(process.env.MODE + (React.act ? ' explains' : ' is fast'));`;

test.each([
  [{}, 'demo is fast'],
  [{ NODE_ENV: 'development' }, 'demo is fast'],
  [{ NODE_ENV: 'production' }, 'production is fast'],
  [{ MODE: 'test' }, 'test is fast'],
  [{ MODE: 'development', NODE_ENV: 'production' }, 'development explains'],
])('with %o the server runs: %s', (settings, said) => {
  const { NODE_ENV: _, MODE: __, ...env } = process.env;
  const answer = execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...env, ...settings },
  });
  expect(String(answer)).toBe(said);
});
