import { existsSync } from 'node:fs';

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

/** Printed without a stack trace: a person can act on it. */
export class Stop extends Error {}

export async function step(title, work) {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  if (!process.stdout.isTTY) {
    console.log(`${title} …`);
    return work();
  }
  let frame = 0;
  const draw = () => {
    frame += 1;
    process.stdout.write(`\r\x1b[2K${FRAMES[frame % FRAMES.length]} ${title} … ${seconds()}`);
  };
  const timer = setInterval(draw, 100);
  try {
    const result = await work();
    process.stdout.write(`\r\x1b[2K✓ ${title} (${seconds()})\n`);
    return result;
  } catch (error) {
    process.stdout.write('\r\x1b[2K');
    throw error;
  } finally {
    clearInterval(timer);
  }
}

export async function main(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (error instanceof Stop) console.error(error.message);
    else console.error(explain(`${error.code ?? ''} ${error.message}`) ?? error);
    process.exitCode = 1;
  }
  process.exit();
}

export function explain(output) {
  if (/ENOSPC|no space left on device/i.test(output)) {
    return 'The disk is full. Free some space and start again.';
  }
  if (/\b(EACCES|EPERM|EROFS)\b|permission denied|read-only file system/i.test(output)) {
    return `No permission to write ${refusedPath(output)}. Give this user write access, or use a folder that you own.`;
  }
  if (
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b/.test(output)
  ) {
    return 'The package registry cannot be reached. Check the network connection and start again.';
  }
  return undefined;
}

function refusedPath(output) {
  const quoted = [...output.matchAll(/'([^'\n]+)'/g)].map(([, path]) => path);
  const known = quoted.find((path) => path.startsWith('/') || /^[A-Z]:\\/.test(path) || existsSync(path));
  return known ?? 'here';
}
