import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { Plural, Trans } from '@lingui/react/macro';
import type { FastifyInstance } from 'fastify';
import { lazy, type ReactNode, Suspense } from 'react';
import {
  type LoaderFunctionArgs,
  type ServerBuild,
  useLoaderData,
  useLocation,
  useRouteError,
} from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { adaDetails } from '#features/core/identity/testing-sign-up.ts';
import { openTranslations } from '#platform/i18n/translations.ts';
import { createLog } from '#platform/telemetry/log.ts';
import { freshDatabase } from '#testing/database.ts';
import { pagesBuild } from '#testing/pages-build.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { testWebServer, webClient } from '#testing/web.ts';
import * as entry from '../entry.server.tsx';
import * as root from '../root.tsx';
import { ErrorPage } from '../shell/error-page.tsx';
import { pageContext } from './page-context.ts';
import { documentRenderer } from './render-document.tsx';
import type { PagesSource } from './web-server.ts';

const FAULT = 'a part that always fails';

function Broken(): ReactNode {
  throw new Error(FAULT);
}

const Late = lazy(async () => {
  await new Promise(setImmediate);
  return { default: Broken };
});

function Now(): ReactNode {
  return <time>{String(useLoaderData())}</time>;
}

/** Loader data that is not a single value. */
const TOLD = { said: '</script><script>alert(1)</script>', parts: [{ count: 2, at: null }], none: undefined };

function Told(): ReactNode {
  return <q>{useLoaderData<typeof TOLD>().parts[0]?.count}</q>;
}

/** What each path of this test renders. */
const PAGES: Record<string, () => ReactNode> = {
  '/broken': () => <Broken />,
  '/broken-part': () => (
    <Suspense fallback="waiting">
      <Broken />
    </Suspense>
  ),
  '/broken-late': () => (
    <Suspense fallback="waiting">
      <Late />
    </Suspense>
  ),
  '/now': () => <Now />,
  '/told': () => <Told />,
  '/words': () => (
    <p id="words">
      <Trans>Save</Trans> <Plural value={2} one="# Pin" other="# Pins" />
    </p>
  ),
};

function Page(): ReactNode {
  return PAGES[useLocation().pathname]?.() ?? null;
}

const facts = {
  ...{ hasAction: false, hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false },
  ...{ hasLoader: true, hasDefaultExport: true, hasErrorBoundary: true },
  ...{ clientActionModule: undefined, clientLoaderModule: undefined, clientMiddlewareModule: undefined },
  hydrateFallbackModule: undefined,
};

const loader = ({ request, context }: LoaderFunctionArgs) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/broken-loader') throw new Error(FAULT);
  if (pathname.startsWith('/told')) return TOLD;
  return context.get(pageContext).now;
};

/** A build with the product's own root and a page of this test. */
const build = pagesBuild({
  entry: { module: entry },
  routes: {
    root: {
      ...{ id: 'root', path: '' },
      module: { ...root, ErrorBoundary: () => <ErrorPage error={useRouteError()} /> },
    },
    page: { id: 'page', parentId: 'root', path: '*', module: { default: Page, loader } },
  },
  assets: {
    entry: { imports: [], module: '/entry.js' },
    routes: {
      root: { ...facts, id: 'root', path: '', module: '/root.js' },
      page: {
        ...facts,
        id: 'page',
        parentId: 'root',
        path: '*',
        module: '/page.js',
        hasErrorBoundary: false,
      },
    },
    url: '/manifest.js',
    version: 'one',
  },
});

const lines: string[] = [];
let platform: TestPlatform;
let app: FastifyInstance;

beforeAll(async () => {
  const log = createLog('error', { write: (line) => lines.push(line) });
  platform = { ...(await testPlatform(await freshDatabase())), log };
  app = await testWebServer(platform, pagesOf(build));
});

beforeEach(() => void lines.splice(0));

let people = 0;

async function signedIn(to: FastifyInstance) {
  people += 1;
  const ada = webClient(to);
  await ada.post(
    'UserRegisterResource',
    'create',
    adaDetails({ username: `ada${people}`, email: `ada${people}@example.com` }),
  );
  return ada;
}

const look = (url: string) => webClient(app).send({ method: 'GET', url });

test.each(['/broken', '/broken-part', '/broken-late', '/broken-loader'])(
  'who is signed in gets the error page of %s with 500, and the log tells of it once',
  async (url) => {
    const ada = await signedIn(app);
    const { status, text, headers } = await ada.send({ method: 'GET', url });
    expect([status, headers['cache-control']]).toEqual([500, 'private, no-store']);
    expect(text).toContain('Something went wrong on our side.');
    expect(text).toContain('</html>');
    const told = lines.splice(0).map((line) => JSON.parse(line));
    expect(told).toMatchObject([{ reqId: headers['x-request-id'], err: { message: FAULT } }]);
  },
);

test.each(['/broken', '/broken-part', '/broken-late', '/broken-loader'])(
  'a visitor of %s gets the error page with 500, which nobody keeps',
  async (url) => {
    for (let visit = 0; visit < 2; visit += 1) {
      const { status, text, headers } = await look(url);
      expect(status).toBe(500);
      expect(text).toContain('Something went wrong on our side.');
      expect(text).toContain('</html>');
      expect(text).not.toContain(FAULT);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers.etag).toBeUndefined();
      const [line = '{}', ...others] = lines.splice(0);
      // A cached page would be answered without rendering, and log nothing.
      expect(JSON.parse(line)).toMatchObject({ reqId: headers['x-request-id'], err: { message: FAULT } });
      expect(others).toEqual([]);
    }
  },
);

test('a page counts times from the clock of the server', async () => {
  const { text } = await look('/now');
  expect(text).toContain(`<time>${platform.clock.now().getTime()}</time>`);
});

test('a page hands the browser what its loaders answered, and nothing of it ends its script', async () => {
  const ada = await signedIn(app);
  const pages = [await look('/told'), await ada.send({ method: 'GET', url: '/told' })];
  for (const { text } of pages) {
    expect(text).toContain('<q>2</q>');
    expect(text).not.toContain('<script>alert');
    expect(text).toMatch(/streamController\.enqueue\("\[.*alert\(1\).*\]\\n"\)/);
  }
  expect((await look('/told.data')).text).toContain('alert(1)');
});

test('whoever asks for the head of a page alone leaves others its body', async () => {
  for (const url of ['/told.data', '/told']) {
    const head = await webClient(app).send({ method: 'HEAD', url });
    expect([head.status, head.text]).toEqual([200, '']);
    expect((await look(url)).text.length).toBeGreaterThan(100);
  }
});

test('what keeps pages is told that they differ by who asks with what', async () => {
  const { headers } = await look('/words');
  expect(headers.vary).toMatch(/Cookie/);
  expect(headers.vary).toMatch(/User-Agent, X-Requested-With/);
});

async function wordsIn(locale: string, of = app) {
  const client = webClient(of);
  client.cookies.set('locale', locale);
  const { text } = await client.send({ method: 'GET', url: '/words' });
  const words = /<p id="words">(.*?)<\/p>/.exec(text)?.[1]?.replaceAll('<!-- -->', '');
  return { html: /<html[^>]*>/.exec(text)?.[0], words };
}

test('a page comes in the language of its request, each from its catalogue', async () => {
  const [english, pseudo, unknown] = await Promise.all([wordsIn('en'), wordsIn('qps'), wordsIn('nl')]);
  expect(english).toEqual({ html: '<html lang="en" dir="ltr">', words: 'Save 2 Pins' });
  expect(pseudo).toEqual({
    html: expect.stringMatching(/^<html data-texts="[^"]+" lang="qps" dir="ltr">$/),
    words: 'Śàvē 2 Ƥĩńś',
  });
  expect(unknown).toEqual(english);
});

test('a language that runs from right to left says so', async () => {
  const arabic = { messages: { [generateMessageId('Save')]: ['حفظ'] } };
  const translated = documentRenderer(openTranslations('en', { ar: async () => arabic }));
  const server = await testWebServer(
    { ...platform, locales: ['en', 'ar'] },
    pagesOf({ ...build, entry: { module: { ...entry, default: translated } } }),
  );
  expect(await wordsIn('ar', server)).toEqual({ html: '<html lang="ar" dir="rtl">', words: 'حفظ 2 Pins' });
});

function pagesOf(of: ServerBuild): PagesSource {
  return { load: async () => of, serveAssets: async () => {} };
}
