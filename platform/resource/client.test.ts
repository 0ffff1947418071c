import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from './client.ts';

/** The idempotency keys of what was sent. */
let keys: (string | null)[] = [];

/** What happens to a request once it is sent. */
type Line = (signal: AbortSignal | null | undefined) => Promise<Response>;

/** No answer until the caller gives up. */
const silent: Line = (signal) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

/** The answer's headers arrive, then nothing more. */
const broken: Line = async (signal) => {
  const body = new ReadableStream({
    start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)),
  });
  return new Response(body);
};

const prompt: Line = async () =>
  Response.json({ resource_response: { status: 'success', data: { id: '7' } } });

function useLine(line: Line) {
  vi.stubGlobal('fetch', (_address: string, { headers, signal }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    return line(signal);
  });
}

beforeEach(() => {
  keys = [];
  vi.useFakeTimers();
  // The browser's own uses a clock that tests cannot move.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), ms);
    return limit.signal;
  });
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('document', { cookie: '' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const create = () => call('BoardResource.create', { name: 'Lamps' });
const TIMED_OUT = { status: 0, reason: 'timed-out', message: '' };

test.each([
  ['whose answer never comes', silent],
  ['whose answer never ends', broken],
])('a call %s is given up after half a minute, and said to be so', async (_, line) => {
  useLine(line);
  const outcome = vi.fn();
  call('BoardResource.get', { board_id: '5' }).catch(outcome);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(TIMED_OUT));
});

test.each([silent, broken])(
  'a create is given up after a minute, and then sent again under its key',
  async (line) => {
    useLine(line);
    const outcome = vi.fn();
    create().catch(outcome);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(TIMED_OUT));
    useLine(prompt);
    await create();
    await create();
    const [first, again, another] = keys;
    expect(again).toBe(first);
    expect(another).not.toBe(first);
  },
);

test.each([
  ['its schema', { field: 'email', fields: ['email'] }, true],
  ['another rule', { field: 'email' }, false],
])('what %s refuses is known in every language', async (_, wrong, isOfSchema) => {
  const error = { reason: 'invalid-email', message: 'email : est absent', ...wrong };
  useLine(async () => Response.json({ resource_response: { status: 'failure', error } }, { status: 400 }));
  await expect(create()).rejects.toMatchObject({ status: 400, field: 'email', isOfSchema });
});

test.each([
  ['HTML', new Response('<html>', { status: 502, statusText: 'Bad Gateway' }), ''],
  ['no message', failed({ reason: 'no' }), ''],
  ['no error', failed(undefined), ''],
  ['a message', failed({ message: 'Not now' }), 'Not now'],
  ['a plain text', failed('Plainly wrong'), 'Plainly wrong'],
])(
  'of an answer that holds %s one learns what the server says, and never the words of HTTP',
  async (_, answer, message) => {
    useLine(async () => answer);
    await expect(create()).rejects.toMatchObject({ status: answer.status, message });
  },
);

function failed(error: unknown): Response {
  const body = { resource_response: { status: 'failure', error } };
  return Response.json(body, { status: 403, statusText: 'Forbidden' });
}

test('a line that breaks is told from one that is silent', async () => {
  useLine(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(create()).rejects.toMatchObject({ status: 0, reason: 'offline' });
});

test.each([
  ['BoardResource.get', undefined, ['/resource/BoardResource/get/', 'source_url', 'data']],
  ['BoardResource.create', 'POST', ['/resource/BoardResource/create/']],
] as const)('%s is sent with the method %s', (name, method, [address, ...inQuery]) => {
  const sent = vi.fn((_address: string, _request: RequestInit) => new Promise<Response>(() => {}));
  vi.stubGlobal('fetch', sent);
  void call(name as 'BoardResource.get', { board_id: '5' });
  const [[to = '', request = {}] = []] = sent.mock.calls;
  const { pathname, searchParams } = new URL(to, 'http://pinfold.test');
  expect([request.method, pathname, ...searchParams.keys()]).toEqual([method, address, ...inQuery]);
  const data = searchParams.get('data') ?? new URLSearchParams(String(request.body)).get('data') ?? '';
  expect(JSON.parse(data).options).toEqual({ board_id: '5' });
});

/** What is sent for a call by path. */
function sentFor(name: string, options: object) {
  const sent = vi.fn((_address: string, _request: RequestInit) => new Promise<Response>(() => {}));
  vi.stubGlobal('fetch', sent);
  void call(name as 'BoardResource.get', options as never);
  const [[to = '', { method, body, headers } = {}] = []] = sent.mock.calls;
  return { to, method, body, headers: new Headers(headers) };
}

test('a path is filled in from the options; the rest goes into the query, or as JSON', () => {
  const options = { source: 'a/b', target: 7, keep: true };
  const read = sentFor('GET /v3/boards/:source/of/:target/', options);
  expect([read.to, read.method]).toEqual(['/v3/boards/a%2Fb/of/7/?keep=true', undefined]);
  const write = sentFor('PUT /v3/boards/:source/of/:target/', options);
  expect([write.to, write.method, write.body]).toEqual(['/v3/boards/a%2Fb/of/7/', 'PUT', '{"keep":true}']);
  expect(write.headers.get('content-type')).toBe('application/json');
  expect(options).toEqual({ source: 'a/b', target: 7, keep: true });
});

test.each([
  ['csrftoken=abc', 'abc'],
  ['a=1; csrftoken=abc; b=2', 'abc'],
  ['xcsrftoken=abc', ''],
  ['', ''],
])('with the cookies %j a write proves that it comes from our page by %j', (cookie, token) => {
  vi.stubGlobal('document', { cookie });
  for (const name of ['BoardResource.update', 'PUT /v3/boards/']) {
    const { headers } = sentFor(name, {});
    expect([headers.get('x-csrftoken'), headers.get('x-requested-with')]).toEqual([token, 'XMLHttpRequest']);
  }
  expect(sentFor('BoardResource.get', {}).headers.has('x-csrftoken')).toBe(false);
});

test('an answer is its data, with a bookmark where the list goes on', async () => {
  useLine(prompt);
  expect(await create()).toEqual({ data: { id: '7' }, bookmark: null });
  const resource_response = { status: 'success', data: [], bookmark: 'next' };
  useLine(async () => Response.json({ resource_response }));
  expect(await create()).toEqual({ data: [], bookmark: 'next' });
});

test.each([
  [{ status: 500 }, { reason: 'internal' }, true],
  [{ status: 409 }, { reason: 'idempotency-key-in-use' }, true],
  [{ status: 404 }, undefined, true],
  [{ status: 499 }, { reason: 'invalid-name' }, false],
])(
  'after %o with %o a create has its key again where it may have been done',
  async (init, error, isAgain) => {
    useLine(async () => Response.json({ resource_response: { status: 'failure', error } }, init));
    await expect(create()).rejects.toMatchObject(init);
    useLine(prompt);
    await create();
    expect(keys[1] === keys[0]).toBe(isAgain);
  },
);
