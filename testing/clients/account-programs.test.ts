import { beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '#features/core/identity/testing-sign-up.ts';
import { type FieldServer, ROOT, startFieldServer } from './field-server.ts';
import { phpBot } from './php-bot.ts';
import type { Program } from './program.ts';
import { entriesAt, key, listAt, maybe, textAt } from './reading.ts';
import { signIn } from './signing-in.ts';
import { uploader } from './uploading.ts';

let server: FieldServer;
let program: Program;
let bot: ReturnType<typeof phpBot>;

beforeAll(async () => {
  server = await startFieldServer();
  program = server.program();
  bot = phpBot(program);
  expect(await bot.logIn('ada', PASSWORD)).toBe(true);
});

test('a program reads from a cookie whether it is signed in', async () => {
  const other = server.program();
  expect((await other.get(`${ROOT}/login/`)).setCookies.join()).not.toContain('_auth=');
  const given = (await signIn(other, 'ben')).filter((line) => line.startsWith('_auth='));
  expect(given).toEqual([expect.stringMatching(/^_auth=1; .*Path=\/; HttpOnly; SameSite=Lax$/)]);
  expect(other.jar.get('_auth')).toBe('1');
  const left = await other.post(`${ROOT}/resource/UserSessionResource/delete/`, {
    headers: {
      'x-csrftoken': other.jar.get('csrftoken') ?? '',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: `data=${encodeURIComponent('{"options":{"disable_auth_failure_redirect":true}}')}`,
  });
  expect(left.setCookies.filter((line) => line.startsWith('_auth='))).toEqual([
    expect.stringMatching(/^_auth=0; Max-Age=0;/),
  ]);
  expect(other.jar.get('_auth')).not.toBe('1');
});

test('its settings say who it is', async () => {
  const settings = await bot.read('UserSettings', {});
  expect([textAt(settings, 'id'), textAt(settings, 'username')]).toEqual([server.cast.ada.id, 'ada']);
});

test('the board of a section has its owner', async () => {
  const { ada } = server.cast;
  const board_id = await ada.makes.board('Owned');
  await ada.makes.section(board_id, 'Part');
  const [section] = listAt(await bot.read('BoardSections', { board_id }));
  expect(textAt(section ?? null, 'board', 'owner', 'username')).toBe('ada');
  const one = await bot.read('BoardSection', { section_id: textAt(section ?? null, 'id') });
  expect(textAt(one, 'board', 'owner', 'id')).toBe(ada.id);
});

test('a slot for a file always has parameters', async () => {
  const slot = await uploader(program).register('image-story-pin');
  expect(entriesAt(slot, 'upload_parameters').length).toBeGreaterThan(0);
  const single = await bot.made('VIP', 'create', { type: 'pinimage' });
  expect(entriesAt(single, 'upload_parameters').length).toBeGreaterThan(0);
});

test('contact requests are answered under both names of their type', async () => {
  const { ada, ben, chi, studio } = server.cast;
  const board_id = await ada.makes.board('Shared');
  await ada.shares(board_id, studio);
  for (const who of [ben, chi]) await who.call('ContactRequestResource.create', { board_id });
  const [first, second] = listAt(await bot.read('ContactRequests', {}));
  const named = (type: string, request: typeof first) => ({
    contact_request: { type, id: textAt(request ?? null, 'id') },
  });
  expect(await bot.did('ContactRequestAccept', 'update', named('contactrequest', first))).toBe(true);
  expect(await bot.did('ContactRequestIgnore', 'delete', named('contact_request', second))).toBe(true);
  expect(await bot.read('ContactRequests', {})).toEqual([]);
  expect(await bot.did('ContactRequestAccept', 'update', named('request', first))).toBe(false);
});

test('a program takes the mailed link of a new password apart, and deactivates who has just logged in', async () => {
  const other = server.program();
  const chi = phpBot(other);
  expect(await chi.logIn('chi', PASSWORD)).toBe(true);
  expect(await chi.did('UserResetPassword', 'create', { username_or_email: 'chi' })).toBe(true);
  await server.platform.runJobs();
  const link = new URL(/http:\S+/.exec(server.platform.outbox.at(-1)?.text ?? '')?.[0] ?? '');
  expect((await other.get(ROOT + link.pathname + link.search)).status).toBe(200);
  const new_password = 'quite another password';
  const parts = {
    username: link.pathname.replace('/pw/', '').replaceAll('/', ''),
    expiration: link.searchParams.get('e') ?? '',
    token: link.searchParams.get('t') ?? '',
    new_password,
    new_password_confirm: new_password,
  };
  const reset = (changes: object) => chi.did('ResetPasswordFromEmail', 'update', { ...parts, ...changes });
  expect(await reset({ username: 'ada' })).toBe(false);
  expect(await reset({ expiration: '1000' })).toBe(false);
  expect(await reset({ new_password_confirm: 'something else' })).toBe(false);
  expect(await reset({})).toBe(true);
  expect(await chi.logIn('chi', PASSWORD)).toBe(false);
  expect(await chi.logIn('chi', new_password)).toBe(true);
  const leaving = { user_id: server.cast.chi.id, reason: 'other', explanation: '' };
  expect(await chi.did('DeactivateAccount', 'create', leaving)).toBe(true);
  expect(await chi.logIn('chi', new_password)).toBe(false);
});

test('what cannot be the id of a pin is not found', async () => {
  for (const [resource, options] of [
    ['Pin', { id: 'AbC-dEf' }],
    ['Pin', { pin_id: '' }],
    ['RelatedPinFeed', { pin: '12x' }],
    ['RelatedModules', { pin_id: 'x' }],
  ] as const) {
    const query = new URLSearchParams({ data: JSON.stringify({ options }) });
    const answer = await program.get(`${ROOT}/resource/${resource}Resource/get/?${query}`);
    expect(answer.status, resource).toBe(404);
    expect(maybe(answer.json, 'resource_response', 'data')).toBeNull();
    expect(key(answer.json, 'resource_response', 'error', 'http_status')).toBe(404);
  }
});
