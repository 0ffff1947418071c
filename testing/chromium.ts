import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** What Playwright's `launchOptions` need for the Chromium of this machine. */
export interface ChromiumLaunch {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

/**
 * Finds a Chromium: `CHROMIUM_PATH`, an installed one, Playwright's own, else the one inside an npm package.
 * @throws Error when a path is set and wrong, or where none is installed and the package has none (it is for Linux).
 */
export async function findChromium(env: NodeJS.ProcessEnv = process.env): Promise<ChromiumLaunch> {
  const set = env.CHROMIUM_PATH;
  if (set) {
    if (await isProgram(set)) return launch(set);
    throw new Error(`CHROMIUM_PATH names no program that can be run: ${set}`);
  }
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  for (const path of [...onPath, ...PLACES, chromium.executablePath()]) {
    if (await isProgram(path)) return launch(path);
  }
  return unpackedChromium();
}

function launch(executablePath: string, extra: Record<string, string> = {}): ChromiumLaunch {
  // Chromium refuses to build its sandbox as root, and containers rarely allow one to anybody else.
  const args = process.getuid?.() === 0 || process.env.CI ? ['--no-sandbox'] : [];
  const given = Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return { executablePath, args, env: { ...Object.fromEntries(given), ...extra } };
}

async function unpackedChromium(): Promise<ChromiumLaunch> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chromium was found. Install Chrome or Chromium, or set CHROMIUM_PATH to one.');
  }
  const require = createRequire(import.meta.url);
  const packed = dirname(dirname(require.resolve('@sparticuz/chromium')));
  const { version }: { version: string } = require(join(packed, 'package.json'));
  const folder = join(import.meta.dirname, '..', '.runtime', `chromium-${version}`);
  const path = join(folder, 'chromium');
  if (!(await isProgram(path))) await unpack(join(packed, 'bin'), folder);

  const env: Record<string, string> = {};
  if (!(await isThere('/etc/fonts/fonts.conf'))) env.FONTCONFIG_PATH = join(folder, 'fonts');
  // A bare system lacks libraries that Chromium links to; the package brings them.
  if (!(await runs(path))) env.LD_LIBRARY_PATH = join(folder, 'al2023', 'lib');
  return { ...launch(path, env), args: ['--no-sandbox'] };
}

/** Unpacks next to `folder` and renames, so that an interrupted run leaves no incomplete Chromium behind. */
async function unpack(bin: string, folder: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium');
  await mkdir(dirname(folder), { recursive: true });
  const temporary = await mkdtemp(`${folder}-`);
  const before = process.env.TMPDIR;
  // The package always unpacks into the temporary folder.
  process.env.TMPDIR = temporary;
  const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
  const unpacking = archives.map((name) => inflate(join(bin, name)));
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  await Promise.all(unpacking);
  await rename(temporary, folder).catch(async (error: NodeJS.ErrnoException) => {
    // Another run was faster; its Chromium is just as good.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    await rm(temporary, { recursive: true });
  });
}

async function runs(path: string): Promise<boolean> {
  return promisify(execFile)(path, ['--version', '--no-sandbox']).then(
    () => true,
    () => false,
  );
}

const isProgram = (path: string) => isAllowed(path, constants.X_OK);
const isThere = (path: string) => isAllowed(path, constants.R_OK);

function isAllowed(path: string, mode: number): Promise<boolean> {
  return access(path, mode).then(
    () => true,
    () => false,
  );
}
