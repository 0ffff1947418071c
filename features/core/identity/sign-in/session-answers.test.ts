import { beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { testWebServer, type WebClient, webClient } from '#testing/web.ts';
import { adaDetails, PASSWORD } from '../testing-sign-up.ts';

let client: WebClient;
let program: WebClient;

beforeAll(async () => {
  const app = await testWebServer(await testPlatform(await freshDatabase()));
  const plain = webClient(app);
  client = webClient(app);
  // Before it logs in, such a program is taken for a bot.
  program = {
    ...plain,
    post: async (resource, action, options = {}) =>
      plain.send({
        method: 'POST',
        url: `/resource/${resource}/${action}/`,
        headers: { 'user-agent': 'curl/8.5.0', 'x-csrftoken': plain.cookies.get('csrftoken') ?? '' },
        payload: { data: { options } },
      }),
  };
});

const nobody = { is_auth: false, is_bot: true, is_limited_login: false };

test('an answer says who is logged in after it, and repeats no password', async () => {
  const registered = await program.post('UserRegisterResource', 'create', adaDetails());
  const { data } = registered.json.resource_response;
  const ada = { ...nobody, is_auth: true, is_bot: false, id: data.id, username: data.username };
  expect(registered.json.client_context).toMatchObject({ is_authenticated: true, user: ada });
  expect(registered.json.resource.options).toEqual({ ...adaDetails(), password: null });
  expect(registered.text).not.toContain(PASSWORD);

  const out = await program.post('UserSessionResource', 'delete');
  expect(out.json.client_context).toMatchObject({ is_authenticated: false, user: nobody });

  const login = { username_or_email: String(data.username), password: PASSWORD };
  const wrong = await program.post('UserSessionResource', 'create', { ...login, password: 'wrong guess' });
  expect([wrong.status, wrong.json.client_context.is_authenticated]).toEqual([401, false]);
  expect(wrong.json.resource.options).toEqual({ ...login, password: null });
  expect(wrong.text).not.toContain('wrong guess');

  for (const browser of [program, client]) {
    const entered = await browser.post('UserSessionResource', 'create', login);
    expect(entered.json.client_context).toMatchObject({ is_authenticated: true, user: ada });
    expect(entered.json.resource.options).toEqual({ ...login, password: null });
    expect(entered.text).not.toContain(PASSWORD);
  }
});
