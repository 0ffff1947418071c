import { join } from 'node:path';
import { run } from './child.mjs';
import { root } from './runtime.mjs';

const windows = process.platform === 'win32';

/** How to start a tool of node_modules by the name of its command. */
export function tool(name) {
  const command = join(root, 'node_modules', '.bin', windows ? `${name}.cmd` : name);
  return { command, options: { cwd: root, shell: windows } };
}

/** Runs a tool of node_modules in this terminal; answers its exit code. */
export function runTool(name, args, env = {}) {
  const { command, options } = tool(name);
  return run(command, args, { ...options, env: { ...process.env, ...env } });
}
