import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PROGRAM = `import './platform/config/library-build.ts';
  const { default: React } = await import('react');
  process.stdout.write([process.env.MODE, process.env.NODE_ENV, React.act ? 'explains' : 'is fast'].join(' '));`;

test.each([
  [{}, 'demo production is fast'],
  [{ NODE_ENV: 'development' }, 'demo production is fast'],
  [{ NODE_ENV: 'production' }, 'production production is fast'],
  [{ MODE: 'test' }, 'test production is fast'],
  [{ MODE: 'development', NODE_ENV: 'production' }, 'development development explains'],
])('with %o the server runs: %s', (settings, said) => {
  const { NODE_ENV: _, MODE: __, ...env } = process.env;
  const answer = execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...env, ...settings },
  });
  expect(String(answer)).toBe(said);
});
