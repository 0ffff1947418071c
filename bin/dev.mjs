// npm run dev: Vite brings changes to the pages; a change in a server file restarts the server.
import { watch } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.mjs';
import { main } from './console.mjs';
import { installPackages } from './packages.mjs';
import { ensureRuntime, root } from './runtime.mjs';

const WATCHED = ['api', 'app', 'design', 'features', 'migrations', 'platform', 'sample'];
const STARTED = 'server.ts';

/** Vite handles the browser's files. */
const isOfServer = (name) => /\.(ts|sql)$/.test(name) && !/(^|[\\/])use-[^\\/]*$|\.test\.ts$/.test(name);

await main(async () => {
  await ensureRuntime();
  await installPackages();
  const endWithParent = ['--import', new URL('parent.mjs', import.meta.url).href];
  const args = [...endWithParent, 'server.ts', ...process.argv.slice(2)];
  const env = { ...process.env, MODE: 'development' };
  const changes = watchSources();
  for (;;) {
    const change = changes.next();
    let isChanged = false;
    const until = change.then(() => {
      isChanged = true;
    });
    const code = await run(process.execPath, args, { cwd: root, env, isApart: true, until });
    if (!isChanged && (code === 0 || code > 128)) return code;
    if (!isChanged) console.log('The server has stopped. The next change restarts it.');
    console.log(`Restarting: ${await change} changed.`);
  }
});

/** Changes that come together count as one. */
function watchSources() {
  let tell = () => {};
  let timer;
  const noteChange = (name) => {
    clearTimeout(timer);
    timer = setTimeout(() => tell(name), 150);
  };
  for (const folder of WATCHED) {
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (name && isOfServer(name)) noteChange(join(folder, name));
    });
  }
  // The folder rather than the file, which many editors replace by another.
  watch(root, (_event, name) => {
    if (name === STARTED) noteChange(name);
  });
  return {
    next: () =>
      new Promise((resolve) => {
        tell = resolve;
      }),
  };
}
