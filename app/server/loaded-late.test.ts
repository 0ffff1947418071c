import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Starts no server, but loads everything that is loaded before the first request, and lists the packages read. */
const LOAD = `import { registerHooks } from 'node:module';
  const packages = new Set();
  registerHooks({
    load: (url, context, next) => {
      const [, name] = /.*\\/node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url) ?? [];
      packages.add(name ?? url);
      return next(url, context);
    },
  });
  await import('./app/server/open-platform.ts');
  await import('./app/server/web-server.ts');
  console.log(JSON.stringify([...packages]));`;

test('a server that has just started holds no library that only some calls need', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', LOAD], {
    cwd: join(import.meta.dirname, '../..'),
  });
  const packages: string[] = JSON.parse(stdout);
  expect(packages).toContain('fastify');
  const late =
    /^(sharp|undici|nodemailer|better-auth|mediabunny|file-type|open-graph-scraper|openid-client|@aws-sdk\/.*)$/;
  const sample = new URL('../../sample/', import.meta.url).href;
  expect(packages.filter((name) => late.test(name) || name.startsWith(sample))).toEqual([]);
});
