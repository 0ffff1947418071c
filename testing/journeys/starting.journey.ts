import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';

/** Says at the end which files of React the server has run; Node also looks through those that it does not. */
const PRINT = `import Module from 'node:module';
  process.on('exit', () => {
    const run = Object.values(Module._cache).filter(({ loaded }) => loaded).map(({ filename }) => filename);
    const names = run.filter((path) => /[\\\\/]react(-dom)?[\\\\/]cjs[\\\\/]/.test(path));
    console.log('loaded: ' + names.map((path) => path.split(/[\\\\/]/).at(-1)).sort().join(' '));
  });`;

test('without settings the server renders with what React is in production', async () => {
  test.setTimeout(120_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'pinfold-test-start-'));
  const { NODE_ENV: _, MODE: __, ...env } = process.env;
  const preload = `data:text/javascript,${encodeURIComponent(PRINT)}`;
  const server = spawn(process.execPath, ['--import', preload, 'server.ts', '--empty'], {
    env: { ...env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const said = text(server.stdout);
    let ready = '';
    server.stdout.on('data', (chunk) => {
      ready += chunk;
    });
    await expect.poll(() => ready, { timeout: 90_000 }).toMatch(/is ready at/);
    const [origin = ''] = ready.match(/http:\S+/) ?? [];
    expect(await (await fetch(`${origin}/login/`)).text()).toContain('<form');
    server.kill('SIGTERM');
    const loaded = (await said).split('loaded: ')[1]?.trim().split(' ') ?? [];
    expect(loaded).toContain('react-dom-server.node.production.js');
    expect(loaded.filter((name) => name.includes('development'))).toEqual([]);
  } finally {
    if (server.exitCode === null) {
      server.kill('SIGKILL');
      await once(server, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  }
});
