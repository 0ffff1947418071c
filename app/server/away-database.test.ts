import type { LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import * as entry from '#app/entry.server.tsx';
import { EXPERIMENTS } from '#app/experiments.ts';
import { adaDetails } from '#features/core/identity/testing-sign-up.ts';
import { openDatabase } from '#platform/database/database.ts';
import { openFlagSource } from '#platform/flags/flags-for.ts';
import { createLog } from '#platform/telemetry/log.ts';
import { afterFile } from '#testing/after-file.ts';
import { freshDatabase } from '#testing/database.ts';
import { pagesBuild } from '#testing/pages-build.ts';
import { testPlatform } from '#testing/platform.ts';
import { testWebServer, webClient } from '#testing/web.ts';
import { pageContext } from './page-context.ts';
import type { PagesSource } from './web-server.ts';

const WORDS = "This site can't respond right now. Try again in a moment.";

/** A browser that is signed in and one that is not, at a server whose database went away. */
async function withoutDatabase(pages?: PagesSource) {
  const platform = await testPlatform(await freshDatabase());
  const before = webClient(await testWebServer(platform));
  await before.post('UserRegisterResource', 'create', adaDetails());
  const away = openDatabase('postgresql://nobody@127.0.0.1:1/none');
  afterFile(() => away.close());
  const db = { ...platform.db, ...away };
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => lines.push(line) });
  const flagSource = openFlagSource(db, EXPERIMENTS);
  const app = await testWebServer({ ...platform, db, log, flagSource }, pages);
  const [ada, visitor] = [webClient(app), webClient(app)];
  for (const [name, value] of before.cookies) ada.cookies.set(name, value);
  return { ada, visitor, lines };
}

test('without its database a call is refused with 503 in the envelope, and the log tells why', async () => {
  const { ada, visitor, lines } = await withoutDatabase();
  for (const client of [ada, visitor]) {
    const { status, headers, json } = await client.get('UserResource', { username: 'ada' });
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(json.resource_response).toMatchObject({
      ...{ status: 'failure', data: null, http_status: 503 },
      error: { reason: 'unavailable', message: WORDS },
    });
    expect(lines.splice(0).join()).toContain('ECONNREFUSED');
  }
  const login = { username_or_email: 'ada', password: 'x'.repeat(12) };
  expect((await visitor.post('UserSessionResource', 'create', login)).status).toBe(503);
});

const build = pagesBuild({
  entry: {
    module: { ...entry, default: (_: Request, status: number) => new Response('a page', { status }) },
  },
  routes: {
    page: {
      ...{ id: 'page', path: '*' },
      module: {
        default: () => null,
        loader: ({ context }: LoaderFunctionArgs) =>
          context.get(pageContext).call('UserResource.get', { username: 'ada' }),
      },
    },
  },
});

test('a page is then one sentence that needs nothing, also where its loader fails', async () => {
  const pages = { load: async () => build, serveAssets: async () => {} };
  const { ada, visitor, lines } = await withoutDatabase(pages);
  for (const client of [ada, visitor]) {
    for (const url of ['/ada/', '/ada.data']) {
      const { status, headers, text } = await client.send({ url, headers: { accept: 'text/html' } });
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
      expect(text).toContain(`<title>${WORDS}</title>`);
      expect(lines.splice(0).map((line) => JSON.parse(line).err.code)).toEqual(['ECONNREFUSED']);
    }
  }
});
