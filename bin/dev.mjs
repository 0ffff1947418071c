// npm run dev: the server with hot reload; a change in a server file restarts it.
import { run } from './child.mjs';
import { main } from './console.mjs';
import { installPackages } from './packages.mjs';
import { ensureRuntime, root } from './runtime.mjs';

await main(async () => {
  await ensureRuntime();
  await installPackages();
  const args = ['--watch', '--watch-preserve-output', 'server.ts', '--dev', ...process.argv.slice(2)];
  return run(process.execPath, args, { cwd: root });
});
