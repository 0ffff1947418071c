import { basename } from 'node:path';
import { capture } from './child.mjs';
import { explain, Stop } from './console.mjs';

const QUIET = ['--no-audit', '--no-fund', '--no-update-notifier', '--no-progress', '--loglevel=error'];

/** `purpose` names the work in what a person reads when it fails. */
export async function npm(args, { cwd, purpose }) {
  const { command, first, shell } = findNpm();
  const { code, output } = await capture(command, [...first, ...args, ...QUIET], { cwd, shell }).catch(
    (error) => {
      if (error.code !== 'ENOENT') throw error;
      throw new Stop(`${purpose} needs npm, which is missing. It comes with Node: https://nodejs.org`);
    },
  );
  if (code === 0) return;
  throw new Stop(explain(output) ?? `${purpose} failed. This is what npm said:\n${output.trim()}`);
}

function findNpm() {
  const running = process.env.npm_execpath ?? '';
  if (basename(running) === 'npm-cli.js')
    return { command: process.execPath, first: [running], shell: false };
  if (process.platform === 'win32') return { command: 'npm.cmd', first: [], shell: true };
  return { command: 'npm', first: [], shell: false };
}
