import { beforeAll, expect, test } from 'vitest';
import { testBrowser } from '#testing/browser.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { adaDetails, PASSWORD, signedUp } from '../testing-sign-up.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
});

const count = async (table: 'accounts' | 'users' | 'sessions') =>
  (await platform.db.rows(`select 1 from ${table}`)).length;

test('who signs up is signed in, with account and person of one id in one home', async () => {
  const browser = testBrowser(platform);
  expect((await browser.viewer()).kind).toBe('anonymous');
  const { data } = await browser.call('UserRegisterResource.create', adaDetails({ username: 'Ada_M' }));
  expect(data).toMatchObject({ username: 'ada_m', full_name: 'Ada Maker', is_limited_login: false });
  expect(await browser.viewer()).toMatchObject({ kind: 'person', id: data.id, username: 'ada_m' });
  const [row] = await platform.db.rows(
    `select u.id >> 51 = u.home as "isHome", u.first_name, u.country, p.birth_date::text, a.display_username, a.email
     from accounts a join users u using (id) join user_private p on p.home = u.home and p.user_id = u.id where a.id = $1`,
    [data.id],
  );
  expect(row).toEqual({
    isHome: true,
    first_name: 'Ada',
    country: 'DE',
    birth_date: '1990-05-17',
    display_username: 'Ada_M',
    email: 'ada@example.com',
  });
});

test('a client of the field that sends an age and no username gets a username from the name', async () => {
  const browser = testBrowser(platform);
  const { data } = await browser.call('UserRegisterResource.create', {
    first_name: 'Grace',
    last_name: 'Hopper',
    email: 'Grace@Example.com',
    password: PASSWORD,
    age: '34',
    country: 'us',
  });
  expect(data.username).toBe('gracehopper');
  const other = await browser.call('UserRegisterResource.create', {
    full_name: 'Grace Hopper',
    first_name: 'Grace',
    email: 'hopper@example.com',
    password: PASSWORD,
    age: 34,
  });
  expect(other.data.username).toBe('hopper');
  const blank = adaDetails({ username: '  ', email: 'blank@example.com', first_name: 'Blanche' });
  const left = await testBrowser(platform).call('UserRegisterResource.create', blank);
  expect(left.data.username).toBe('blanchemaker');
});

test('a business that signs up by its name alone is called so', async () => {
  const { data } = await testBrowser(platform).call('UserRegisterResource.create', {
    ...{ email: 'draw@example.com', password: PASSWORD, age: 34, business_name: 'Draw & Co' },
  });
  expect(data).toMatchObject({ full_name: 'Draw & Co', username: 'drawco' });
  const nameless = adaDetails({ first_name: undefined, business_name: ' ', email: 'none@example.com' });
  await expect(testBrowser(platform).call('UserRegisterResource.create', nameless)).rejects.toMatchObject({
    field: 'first_name',
  });
});

test('nobody signs up below the minimum age of their country', async () => {
  const browser = testBrowser(platform);
  const before = await count('accounts');
  const year = platform.clock.now().getUTCFullYear();
  const tells = (country: string, age: number) =>
    browser.call(
      'UserRegisterResource.create',
      adaDetails({
        username: undefined,
        email: `${country}${age}@example.com`,
        birthday: `${year - age}-01-01`,
        country,
      }),
    );
  await expect(tells('DE', 15)).rejects.toMatchObject({
    kind: 'invalid',
    reason: 'too-young',
    field: 'birthday',
  });
  await expect(tells('US', 12)).rejects.toMatchObject({ reason: 'too-young' });
  expect(await count('accounts')).toBe(before);
  await tells('US', 15);
  expect(await count('accounts')).toBe(before + 1);
});

test('of two who want one username at once, one gets it and the other is told', async () => {
  const inputs = ['one', 'two'].map((who) =>
    testBrowser(platform).call(
      'UserRegisterResource.create',
      adaDetails({ username: who === 'one' ? 'wanted' : 'WANTED', email: `${who}@example.com` }),
    ),
  );
  const results = await Promise.allSettled(inputs);
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(1);
  expect(refused[0]?.reason).toMatchObject({ kind: 'conflict', reason: 'username-taken', field: 'username' });
  expect(await count('accounts')).toBe(await count('users'));
});

test('of two who come with one mail address at once, one gets the account', async () => {
  const inputs = ['twin_a', 'twin_b'].map((username) =>
    testBrowser(platform).call(
      'UserRegisterResource.create',
      adaDetails({ username, email: 'twin@example.com' }),
    ),
  );
  const refused = (await Promise.allSettled(inputs)).filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(1);
  expect(refused[0]?.reason).toMatchObject({ kind: 'conflict', reason: 'email-taken', field: 'email' });
});

test('many of one name who sign up at once all get a username', async () => {
  const names = await Promise.all(
    [1, 2, 3, 4].map(async (index) => {
      const browser = await signedUp(platform, `mira${index}`, {
        username: undefined,
        first_name: 'Mira',
        last_name: 'Sol',
      });
      return (await browser.viewer()).id;
    }),
  );
  expect(new Set(names).size).toBe(4);
});

test('what is wrong is told by its field, and changes nothing', async () => {
  const before = await count('users');
  const wrong: [object, string, string][] = [
    [{ email: 'ada@' }, 'email', 'invalid-email'],
    [{ password: 'short' }, 'password', 'invalid-password'],
    [{ first_name: '  ' }, 'first_name', 'invalid-first_name'],
    [{ birthday: undefined }, 'birthday', 'invalid-birthday'],
    [{ birthday: '1990-02-30' }, 'birthday', 'invalid-birthday'],
    [{ username: 'settings' }, 'username', 'username-reserved'],
    [{ username: 'a b' }, 'username', 'username-wrong-characters'],
  ];
  for (const [change, field, reason] of wrong) {
    const tells = { ...adaDetails({ username: 'fresh', email: 'fresh@example.com' }), ...change };
    const action = testBrowser(platform).call('UserRegisterResource.create', tells);
    await expect(action, JSON.stringify(change)).rejects.toMatchObject({ kind: 'invalid', field, reason });
  }
  const several = adaDetails({ username: 'fresh', email: 'ada@', password: 'short' });
  const action = testBrowser(platform).call('UserRegisterResource.create', several);
  await expect(action).rejects.toMatchObject({ field: 'email', fields: ['email', 'password'] });
  expect(await count('users')).toBe(before);
});

test('a password that everybody tries, or that is what the account is called by, is refused at its field', async () => {
  const before = await count('accounts');
  const wrong: [object, string][] = [
    [{ password: '12345678' }, 'password-common'],
    [{ password: 'Password' }, 'password-common'],
    [{ password: 'zzzzzzzzzz' }, 'password-common'],
    [{ username: 'plain_name', password: 'Plain_Name' }, 'password-own-name'],
    [{ email: 'somebody@example.com', password: 'somebody@example.com' }, 'password-own-name'],
    [{ email: 'somebody@example.com', password: 'somebody' }, 'password-own-name'],
  ];
  for (const [change, reason] of wrong) {
    const tells = { ...adaDetails({ username: 'fresh', email: 'fresh@example.com' }), ...change };
    const action = testBrowser(platform).call('UserRegisterResource.create', tells);
    await expect(action, JSON.stringify(change)).rejects.toMatchObject({
      kind: 'invalid',
      field: 'password',
      reason,
    });
  }
  expect(await count('accounts')).toBe(before);
});

test('all that is wrong is told at once, also what only the database knows, and nothing is made', async () => {
  await signedUp(platform, 'early');
  const before = await count('accounts');
  const check = async (told: object) =>
    (await testBrowser(platform).call('RegisterCheckResource.create', told)).data;
  const year = platform.clock.now().getUTCFullYear();
  expect(
    await check({
      email: 'early@example.com',
      password: '12345678',
      birthday: `${year - 15}-01-01`,
      country: 'de',
      username: 'EARLY',
    }),
  ).toEqual([
    { field: 'birthday', reason: 'too-young' },
    { field: 'username', reason: 'username-taken' },
    { field: 'password', reason: 'password-common' },
    { field: 'email', reason: 'email-taken' },
  ]);
  expect(
    await check({ email: 'early@', password: 'short', birthday: '1990-02-30', username: 'a b' }),
  ).toEqual([
    { field: 'email', reason: 'invalid-email' },
    { field: 'password', reason: 'invalid-password' },
    { field: 'birthday', reason: 'invalid-birthday' },
    { field: 'username', reason: 'username-wrong-characters' },
  ]);
  expect(await check(adaDetails({ username: 'later', email: 'later@example.com' }))).toEqual([]);
  expect(await check({})).toEqual([]);
  expect(await count('accounts')).toBe(before);
});
