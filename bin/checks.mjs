import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from './child.mjs';
import { step } from './console.mjs';
import { root } from './runtime.mjs';
import { tool } from './tools.mjs';

const catalogues = join(root, 'app', 'locales');

/** `run` returns the trouble found, or nothing when all is well. */
const checks = [
  { title: 'format and lint', run: () => troubleOf('biome', ['check', '--error-on-warnings']) },
  {
    title: 'types',
    run: async () => (await troubleOf('react-router', ['typegen'])) ?? troubleOf('tsc', ['--noEmit']),
  },
  { title: 'catalogs', run: staleCatalogues },
  { title: 'unused code', run: () => troubleOf('knip', ['--production', '--no-progress']) },
];

export async function runChecks() {
  const checking = `Checking: ${checks.map(({ title }) => title).join(', ')}`;
  const results = await step(checking, () => Promise.all(checks.map(({ title, run }) => check(title, run))));
  for (const result of results) tell(result);
  return results;
}

export async function runCheck(title, find) {
  return tell(await check(title, find));
}

async function check(title, find) {
  const trouble = await find().catch((error) => String(error));
  return { title, trouble, failed: trouble ? 1 : 0 };
}

function tell(result) {
  if (result.trouble) console.error(`\n${result.title}:\n${result.trouble}`);
  return result;
}

export function lineOfCheck({ title, failed }) {
  return `${title}: ${failed === 0 ? 'fine' : 'failed'}`;
}

async function troubleOf(name, args) {
  const { command, options } = tool(name);
  const { code, output } = await capture(command, args, options);
  return code === 0 ? undefined : output.trim() || `${name} ended with ${code}`;
}

async function staleCatalogues() {
  const before = readCatalogues();
  const trouble = await troubleOf('lingui', ['extract', '--clean', '--workers', '1']);
  const after = readCatalogues();
  for (const [name, text] of Object.entries(before)) {
    if (after[name] !== text) writeFileSync(join(catalogues, name), text);
  }
  if (trouble) return trouble;
  const stale = Object.keys(after).filter((name) => textsOf(after[name]) !== textsOf(before[name] ?? ''));
  if (stale.length > 0)
    return `Run npm run extract: ${stale.join(', ')} is missing texts or has outdated ones.`;
  const { code, output } = await capture(process.execPath, ['app/check-catalogues.ts'], { cwd: root });
  return code === 0 ? undefined : output.trim();
}

/** Leaves out the date and notes; the build reads from the places of a text who may see it. */
function textsOf(catalogue) {
  return catalogue.replaceAll(/^(# |#\.|"POT-Creation-Date).*\n/gm, '');
}

function readCatalogues() {
  const names = readdirSync(catalogues).filter((name) => name.endsWith('.po'));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(catalogues, name), 'utf8')]));
}
