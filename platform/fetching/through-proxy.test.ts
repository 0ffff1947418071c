import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFetcher, type Fetcher, type FetcherOptions } from './fetcher.ts';
import { startTestingWeb, type TestingWeb } from './testing-web.ts';

type Respond = Parameters<typeof startTestingWeb>[0];

let web: TestingWeb;
/** The keys are full addresses, as in requests to a proxy. */
let pages: Record<string, (response: Parameters<Respond>[1]) => void>;
const opened: Fetcher[] = [];

beforeEach(async () => {
  pages = {};
  web = await startTestingWeb((request, response) => {
    const page = pages[request.url ?? ''];
    if (page) page(response);
    else response.writeHead(404).end();
  });
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((fetcher) => fetcher.close()));
  await web.close();
});

function throughProxy(resolve: FetcherOptions['resolve']): Fetcher {
  const fetcher = createFetcher({ userAgent: 'Tester/1', proxyUrl: `http://127.0.0.1:${web.port}`, resolve });
  opened.push(fetcher);
  return fetcher;
}

test('through a proxy, the proxy is asked and literal private addresses still are not', async () => {
  pages['http://far.test/'] = (response) => response.end('<p>by proxy</p>');
  const fetcher = throughProxy(async () => []);
  expect(await fetcher.fetchPage('http://far.test/')).toMatchObject({ ok: true, html: '<p>by proxy</p>' });
  expect(await fetcher.fetchPage('http://10.0.0.1/')).toEqual({ ok: false, reason: 'private-address' });
});

test('through a proxy, a name that leads inside is not asked for, whatever a redirect says', async () => {
  let asked = 0;
  pages['http://far.test/'] = (response) =>
    response.writeHead(302, { location: 'http://inside.test/' }).end();
  pages['http://inside.test/'] = (response) => {
    asked += 1;
    response.end('<p>inside</p>');
  };
  const names: Record<string, string[]> = {
    'far.test': ['93.184.215.14'],
    'inside.test': ['93.184.215.14', '10.0.0.1'],
  };
  const fetcher = throughProxy(async (name) => names[name] ?? []);
  const refused = { ok: false, reason: 'private-address' };
  expect(await fetcher.fetchPage('http://inside.test/')).toEqual(refused);
  expect(await fetcher.fetchPage('http://far.test/')).toEqual(refused);
  expect(asked).toBe(0);
});

test('through a proxy, a name that no server here can tell is left to the proxy', async () => {
  pages['http://far.test/'] = (response) => response.end('<p>by proxy</p>');
  const page = { ok: true, html: '<p>by proxy</p>' };
  const failing = throughProxy(() => Promise.reject(new Error('no name server')));
  expect(await failing.fetchPage('http://far.test/')).toMatchObject(page);
  const silent = throughProxy(() => new Promise(() => {}));
  expect(await silent.fetchPage('http://far.test/')).toMatchObject(page);
});
