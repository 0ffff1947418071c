import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { defaultOf, type Flag, groupsOf } from '#platform/flags/flag.ts';
import { EXPERIMENTS } from './experiments.ts';

test('percents add up to 100, and defaults are groups', () => {
  for (const [name, flag] of Object.entries<Flag>(EXPERIMENTS)) {
    expect(groupsOf(flag), name).toContain(defaultOf(flag));
    if (flag.kind === 'switch') continue;
    expect(
      Object.values(flag.groups).reduce((sum, percent) => sum + percent, 0),
      name,
    ).toBe(100);
  }
});

test('each is read somewhere: choosing it changes something', async () => {
  let code = '';
  for await (const path of glob('{app,features}/**/*.{ts,tsx}')) {
    if (path !== 'app/experiments.ts' && !path.includes('.test.')) code += await readFile(path, 'utf8');
  }
  expect(Object.keys(EXPERIMENTS).filter((name) => !code.includes(`'${name}'`))).toEqual([]);
});

test('pin creation has its groups', () => {
  expect(groupsOf(EXPERIMENTS.pin_creation)).toEqual(['disable_all', 'disable_web_pins', 'enabled']);
});
