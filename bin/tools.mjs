import { join } from 'node:path';
import { run } from './child.mjs';
import { root } from './runtime.mjs';

const windows = process.platform === 'win32';

export function tool(name) {
  const command = join(root, 'node_modules', '.bin', windows ? `${name}.cmd` : name);
  return { command, options: { cwd: root, shell: windows } };
}

export function runTool(name, args, env = {}) {
  const { command, options } = tool(name);
  return run(command, args, { ...options, env: { ...process.env, ...env } });
}
