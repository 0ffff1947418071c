// npm run journeys: builds the pages of the present sources first.
import { main } from './console.mjs';
import { installPackages } from './packages.mjs';
import { buildPages } from './pages.mjs';
import { ensureRuntime } from './runtime.mjs';
import { forgetSettings } from './settings.mjs';
import { runTool } from './tools.mjs';

await main(async () => {
  await ensureRuntime();
  await installPackages();
  await forgetSettings(process.env);
  await buildPages();
  return runTool('playwright', ['test', ...process.argv.slice(2)]);
});
