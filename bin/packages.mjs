import { readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { Stop, step } from './console.mjs';
import { npm } from './npm.mjs';
import { root } from './runtime.mjs';

/** The packages and the build need this much space, in megabytes. */
const WANTED_SPACE = 700;

/** @param options.isForDevelopment whether it takes what the product runs without, such as what builds and tests it */
export async function installPackages({ isForDevelopment = true } = {}) {
  if (isInstalled(isForDevelopment)) return;
  // On a full disk npm leaves cut-off files and reports success.
  const space = freeMegabytes();
  if (space < WANTED_SPACE) {
    throw new Stop(
      `Not enough disk space: the packages need ${WANTED_SPACE} MB, but only ${space} MB are free.`,
    );
  }
  await step('Installing the packages', () =>
    npm(['ci', isForDevelopment ? '--include=dev' : '--omit=dev'], {
      cwd: root,
      purpose: 'Installing the packages',
    }),
  );
  if (!isInstalled(isForDevelopment))
    throw new Stop('npm did not install all packages. Free some disk space and start again.');
}

function freeMegabytes() {
  const { bavail, bsize } = statfsSync(root);
  return Math.floor((bavail * bsize) / 1024 ** 2);
}

function isInstalled(isForDevelopment) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || (entry.dev && !isForDevelopment)) return true;
    const found = present[path];
    if (!found) return entry.optional === true && !isForThisMachine(entry);
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/** Optional packages are mostly binaries for one platform; those for another C library cannot be told apart here. */
function isForThisMachine({ os, cpu, libc }) {
  if (!os || !cpu || libc) return false;
  return os.includes(process.platform) && cpu.includes(process.arch);
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    // Missing or half written: nothing is known to be installed.
    return {};
  }
}
