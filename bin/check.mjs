// npm run check: the checks of npm test that run no test.
import { lineOfCheck, runChecks } from './checks.mjs';
import { main } from './console.mjs';
import { installPackages } from './packages.mjs';
import { ensureRuntime } from './runtime.mjs';

await main(async () => {
  await ensureRuntime();
  await installPackages();
  const results = await runChecks();
  for (const result of results) console.log(lineOfCheck(result));
  return results.every(({ failed }) => failed === 0) ? 0 : 1;
});
