import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { adaDetails } from '#features/core/identity/testing-sign-up.ts';
import { freshDatabase } from './database.ts';
import { fingerprintOf } from './permissions/fingerprint.ts';
import { type TestPlatform, testPlatform } from './platform.ts';
import { namedAddresses, type ResourceAddress } from './safety/addresses.ts';
import { plainPages } from './safety/pages.ts';
import { testWebServer, type WebClient, webClient } from './web.ts';

const reads = namedAddresses(({ isRead }) => isRead);
const writes = namedAddresses(({ isRead }) => !isRead);
/** The methods of all resources at an address; who may GET may HEAD. */
function methodsAt(url: string): Set<string> {
  const here = [...reads, ...writes].filter(([, address]) => address.url === url);
  const methods = new Set<string>(here.map(([, { method }]) => method));
  if (methods.has('GET')) methods.add('HEAD');
  return methods;
}

const PAIR = { 'x-csrftoken': 'a-token-of-mine' };

let app: FastifyInstance;
let ada: WebClient;
/** A member of staff, who may call everything. */
let hal: WebClient;
let fingerprint: () => Promise<string>;
let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  app = await testWebServer(platform, plainPages);
  ada = webClient(app);
  expect((await ada.post('UserRegisterResource', 'create', adaDetails())).status).toBe(200);
  hal = webClient(app);
  const halDetails = adaDetails({ username: 'hal', email: 'hal@example.com' });
  expect((await hal.post('UserRegisterResource', 'create', halDetails)).status).toBe(200);
  await platform.db.write(`update users set is_staff = true where username = 'hal'`);
  fingerprint = await fingerprintOf(platform.db);
});

describe('a page of another site cannot write', () => {
  const payload = { data: JSON.stringify({ options: {} }) };
  const WITHOUT = [
    {},
    { 'x-csrftoken': '' },
    { 'x-csrftoken': 'another' },
    { ...PAIR, 'sec-fetch-site': 'cross-site' },
    { ...PAIR, 'sec-fetch-site': 'same-site' },
  ];
  const reasonFor = async (who: WebClient, { method, url }: ResourceAddress, headers: object) => {
    const { status, json } = await who.send({ method, url, headers: { ...headers }, payload });
    return [status, json.resource_response.error.reason];
  };

  test.each(writes)('%s wants the pair of cookie and header', async (_name, address) => {
    const reasons = await Promise.all(WITHOUT.map((headers) => reasonFor(hal, address, headers)));
    expect(reasons).toEqual(WITHOUT.map(() => [403, 'csrf']));
    const withoutCookie = webClient(app, null);
    for (const [name, value] of hal.cookies) if (name !== 'csrftoken') withoutCookie.cookies.set(name, value);
    expect(await reasonFor(withoutCookie, address, PAIR)).toEqual([403, 'csrf']);
  });

  test.each(writes.filter(([, { resource }]) => resource.who !== 'anyone'))(
    '%s tells who may not call that first',
    async (_name, address) => {
      const ask = (who: WebClient) => Promise.all(WITHOUT.map((headers) => reasonFor(who, address, headers)));
      expect(await ask(webClient(app))).toEqual(WITHOUT.map(() => [401, 'login-required']));
      if (address.resource.who === 'staff')
        expect(await ask(ada)).toEqual(WITHOUT.map(() => [403, 'staff-only']));
    },
  );

  test.each(writes)('%s cannot be called by another method', async (_name, { url }) => {
    const before = await fingerprint();
    const taken = methodsAt(url);
    const others = (['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'] as const).filter(
      (method) => !taken.has(method),
    );
    const answers = others.map((method) => ada.send({ method, url, headers: PAIR }));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(others.map(() => 404));
    expect(await fingerprint()).toBe(before);
  });

  test.each(reads)('%s writes nothing, however it is called', async (_name, { url }) => {
    const before = await fingerprint();
    const payload = { data: '{"options":{}}' };
    const methods = ['PUT', 'PATCH', 'DELETE'] as const;
    const answers = methods.map((method) => ada.send({ method, url, headers: PAIR, payload }));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404, 404]);
    expect([403, 404]).toContain((await ada.send({ method: 'POST', url, payload })).status);
    expect((await ada.send({ method: 'POST', url, headers: PAIR, payload })).status).toBeLessThan(500);
    expect(await fingerprint()).toBe(before);
  });
});

describe('what is sent is bounded', () => {
  const url = '/resource/UserSettingsResource/update/';
  const sent = (contentType: string, payload: string) =>
    ada.send({ method: 'POST', url, headers: { ...PAIR, 'content-type': contentType }, payload });

  test('a body of more than a megabyte is refused', async () => {
    const long = 'a'.repeat(1024 * 1024);
    expect((await sent('application/json', JSON.stringify({ data: long }))).status).toBe(413);
    expect((await sent('application/x-www-form-urlencoded', `data=${long}`)).status).toBe(413);
  });

  test.each(['text/plain', 'text/xml', 'application/xml', 'multipart/form-data; boundary=x', 'image/png'])(
    'a body of the type %s is refused',
    async (type) => {
      expect((await sent(type, '{"data":{"options":{}}}')).status).toBe(415);
    },
  );

  test.each([500, 3000, 6000, 20_000, 200_000])(
    'an answer to JSON nested %i deep is no fault',
    async (depth) => {
      const deep = `${'['.repeat(depth)}1${']'.repeat(depth)}`;
      const nested = `{"options":{"surface_tag":"a","deep":${deep}}}`;
      const answers = [
        await sent('application/json', `{"data":${nested}}`),
        await sent('application/x-www-form-urlencoded', new URLSearchParams({ data: nested }).toString()),
        await ada.send({
          method: 'GET',
          url: '/resource/UserSettingsResource/get/',
          query: { data: nested },
        }),
      ];
      for (const { status } of answers) expect([200, 400, 413]).toContain(status);
    },
  );
});

describe('a body that is no JSON is refused after a viewer who may not call', () => {
  let generous: FastifyInstance;

  beforeAll(async () => {
    const config = { ...platform.config, rateLimitFactor: 1000 };
    generous = await testWebServer({ ...platform, config }, plainPages);
  });

  test.each(writes)('%s', async (_name, { method, url, resource }) => {
    const request = {
      method,
      url,
      headers: { ...PAIR, 'content-type': 'application/json' },
      payload: '{"data":',
    };
    const visitor = webClient(generous);
    const member = webClient(generous);
    for (const [name, value] of ada.cookies) member.cookies.set(name, value);
    const isOpen = resource.who === 'anyone' || resource.whoFor !== undefined;
    const isOver = resource.who === 'staff';
    expect((await visitor.send(request)).status).toBe(isOpen ? 400 : 401);
    expect((await member.send(request)).status).toBe(isOver ? 403 : 400);
  });
});

describe('names that mean something to JavaScript mean nothing here', () => {
  const NASTY = `{"__proto__":{"polluted":true,"username":"ada","email":"ada@example.com","isStaff":true},
    "constructor":{"prototype":{"polluted":true}}}`;

  test.each([...reads, ...writes])('%s', async (_name, { method, url, isRead }) => {
    const data = `{"options":${NASTY},"__proto__":{"options":${NASTY}}}`;
    const answer = isRead
      ? await ada.send({ method, url, query: { data, ['__proto__']: 'a' } })
      : await ada.send({
          method,
          url,
          headers: { ...PAIR, 'content-type': 'application/json' },
          payload: `{"data":${data},"__proto__":{"a":1}}`,
        });
    expect(answer.status).toBeLessThan(500);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('what stands on a prototype counts as not given', async () => {
    // Another process, which has not counted what was asked above.
    const visitor = webClient(await testWebServer(platform, plainPages));
    const get = (name: string, options: string) =>
      visitor.send({
        method: 'GET',
        url: `/resource/${name}/get/`,
        query: { data: `{"options":${options}}` },
      });
    expect((await get('UserResource', '{"__proto__":{"username":"ada"}}')).status).toBe(400);
    expect(
      (
        await get(
          'ApiResource',
          '{"url":"/v3/register/exists/","data":{"__proto__":{"email":"a@b.example"}}}',
        )
      ).status,
    ).toBe(400);
    expect(
      (await get('ApiResource', '{"url":"/v3/register/exists/","__proto__":{"email":"a@b.example"}}')).status,
    ).toBe(400);
  });
});

test('the tunnel draws from the allowance of what it leads to', async () => {
  const query = { data: '{"options":{"url":"/v3/register/exists/?email=nobody@example.com"}}' };
  const statuses = [];
  for (let tries = 0; tries < 25; tries += 1) {
    statuses.push((await ada.send({ method: 'GET', url: '/resource/ApiResource/get/', query })).status);
  }
  expect(statuses).toContain(429);
});

test.each(['//', '///', '//[', '/\\\\:', 'http://example.com/', ''])(
  'the tunnel refuses the address %j',
  async (url) => {
    const query = { data: JSON.stringify({ options: { url } }) };
    const { status } = await ada.send({ method: 'GET', url: '/resource/ApiResource/get/', query });
    expect([400, 404]).toContain(status);
  },
);

describe('who may call is asked before what was sent', () => {
  const guarded = namedAddresses(({ resource }) => resource.who !== 'anyone');
  const forms = { ...PAIR, 'content-type': 'application/x-www-form-urlencoded' };
  let patient: FastifyInstance;
  let member: WebClient;
  beforeAll(async () => {
    const config = { ...platform.config, rateLimitFactor: 1000 };
    patient = await testWebServer({ ...platform, config }, plainPages);
    member = webClient(patient);
    const tells = adaDetails({ username: 'mira', email: 'mira@example.com' });
    expect((await member.post('UserRegisterResource', 'create', tells)).status).toBe(200);
  });
  const sendOdd = async (client: WebClient, { method, url }: { method: string; url: string }) => {
    const sent = ['{"options":{"id":[],"surplus":{}}}', '{', '"text"'];
    const statuses: number[] = [];
    for (const data of sent) {
      const asked =
        method === 'GET'
          ? ({ method: 'GET', url, query: { data } } as const)
          : ({
              method: method as 'POST',
              url,
              headers: forms,
              payload: `data=${encodeURIComponent(data)}`,
            } as const);
      statuses.push((await client.send(asked)).status);
    }
    return [...new Set(statuses)];
  };

  test.each(guarded)('%s tells a visitor to log in, whatever was sent', async (_name, address) => {
    expect(await sendOdd(webClient(patient), address)).toEqual([401]);
  });

  test.each(guarded.filter(([, { resource }]) => resource.who === 'staff'))(
    '%s turns others than staff away, whatever was sent',
    async (_name, address) => {
      expect(await sendOdd(member, address)).toEqual([403]);
    },
  );

  test.each([
    ['/v3/legal/takedowns/turkey/', 'POST'],
    ['/resource/PinSearchResource/get/', 'GET'],
    ['/resource/BaseSearchResource/get/', 'GET'],
  ] as const)('%s does so where what is asked for needs it', async (url, method) => {
    const options = JSON.stringify({ options: { scope: 'my_pins', query: [], page_size: -1 } });
    const asked = {
      method,
      url,
      headers: PAIR,
      ...(method === 'GET' ? { query: { data: options } } : { payload: {} }),
    };
    expect((await webClient(patient).send(asked)).status).toBe(401);
  });

  test('a law that asks to log in does so before it reads the body', async () => {
    const url = '/v3/legal/takedowns/turkey/';
    const headers = { ...PAIR, 'content-type': 'application/json' };
    const asked = { method: 'POST', url, headers, payload: '{bad' } as const;
    expect((await webClient(patient).send(asked)).status).toBe(401);
    const open = { ...asked, url: '/v3/legal/takedowns/dsa/' };
    expect((await webClient(patient).send(open)).status).toBe(400);
  });
});
