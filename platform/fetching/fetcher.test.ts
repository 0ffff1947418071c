import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { jpegOf, pngOf } from '#platform/images/testing-pictures.ts';
import { createFetcher, type Fetcher, type FetcherOptions } from './fetcher.ts';
import { startTestingWeb, type TestingWeb } from './testing-web.ts';

let web: TestingWeb;
let pages: Record<string, (response: ServerResponse, request: IncomingMessage) => void>;
const opened: Fetcher[] = [];

beforeEach(async () => {
  pages = { '/': (response) => response.setHeader('content-type', 'text/html').end('<h1>Hello</h1>') };
  web = await startTestingWeb((request, response) => {
    const page = pages[request.url ?? ''];
    if (page) page(response, request);
    else response.writeHead(404).end('<p>not here</p>');
  });
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((fetcher) => fetcher.close()));
  await web.close();
});

function open(options: Partial<FetcherOptions> = {}): Fetcher {
  const resolve = async (name: string) => (name === 'inside.test' ? ['10.0.0.1'] : ['127.0.0.1']);
  const fetcher = createFetcher({ userAgent: 'Tester/1', resolve, allowLoopbackPort: web.port, ...options });
  opened.push(fetcher);
  return fetcher;
}

const at = (path: string, host = 'site.test') => `http://${host}:${web.port}${path}`;
const redirectTo = (location: string) => (response: ServerResponse) =>
  response.writeHead(302, { location }).end();
const html =
  (bytes: Buffer, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(bytes);

describe('pages', () => {
  test('are fetched under their name, without cookies, saying who asks', async () => {
    pages['/'] = (response) => response.setHeader('set-cookie', 'a=b').end('<h1>Hello</h1>');
    const fetcher = open();
    expect(await fetcher.fetchPage(at('/#part'))).toEqual({ ok: true, url: at('/'), html: '<h1>Hello</h1>' });
    await fetcher.fetchPage(at('/'));
    expect(web.asked.map(({ host, path }) => [host, path])).toEqual([
      [`site.test:${web.port}`, '/'],
      [`site.test:${web.port}`, '/'],
    ]);
    for (const { headers } of web.asked) {
      expect(headers['user-agent']).toBe('Tester/1');
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('authorization');
      expect(headers).not.toHaveProperty('referer');
    }
  });

  test('are decompressed', async () => {
    const text = Buffer.from('<p>pressed</p>');
    pages['/gzip'] = html(gzipSync(text), { 'content-encoding': 'gzip' });
    pages['/br'] = html(brotliCompressSync(text), { 'content-encoding': 'br' });
    pages['/deflate'] = html(deflateSync(text), { 'content-encoding': 'deflate' });
    for (const encoding of ['', 'identity'])
      pages[`/${encoding || 'none'}`] = html(text, { 'content-encoding': encoding });
    for (const path of ['/gzip', '/br', '/deflate', '/none', '/identity'])
      expect(await open().fetchPage(at(path))).toMatchObject({ html: '<p>pressed</p>' });
    for (const { headers } of web.asked) expect(headers['accept-encoding']).toBe('gzip, deflate, br');
  });

  test('are decoded by header, by meta tag and by byte order mark', async () => {
    pages['/header'] = html(Buffer.from('<p>\xe9</p>', 'latin1'), {
      'content-type': 'text/html; charset=iso-8859-1',
    });
    pages['/meta'] = html(Buffer.from('<meta charset="windows-1252"><p>\xe9</p>', 'latin1'));
    pages['/mark'] = html(Buffer.from('\ufeff<p>é</p>', 'utf16le'));
    pages['/plain'] = html(Buffer.from('<p>é</p>'));
    pages['/unknown'] = html(Buffer.from('<p>é</p>'), { 'content-type': 'text/html; charset=klingon' });
    for (const path of ['/header', '/meta', '/mark', '/plain', '/unknown'])
      expect(await open().fetchPage(at(path)), path).toMatchObject({
        html: expect.stringContaining('<p>é</p>'),
      });
  });

  test('are known by their bytes, whatever the header says', async () => {
    const picture = await pngOf(20, 20);
    pages['/picture'] = html(picture);
    pages['/words'] = html(Buffer.from('just words'));
    pages['/noise'] = html(randomBytes(500).fill(0, 0, 9));
    pages['/empty'] = html(Buffer.alloc(0));
    pages['/odd'] = html(Buffer.from('<p>page</p>'), { 'content-type': 'image/png' });
    expect(await open().fetchPage(at('/picture'))).toEqual({ ok: false, reason: 'picture-not-page' });
    for (const path of ['/words', '/noise', '/empty'])
      expect(await open().fetchPage(at(path))).toEqual({ ok: false, reason: 'not-a-page' });
    expect(await open().fetchPage(at('/odd'))).toMatchObject({ ok: true });
  });

  test('with another status are refused with it', async () => {
    expect(await open().fetchPage(at('/missing'))).toEqual({ ok: false, reason: 'status', status: 404 });
    pages['/nowhere'] = (response) => response.writeHead(302).end();
    expect(await open().fetchPage(at('/nowhere'))).toEqual({ ok: false, reason: 'status', status: 302 });
  });
});

describe('pictures', () => {
  test('come whole and are named by their bytes', async () => {
    const [small, large] = [
      await pngOf(20, 20),
      Buffer.concat([await jpegOf(900, 900), randomBytes(300_000)]),
    ];
    pages['/small'] = html(small);
    pages['/large'] = html(large, { 'content-type': 'image/gif' });
    for (const [path, bytes, contentType] of [
      ['/small', small, 'image/png'],
      ['/large', large, 'image/jpeg'],
    ] as const) {
      const picture = await open().fetchPicture(at(path));
      if (!picture.ok) throw new Error(picture.reason);
      expect(picture.contentType).toBe(contentType);
      expect((await buffer(picture.stream)).equals(bytes)).toBe(true);
    }
  });

  test('that are none are refused', async () => {
    pages['/svg'] = html(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), {
      'content-type': 'image/png',
    });
    for (const path of ['/', '/svg'])
      expect(await open().fetchPicture(at(path))).toEqual({ ok: false, reason: 'not-a-picture' });
  });

  test('past the limit break off with the reason', async () => {
    const header = await pngOf(20, 20);
    pages['/declared'] = html(Buffer.concat([header, Buffer.alloc(200_000)]), {
      'content-length': String(header.length + 200_000),
    });
    pages['/endless'] = (response) => {
      response.write(header);
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      };
      response.on('drain', more);
      more();
    };
    const fetcher = open({ maxPictureBytes: 100_000 });
    expect(await fetcher.fetchPicture(at('/declared'))).toEqual({ ok: false, reason: 'too-large' });
    const picture = await fetcher.fetchPicture(at('/endless'));
    if (!picture.ok) throw new Error(picture.reason);
    await expect(buffer(picture.stream)).rejects.toMatchObject({ reason: 'too-large' });
  });

  test('that stop in the middle break off as unreachable', async () => {
    const header = await pngOf(20, 20);
    pages['/cut'] = (response) => {
      response.writeHead(200, { 'content-length': '999999' });
      response.write(Buffer.concat([header, Buffer.alloc(50_000)]), () =>
        setImmediate(() => response.destroy()),
      );
    };
    const picture = await open().fetchPicture(at('/cut'));
    if (!picture.ok) return expect(picture.reason).toBe('unreachable');
    await expect(buffer(picture.stream)).rejects.toMatchObject({ reason: 'unreachable' });
  });
});

describe('redirects', () => {
  test('are followed, relative ones and to other hosts, up to five', async () => {
    for (const step of [1, 2, 3, 4]) pages[`/${step}`] = redirectTo(`/${step + 1}`);
    pages['/5'] = redirectTo(at('/', 'other.test'));
    expect(await open().fetchPage(at('/1'))).toMatchObject({ ok: true, url: at('/', 'other.test') });
    pages['/0'] = redirectTo('/1');
    expect(await open().fetchPage(at('/0'))).toEqual({ ok: false, reason: 'too-many-redirects' });
  });

  test('in a loop end', async () => {
    pages['/loop'] = redirectTo('/loop');
    expect(await open().fetchPage(at('/loop'))).toEqual({ ok: false, reason: 'too-many-redirects' });
    expect(web.asked).toHaveLength(6);
  });

  test.each([
    ['http://127.0.0.1/', 'private-address'],
    ['http://0x7f000001:8080/', 'private-address'],
    ['http://[::1]/', 'private-address'],
    ['//169.254.169.254/latest/', 'private-address'],
    ['http://inside.test/', 'private-address'],
    ['http://loopback.test/', 'private-address'],
    ['file:///etc/passwd', 'scheme'],
    ['data:text/html,<p>', 'scheme'],
    ['http://user@site.test/', 'credentials'],
    ['http://site.test:22/', 'port'],
    ['http://[', 'not-a-url'],
  ])('to %s are refused', async (location, reason) => {
    pages['/away'] = redirectTo(location);
    expect(await open().fetchPage(at('/away'))).toEqual({ ok: false, reason });
    expect(web.asked).toHaveLength(1);
  });
});

describe('names', () => {
  test('that answer differently a second time are asked once, and the checked answer is the one connected to', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    let asked = 0;
    const fetcher = open({ resolve: async () => answers[asked++] ?? [] });
    expect(await fetcher.fetchPage(at('/'))).toMatchObject({ ok: true });
    expect(asked).toBe(1);
  });

  test('that turn private before a redirect to themselves are refused there', async () => {
    let asked = 0;
    pages['/away'] = (response) => response.writeHead(302, { location: at('/'), connection: 'close' }).end();
    const fetcher = open({ resolve: async () => (asked++ === 0 ? ['127.0.0.1'] : ['10.0.0.1']) });
    expect(await fetcher.fetchPage(at('/away'))).toEqual({ ok: false, reason: 'private-address' });
  });

  test('whose resolver fails or hangs are refused', async () => {
    const failing = open({ resolve: () => Promise.reject(new Error('no server')) });
    expect(await failing.fetchPage(at('/'))).toEqual({ ok: false, reason: 'unreachable' });
    const hanging = open({ resolve: () => new Promise(() => {}), pageDeadlineMs: 100 });
    expect(await hanging.fetchPage(at('/'))).toEqual({ ok: false, reason: 'too-slow' });
  });

  test('of the allowed loopback port open no other port and no other address', async () => {
    const fetcher = open();
    expect(await fetcher.fetchPage(at('/', '127.0.0.1'))).toMatchObject({ ok: true });
    for (const address of [
      `http://127.0.0.2:${web.port}/`,
      `http://[::1]:${web.port}/`,
      `http://10.0.0.1:${web.port}/`,
      'http://127.0.0.1:8080/',
    ])
      expect(await fetcher.fetchPage(address)).toEqual({ ok: false, reason: 'private-address' });
    const refusing = open({ allowLoopbackPort: undefined });
    expect(await refusing.fetchPage(at('/'))).toEqual({ ok: false, reason: 'port' });
  });
});

describe('hostile servers', () => {
  test('that send a page without end, or a bomb, are cut at the limit', async () => {
    pages['/large'] = html(Buffer.alloc(150_000, '<p>'));
    pages['/chunked'] = (response) => {
      for (let part = 0; part < 10; part++) response.write(Buffer.alloc(30_000, '<p>'));
      response.end();
    };
    pages['/bomb'] = html(gzipSync(Buffer.alloc(50_000_000, '<p>')), { 'content-encoding': 'gzip' });
    pages['/bomb-br'] = html(brotliCompressSync(Buffer.alloc(5_000_000, '<p>')), {
      'content-encoding': 'br',
    });
    for (const path of ['/large', '/chunked', '/bomb', '/bomb-br'])
      expect(await open({ maxPageBytes: 100_000 }).fetchPage(at(path)), path).toEqual({
        ok: false,
        reason: 'too-large',
      });
  });

  test('that compress wrongly or in layers are refused', async () => {
    pages['/false'] = html(Buffer.from('<p>plain</p>'), { 'content-encoding': 'gzip' });
    pages['/false-br'] = html(Buffer.from('<p>plain</p>'), { 'content-encoding': 'br' });
    pages['/layers'] = html(gzipSync(gzipSync(Buffer.from('<p>'))), { 'content-encoding': 'gzip, gzip' });
    pages['/odd'] = html(Buffer.from('<p>'), { 'content-encoding': 'zstd' });
    for (const path of ['/false', '/false-br', '/layers', '/odd'])
      expect(await open().fetchPage(at(path)), path).toEqual({ ok: false, reason: 'encoding' });
  });

  test('that are silent, or drip headers or body, are cut at the deadline', async () => {
    const timers: NodeJS.Timeout[] = [];
    pages['/silent'] = () => {};
    pages['/headers'] = (response) => {
      response.socket?.write('HTTP/1.1 200 OK\r\n');
      timers.push(setInterval(() => response.socket?.write('x-drip: 1\r\n'), 20));
    };
    pages['/body'] = (response) => {
      response.write('<p>');
      timers.push(setInterval(() => response.write('.'), 20));
    };
    for (const path of ['/silent', '/headers', '/body'])
      expect(await open({ pageDeadlineMs: 200 }).fetchPage(at(path)), path).toEqual({
        ok: false,
        reason: 'too-slow',
      });
    for (const timer of timers) clearInterval(timer);
  });

  test('that send huge headers or no HTTP are unreachable', async () => {
    pages['/headers'] = (response) => response.writeHead(200, { 'x-large': 'a'.repeat(40_000) }).end('<p>');
    pages['/nonsense'] = (response) => response.socket?.end('this is no HTTP\r\n\r\n');
    for (const path of ['/headers', '/nonsense'])
      expect(await open().fetchPage(at(path)), path).toEqual({ ok: false, reason: 'unreachable' });
    expect(await open().fetchPage(at('/').replace('http:', 'https:'))).toEqual({
      ok: false,
      reason: 'unreachable',
    });
  });
});
