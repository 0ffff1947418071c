// npm start: brings what is missing, builds what changed, runs the server.
import { run } from './child.mjs';
import { main } from './console.mjs';
import { installPackages } from './packages.mjs';
import { buildPages } from './pages.mjs';
import { ensureRuntime, root } from './runtime.mjs';
import { serverEnv, serverFlags } from './server-flags.mjs';

await main(async () => {
  await ensureRuntime();
  await installPackages();
  await buildPages();
  const endWithParent = ['--import', new URL('parent.mjs', import.meta.url).href];
  const args = [...serverFlags, ...endWithParent, 'server.ts', ...process.argv.slice(2)];
  return run(process.execPath, args, { cwd: root, env: { ...serverEnv, ...process.env }, isApart: true });
});
