import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from './child.mjs';
import { root } from './runtime.mjs';
import { tool } from './tools.mjs';

const catalogues = join(root, 'app', 'locales');

/** What must hold before a test runs: a title and the trouble found, or nothing when all is well. */
export const checks = [
  { title: 'format and lint', run: () => troubleOf('biome', ['check', '--error-on-warnings']) },
  {
    title: 'types',
    run: async () => (await troubleOf('react-router', ['typegen'])) ?? troubleOf('tsc', ['--noEmit']),
  },
  { title: 'catalogues', run: staleCatalogues },
];

async function troubleOf(name, args) {
  const { command, options } = tool(name);
  const { code, output } = await capture(command, args, options);
  return code === 0 ? undefined : output.trim() || `${name} ended with ${code}`;
}

/** Extracts the texts anew, compares, and leaves the catalogues as they were. */
async function staleCatalogues() {
  const before = readCatalogues();
  const trouble = await troubleOf('lingui', ['extract', '--clean', '--workers', '1']);
  const after = readCatalogues();
  const stale = Object.keys(after).filter((name) => after[name] !== before[name]);
  for (const name of stale) {
    if (before[name] !== undefined) writeFileSync(join(catalogues, name), before[name]);
  }
  if (trouble) return trouble;
  return stale.length === 0
    ? undefined
    : `Run npm run extract: ${stale.join(', ')} lacks or holds on to texts.`;
}

function readCatalogues() {
  const names = readdirSync(catalogues).filter((name) => name.endsWith('.po'));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(catalogues, name), 'utf8')]));
}
