import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { capture, run } from './child.mjs';
import { Stop, step } from './console.mjs';
import { npm } from './npm.mjs';

const WANTED = 26;
const windows = process.platform === 'win32';

export const root = fileURLToPath(new URL('..', import.meta.url));

const folder = join(root, '.runtime');
const fetched = join(folder, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');

/** An older Node fetches Node 26 into `.runtime/`, runs the same command line under it and never returns. */
export async function ensureRuntime() {
  // Under npm the parent waits for this process; elsewhere it may end and leave it running on purpose.
  if (process.env.npm_lifecycle_event) await import('./parent.mjs');
  if (Number.parseInt(process.versions.node, 10) >= WANTED) {
    // Tools find their Node by name, and must find this one.
    process.env.PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
    return;
  }
  if (!(await works(fetched))) await fetchNode();
  const again = ['--import', new URL('parent.mjs', import.meta.url).href, ...process.argv.slice(1)];
  process.exit(await run(fetched, again, { isCalm: true }));
}

async function fetchNode() {
  mkdirSync(folder, { recursive: true });
  // npm runs a package's install script only where a package.json allows it.
  const project = { private: true, allowScripts: { node: true } };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(project, null, 2)}\n`);
  await step(`Downloading Node ${WANTED}, because this one is ${process.versions.node} (once)`, () =>
    npm(['install', '--no-save', '--prefix', folder, `node@${WANTED}`], {
      cwd: folder,
      purpose: `Downloading Node ${WANTED}`,
    }),
  );
  if (await works(fetched)) return;
  throw new Stop(
    `Pinfold needs Node ${WANTED} or newer, and the downloaded one does not run here. Install it from https://nodejs.org`,
  );
}

async function works(node) {
  if (!existsSync(node)) return false;
  const { code, output } = await capture(node, ['--version']).catch(() => ({ code: 1, output: '' }));
  return code === 0 && Number.parseInt(output.replace('v', ''), 10) >= WANTED;
}
