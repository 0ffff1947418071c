// node bin/run.mjs <tool or file.ts> [arguments]
import { run } from './child.mjs';
import { main, Stop } from './console.mjs';
import { installPackages } from './packages.mjs';
import { ensureRuntime, root } from './runtime.mjs';
import { runTool } from './tools.mjs';

await main(async () => {
  await ensureRuntime();
  const [name, ...args] = process.argv.slice(2);
  if (!name) throw new Stop('Name a tool or a file to run: node bin/run.mjs biome check');
  // An image of the product has no others, and its operator's commands need none.
  const isOfProduct = /^(app\/.*|server|worker)\.ts$/.test(name);
  await installPackages({ isForDevelopment: !isOfProduct });
  if (name.endsWith('.ts')) return run(process.execPath, [name, ...args], { cwd: root });
  return runTool(name, args);
});
