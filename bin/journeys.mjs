// npm run journeys: the tests in a browser, against pages built of the present sources.
import { main } from './console.mjs';
import { installPackages } from './packages.mjs';
import { buildPages } from './pages.mjs';
import { ensureRuntime } from './runtime.mjs';
import { runTool } from './tools.mjs';

await main(async () => {
  await ensureRuntime();
  await installPackages();
  await buildPages();
  return runTool('playwright', ['test', ...process.argv.slice(2)]);
});
