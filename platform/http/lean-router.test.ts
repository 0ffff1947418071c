import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CUTS, leanFile } from './lean-router.ts';

const root = join(import.meta.dirname, '../..');
const library = join(root, 'node_modules/react-router/dist/production');

test('every passage that is left out stands in the router', () => {
  for (const file of new Set(CUTS.map(({ file }) => file))) {
    const code = readFileSync(join(library, file), 'utf8');
    expect(leanFile(file, code), file).not.toBe(code);
  }
  expect(() => leanFile('/lib/hooks.js', '')).toThrow('lean-router.ts');
});

test('no page uses what is left out', () => {
  const left = [
    /\b(useFetchers?|useSubmit|useActionData|useFormAction|Form)\b[^;]*from 'react-router'/,
    /export (const|async function|function) (action|client(Action|Loader|Middleware))\b/,
    /\binstrumentations=/,
  ];
  const files = ['app', 'features', 'design', 'platform'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => join(root, folder, name)),
  );
  expect(files.length).toBeGreaterThan(1000);
  const using = files.filter((file) => left.some((use) => use.test(readFileSync(file, 'utf8'))));
  expect(using).toEqual([]);
});
