import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from './child.mjs';
import { explain, Stop, step } from './console.mjs';
import { root } from './runtime.mjs';
import { tool } from './tools.mjs';

const SOURCES = ['api', 'app', 'design', 'features', 'platform', 'public'];
const CONFIGURATION = [
  'package-lock.json',
  'package.json',
  'lingui.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];
const stamp = join(root, 'build', '.stamp');

/** Does nothing if the last build was made of the same sources. */
export async function buildPages() {
  const now = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  await step('Building the pages', async () => {
    const env = { ...process.env, NODE_ENV: 'production' };
    const { command, options } = tool('react-router');
    const { code, output } = await capture(command, ['build'], { ...options, env });
    if (code !== 0) throw new Stop(explain(output) ?? `Building the pages failed:\n${output.trim()}`);
    writeFileSync(stamp, now);
  });
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const path of [...CONFIGURATION, ...SOURCES.flatMap(filesUnder)]) {
    if (existsSync(join(root, path))) hash.update(path).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

function filesUnder(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesUnder(path);
      return /\.(test|sql|md)\b/.test(entry.name) ? [] : [path];
    });
}
