import { beforeAll, describe, expect, test } from 'vitest';
import { PERSON_NOT_FOUND } from '#api/resource/statuses.ts';
import { adaDetails, PASSWORD } from '#features/core/identity/testing-sign-up.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { testWebServer, type WebClient, webClient } from '#testing/web.ts';

let newClient: (csrf?: string | null) => WebClient;
let ada: WebClient;
let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  const app = await testWebServer(platform);
  newClient = (csrf) => webClient(app, csrf);
  ada = newClient();
  const answer = await ada.post('UserRegisterResource', 'create', adaDetails());
  expect(answer.status, answer.text).toBe(200);
});

describe('the envelope', () => {
  test('[API-25] [API-26] a success holds status, code, data and the client context, and no key error at all', async () => {
    const { status, json } = await ada.get('UserResource', { username: 'ada' });
    expect(status).toBe(200);
    expect(json.resource_response).toMatchObject({
      status: 'success',
      code: 0,
      message: 'ok',
      http_status: 200,
      endpoint_name: 'v3_get_user',
      data: { username: 'ada' },
    });
    expect(json.resource_response).not.toHaveProperty('error');
    expect(json.client_context).toMatchObject({
      is_authenticated: true,
      locale: 'en',
      user: { username: 'ada' },
    });
    expect(json.client_context).toHaveProperty('unauth_id');
    expect(json.resource).toEqual({ name: 'UserResource', options: { username: 'ada' } });
    expect(json.request_identifier).toEqual(expect.any(String));
  });

  test('[API-26] a failure says why, and holds null data', async () => {
    const { status, json } = await newClient().get('UserResource', { username: 'nobody_here' });
    expect(status).toBe(404);
    expect(json.resource_response).toMatchObject({
      status: 'failure',
      http_status: 404,
      data: null,
      error: { status: 'failure', http_status: 404, message: expect.any(String), message_detail: null },
    });
    expect(json.resource_response.error.code).toBe(json.resource_response.error.api_error_code);
    expect(json.resource_response.error.api_error_code).toBe(PERSON_NOT_FOUND);
    const board = await newClient().get('BoardResource', { board_id: '1' });
    expect(board.status).toBe(404);
    expect(board.json.resource_response.error.api_error_code).not.toBe(PERSON_NOT_FOUND);
  });

  test('a call with several wrong options names them all', async () => {
    const sent = { username_or_email: ' ', password: '' };
    const { status, json } = await newClient().post('UserSessionResource', 'create', sent);
    expect(status).toBe(400);
    expect(json.resource_response.error).toMatchObject({
      field: 'username_or_email',
      fields: ['username_or_email', 'password'],
    });
  });

  test('an unknown resource is not found, and a wrong method for an action too', async () => {
    const client = newClient();
    expect((await client.get('NoSuchResource')).status).toBe(404);
    expect((await client.post('NoSuchResource', 'get')).status).toBe(404);
    const url = '/resource/UserSessionResource/delete/';
    expect((await client.send({ method: 'GET', url, query: { data: '{"options":{}}' } })).status).toBe(404);
  });

  test('reading is also done by POST, and by other spellings of the path', async () => {
    const client = newClient();
    expect((await client.post('UserResource', 'get', { username: 'ada' })).status).toBe(200);
    const query = { data: JSON.stringify({ options: { username: 'ada' } }) };
    for (const url of ['/_ngjs/resource/UserResource/get/', '/resource/UserResource/get//']) {
      expect((await client.send({ method: 'GET', url, query })).status, url).toBe(200);
    }
  });

  test('a wrong option is refused by its name', async () => {
    const { status, json } = await newClient().get('UserPinsResource', {
      username: 'ada',
      page_size: 'many',
    });
    expect(status).toBe(400);
    expect(json.resource_response.error).toMatchObject({ field: 'page_size', fields: ['page_size'] });
    expect(json.resource_response.error.message).toContain('page_size');
  });

  test('so is one that holds the character 0', async () => {
    const { status, json } = await newClient().get('UserResource', { username: 'a\0' });
    expect(status).toBe(400);
    expect(json.resource_response.error).toMatchObject({ field: 'username', fields: ['username'] });
  });

  test('data that is no JSON, or no object, is refused and never a fault', async () => {
    const client = newClient();
    for (const data of ['{', '[]', '3', '"x"', 'null', '{"options":7}', '{"options":[{}]}']) {
      const answer = await client.send({
        method: 'GET',
        url: '/resource/UserResource/get/',
        query: { data },
      });
      expect(answer.status, data).toBe(400);
    }
  });
});

describe('what clients leave out or write differently', () => {
  test('the trailing slash is optional', async () => {
    const query = { data: JSON.stringify({ options: { username: 'ada' } }) };
    const answer = await newClient().send({ method: 'GET', url: '/resource/UserResource/get', query });
    expect(answer.status).toBe(200);
  });

  test('context and source_url may be absent, null or malformed', async () => {
    for (const extra of [{}, { context: null }, { context: {} }]) {
      const data = JSON.stringify({ options: { username: 'ada' }, ...extra });
      const query = { data, source_url: ':::not a path' };
      const answer = await newClient().send({ method: 'GET', url: '/resource/UserResource/get/', query });
      expect(answer.status).toBe(200);
    }
  });

  test.each([undefined, null, [null], [], ['']])('bookmarks %j ask for the first page', async (bookmarks) => {
    const answer = await newClient().get('UserPinsResource', { username: 'ada', bookmarks });
    expect(answer.status).toBe(200);
  });

  test('the last page says so twice: "-end-" in the options, and no bookmark', async () => {
    const { json } = await newClient().get('UserPinsResource', {
      username: 'ada',
      page_size: 5,
      bookmarks: null,
    });
    expect(json.resource.options).toEqual({ username: 'ada', page_size: 5, bookmarks: ['-end-'] });
    expect(json.resource_response).not.toHaveProperty('bookmark');
  });

  test('a bookmark that is none of this list is refused', async () => {
    for (const bookmark of ['abc', 'W10.AAAAAAAAAAAA', 7, { a: 1 }]) {
      const answer = await newClient().get('UserPinsResource', { username: 'ada', bookmarks: [bookmark] });
      expect(answer.status, String(bookmark)).toBe(400);
    }
  });

  test('an id as a number keeps its last digits', async () => {
    const { id } = (await ada.get('UserResource', { username: 'ada' })).json.resource_response.data;
    const data = `{"options":{"user_id":${id}}}`;
    const named = await ada.send({ method: 'GET', url: '/resource/UserResource/get/', query: { data } });
    expect(named.json.resource_response.data.username).toBe('ada');
  });

  test('truth values come as texts and ids as numbers or texts', async () => {
    const { json } = await ada.get('UserResource', { username: 'ada' });
    const { id } = json.resource_response.data;
    expect(id).toMatch(/^[0-9]+$/);
    const found = await ada.get('UserResource', { user_id: id, is_mobile_fork: 'false' });
    expect(found.json.resource_response.data.id).toBe(id);
    expect((await ada.get('UserResource', { user_id: 12 })).status).toBe(404);
    expect((await ada.get('UserResource', { user_id: '12x' })).status).toBe(400);
  });
});

describe('the CSRF pair', () => {
  test('is given on login, and never again once a request carries one', async () => {
    const fresh = newClient(null);
    const options = { username_or_email: 'ada', password: PASSWORD };
    const refused = await fresh.post('UserSessionResource', 'create', options);
    expect(refused.status).toBe(403);
    const known = newClient('mine');
    const answer = await known.post('UserSessionResource', 'create', options);
    expect(answer.status).toBe(200);
    expect(String(answer.headers['set-cookie'])).not.toContain('csrftoken');
  });

  test('any value will do that stands in both header and cookie; without the pair a write is refused', async () => {
    const client = newClient('whatever-i-like');
    const options = { username_or_email: 'ada', password: PASSWORD };
    expect((await client.post('UserSessionResource', 'create', options)).status).toBe(200);
    const data = JSON.stringify({ options: {} });
    const url = '/resource/UserSessionResource/delete/';
    for (const headers of [{}, { 'x-csrftoken': 'another' }, { 'x-csrftoken': '' }]) {
      const answer = await client.send({ method: 'POST', url, headers, payload: { data } });
      expect(answer.status).toBe(403);
    }
  });

  test('a write that a browser says comes from another site is refused even with the pair', async () => {
    const client = newClient('t');
    const answer = await client.send({
      method: 'POST',
      url: '/resource/UserSessionResource/create/',
      headers: { 'x-csrftoken': 't', 'sec-fetch-site': 'cross-site' },
      payload: { data: JSON.stringify({ options: { username_or_email: 'ada', password: PASSWORD } }) },
    });
    expect(answer.status).toBe(403);
  });

  test('reading needs none', async () => {
    expect((await newClient(null).get('UserResource', { username: 'ada' })).status).toBe(200);
  });
});

describe('paths of their own, and the tunnel', () => {
  test('[API-19] a /v3 path answers at its path and through ApiResource alike', async () => {
    const query = { email: 'ada@example.com' };
    const direct = await newClient().send({ method: 'GET', url: '/v3/register/exists/', query });
    expect(direct.json.resource_response.data).toBe(true);
    const tunnelled = await newClient().get('ApiResource', { url: '/v3/register/exists/', data: query });
    expect(tunnelled.json.resource_response.data).toBe(true);
    const inUrl = await newClient().get('ApiResource', {
      url: '/v3/register/exists/?email=nobody@example.com',
    });
    expect(inUrl.json.resource_response.data).toBe(false);
  });

  test('the tunnel finds nothing at an address that is none', async () => {
    for (const url of ['/v3/nowhere/', '/resource/UserResource/get/', '/v3/register/exists/more/']) {
      expect((await newClient().get('ApiResource', { url })).status).toBe(404);
    }
    expect((await newClient().get('ApiResource', { url: 'http://example.com/' })).status).toBe(400);
    expect((await newClient().get('ApiResource', {})).status).toBe(400);
  });
});

test('answers do not depend on the Host header', async () => {
  const query = { data: JSON.stringify({ options: { username: 'ada' } }) };
  const answers = await Promise.all(
    ['pinfold.test', 'evil.example', 'localhost:99'].map((host) =>
      newClient().send({ method: 'GET', url: '/resource/UserResource/get/', query, headers: { host } }),
    ),
  );
  const [first, ...others] = answers.map((answer) => JSON.stringify(answer.json.resource_response));
  for (const other of others) expect(other).toBe(first);
});

test('more calls than the class allows are refused with the time to wait', async () => {
  const client = newClient();
  let answer = await client.send({
    method: 'GET',
    url: '/v3/register/exists/',
    query: { email: 'a@example.com' },
  });
  for (let tries = 0; tries < 40 && answer.status === 200; tries += 1) {
    answer = await client.send({
      method: 'GET',
      url: '/v3/register/exists/',
      query: { email: 'a@example.com' },
    });
  }
  expect(answer.status).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

test("refused callers use up their allowance, but another site's page uses up nobody's", async () => {
  const visitor = webClient(await testWebServer(platform));
  const statuses = async (site: string) => {
    const found = new Set<number>();
    for (let tries = 0; tries < 120; tries += 1) {
      const { status } = await visitor.send({
        method: 'POST',
        url: '/resource/BoardResource/create/',
        headers: { 'x-csrftoken': 'a-token-of-mine', 'sec-fetch-site': site },
        payload: { data: '{"options":{}}' },
      });
      found.add(status);
    }
    return [...found];
  };
  expect(await statuses('cross-site')).toEqual([401]);
  expect(await statuses('same-origin')).toEqual([401, 429]);
});

test('every answer carries its request id and the headers that protect', async () => {
  const { headers, json } = await newClient().get('UserResource', { username: 'ada' });
  expect(headers['x-request-id']).toBe(json.request_identifier);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['cache-control']).toBe('private, no-store');
});
