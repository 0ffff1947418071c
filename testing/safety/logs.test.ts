import { inspect } from 'node:util';
import { beforeAll, expect, test, vi } from 'vitest';
import { adaDetails, PASSWORD } from '#features/core/identity/testing-sign-up.ts';
import { createLog } from '#platform/telemetry/log.ts';
import { freshDatabase } from '../database.ts';
import { type TestPlatform, testPlatform } from '../platform.ts';
import { testWebServer, type WebClient, webClient } from '../web.ts';
import { plainPages } from './pages.ts';

const lines: string[] = [];
// What libraries print reaches the same place as the log.
for (const name of ['error', 'warn', 'log'] as const) {
  vi.spyOn(console, name).mockImplementation((...parts) => void lines.push(inspect(parts, { depth: 9 })));
}

let platform: TestPlatform;
let ada: WebClient;

beforeAll(async () => {
  const log = createLog('debug', { write: (line) => lines.push(line) });
  platform = { ...(await testPlatform(await freshDatabase())), log };
  ada = webClient(await testWebServer(platform, plainPages));
});

const EMAIL = 'a.name.to.hide@home.example';
const NEW_PASSWORD = 'another-password-to-hide';

async function mailedToken(): Promise<string> {
  await platform.runJobs();
  const link = /http:\S+/.exec(platform.outbox.at(-1)?.text ?? '')?.[0] ?? '';
  const { searchParams } = new URL(link);
  return searchParams.get('t') ?? searchParams.get('token') ?? 'none was mailed';
}

/** What must stand in no line, each under its name. */
const secrets = new Map<string, string>([
  ['the password', PASSWORD],
  ['the new password', NEW_PASSWORD],
  ['the mail address', EMAIL],
  ['the name in the mail address', 'a.name.to.hide'],
  ['the birth date', '1990-05-17'],
  ['the token of the page', 'a-token-of-mine'],
]);

function expectNoSecretsIn(log: readonly string[]): void {
  const all = log.join('');
  expect([...secrets].filter(([, text]) => all.includes(text)).map(([what]) => what)).toEqual([]);
}

test('what people do is logged, but neither password, token, cookie nor mail address', async () => {
  await ada.post('UserRegisterResource', 'create', adaDetails({ email: EMAIL }));
  const login = { username_or_email: EMAIL, password: PASSWORD };
  await ada.post('UserSessionResource', 'create', { ...login, password: NEW_PASSWORD });
  await ada.post('UserSessionResource', 'create', login);
  await ada.send({ method: 'GET', url: '/v3/register/exists/', query: { email: EMAIL } });
  await ada.send({
    method: 'GET',
    url: '/password/reset/',
    query: { token: 'a-token-of-mine', email: EMAIL },
  });
  const slot = (await ada.post('VIPResource', 'create', { type: 'image' })).json.resource_response.data;
  const path = String(slot.upload_url);
  secrets.set('the token of an upload', new URL(path, 'http://a').searchParams.get('token') ?? 'none');
  await ada.send({ method: 'POST', url: path, payload: 'no form' });
  await ada.post('LimitedLoginResource', 'create', { username_or_email: EMAIL });
  const limited = await mailedToken();
  secrets.set('the token of a mailed login', limited);
  await webClient(await testWebServer(platform)).post('LimitedLoginResource', 'update', { token: limited });
  await ada.post('PasswordResetResource', 'create', { username_or_email: EMAIL });
  const token = await mailedToken();
  secrets.set('the token of a mailed reset', token);
  await ada.post('PasswordResetResource', 'update', { token, new_password: NEW_PASSWORD });
  for (const [name, value] of ada.cookies) {
    // What is empty was taken away.
    if (value && name.includes('session'))
      secrets.set(`the cookie ${name}`, decodeURIComponent(value).slice(0, 32));
  }
  expect([...secrets.values()].every((text) => text.length > 7)).toBe(true);
  expect(lines.length).toBeGreaterThan(10);
  expectNoSecretsIn(lines);
});

test.each(['accounts', 'credentials', 'sessions', 'mailed_links', 'verifications', 'throttles', 'users'])(
  'without the table %s faults are logged with their cause, but not with what was asked',
  async (table) => {
    lines.length = 0;
    const fresh = webClient(await testWebServer(platform));
    await platform.db.write('delete from throttles');
    // Only who has a second factor waits for a code.
    await platform.db.write('update accounts set two_factor_enabled = $1', [table === 'verifications']);
    await platform.db.write(`alter table ${table} rename to ${table}_away`);
    const login = { username_or_email: EMAIL, password: NEW_PASSWORD };
    const asked = [
      await fresh.post('UserSessionResource', 'create', login),
      await fresh.post('UserRegisterResource', 'create', adaDetails({ email: EMAIL, username: 'somebody' })),
      await fresh.get('EmailExistsResource', { email: EMAIL }),
      await fresh.post('PasswordResetResource', 'create', { username_or_email: EMAIL }),
      await fresh.post('LimitedLoginResource', 'create', { username_or_email: EMAIL }),
      await fresh.post('PasswordResetResource', 'update', {
        token: 'a-token-of-mine',
        new_password: PASSWORD,
      }),
    ];
    await platform.runJobs().catch((error) => platform.log.error({ err: error }, 'jobs failed'));
    await platform.db.write(`alter table ${table}_away rename to ${table}`);
    expect(asked.map(({ status }) => status)).toContain(500);
    expect(lines.join('')).toContain(`relation \\"${table}\\" does not exist`);
    expectNoSecretsIn(lines);
  },
);

test('a row that stands in the way is not named by what it holds', async () => {
  lines.length = 0;
  await platform.db
    .write('insert into accounts (id, name, email) select id + 1, name, email from accounts')
    .catch((error) => platform.log.error({ err: error }, 'a write failed'));
  expect(lines.join('')).toContain('accounts_email');
  expectNoSecretsIn(lines);
});
