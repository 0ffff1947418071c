import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from './console.mjs';
import { npm } from './npm.mjs';
import { root } from './runtime.mjs';

/** Installs exactly what the lock names, unless it is there already. */
export async function installPackages() {
  if (isInstalled()) return;
  await step('Installing the packages', () =>
    npm(['ci', '--include=dev'], { cwd: root, purpose: 'Installing the packages' }),
  );
}

/** Whether node_modules holds what package-lock.json names; npm writes down there what it installed, when done. */
function isInstalled() {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
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
