import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { adaDetails } from '#features/core/identity/testing-sign-up.ts';
import type { Id } from '#platform/ids/ids.ts';
import { clusterRows } from '#testing/cast-rows.ts';
import { freshDatabase } from '#testing/database.ts';
import { manyPins } from '#testing/many-pins.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { productPages } from '#testing/product-pages.ts';
import { testWebServer, type WebClient, webClient } from '#testing/web.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let ada: WebClient;
let visitor: WebClient;

/** Creates something as the signed-in person and returns it. */
async function make(who: WebClient, resource: string, options: object) {
  const { json } = await who.post(resource, 'create', options);
  expect(json.resource_response.error).toBeUndefined();
  return json.resource_response.data;
}

const look = async (who: WebClient, url: string) => {
  const { status, headers, text } = await who.send({ method: 'GET', url: encodeURI(url) });
  return { status, to: headers.location, text };
};

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  app = await testWebServer(platform, productPages);
  [ada, visitor] = [webClient(app), webClient(app)];
  await ada.post('UserRegisterResource', 'create', adaDetails());
});

test('addresses beyond Latin lead on to where their thing is', async () => {
  const board = await make(ada, 'BoardResource', { name: 'Дом' });
  await make(ada, 'BoardSectionResource', { board_id: board.id, name: 'Кухня', initial_pins: [] });
  const ben = webClient(app);
  await ben.post('UserRegisterResource', 'create', adaDetails({ username: 'ben', email: 'ben@example.com' }));
  expect(await look(visitor, '/ADA/дом/кухня/')).toMatchObject({
    status: 301,
    to: encodeURI('/ada/дом/кухня/'),
  });
  expect(await look(ben, `/board/${board.id}/create_section/`)).toMatchObject({
    status: 302,
    to: encodeURI('/ada/дом/'),
  });
});

test('an address that a board had leads to its own, with its section and query, for good where nobody is signed in', async () => {
  const board = await make(ada, 'BoardResource', { name: 'Old attic' });
  await make(ada, 'BoardSectionResource', { board_id: board.id, name: 'Beams', initial_pins: [] });
  await ada.post('BoardResource', 'update', { board_id: board.id, name: 'Loft' });
  const ways = [
    ['/ada/old-attic/', '/ada/loft/'],
    ['/ada/old-attic?utm_source=blog&q=a+b', '/ada/loft/?utm_source=blog&q=a+b'],
    ['/ada/old-attic/beams/?x=1', '/ada/loft/beams/?x=1'],
    ['/Ada/OLD-ATTIC/beams', '/ada/loft/beams/'],
  ] as const;
  for (const [asked, to] of ways) {
    expect(await look(visitor, asked)).toMatchObject({ status: 301, to });
    expect(await look(ada, asked)).toMatchObject({ status: 302, to });
  }
  for (const [, to] of ways) expect((await look(visitor, to)).status).toBe(200);
  expect((await look(visitor, '/ada/old-attic/walls/')).status).toBe(404);
  const data = await look(visitor, '/ada/old-attic.data?q=1');
  expect(data.text).toContain('/ada/loft/?q=1');
});

test('what a person was called before leads to their pages, for good where nobody is signed in', async () => {
  const dana = webClient(app);
  await dana.post(
    'UserRegisterResource',
    'create',
    adaDetails({ username: 'dana', email: 'dana@example.com' }),
  );
  await dana.post('UsernameResource', 'update', { username: 'dana_lights' });
  const ways = [
    ['/dana/', '/dana_lights/'],
    ['/DANA/_boards/?sort=newest', '/dana_lights/_boards/?sort=newest'],
    ['/Dana_Lights/topics/', '/dana_lights/topics/'],
  ] as const;
  for (const [asked, to] of ways) {
    expect(await look(visitor, asked)).toMatchObject({ status: 301, to });
    expect(await look(ada, asked)).toMatchObject({ status: 302, to });
  }
  expect((await look(visitor, '/nobody_here/')).status).toBe(302);
});

test('an address that a section had leads to its own, also from another spelling and a former address of its board', async () => {
  const board = await make(ada, 'BoardResource', { name: 'Old cellar' });
  const section = await make(ada, 'BoardSectionResource', {
    board_id: board.id,
    name: 'Küche',
    initial_pins: [],
  });
  await ada.post('BoardSectionEditResource', 'update', { section_id: section.id, name: 'Große Küche' });
  await ada.post('BoardResource', 'update', { board_id: board.id, name: 'Cellar' });
  const own = '/ada/cellar/große-küche/';
  const ways = [
    ['/ada/cellar/küche/?x=1', `${own}?x=1`],
    ['/ada/cellar/GROßE-küche', own],
    ['/ada/old-cellar/küche/', own],
  ] as const;
  for (const [asked, to] of ways) {
    expect(await look(visitor, asked)).toMatchObject({ status: 301, to: encodeURI(to) });
    expect(await look(ada, asked)).toMatchObject({ status: 302, to: encodeURI(to) });
    expect((await look(visitor, to)).status).toBe(200);
  }
  expect((await look(visitor, '/ada/cellar/wine/')).status).toBe(404);
  await ada.post('BoardResource', 'update', { board_id: board.id, privacy: 'secret' });
  for (const [asked] of ways) expect((await look(visitor, asked)).status).toBe(404);
});

test('no address, former or present, tells of a board that is not to be seen, nor what it is called', async () => {
  const board = await make(ada, 'BoardResource', { name: 'Hush before' });
  await make(ada, 'BoardSectionResource', { board_id: board.id, name: 'Inner', initial_pins: [] });
  await ada.post('BoardResource', 'update', { board_id: board.id, name: 'Hush after', privacy: 'secret' });
  for (const [slug, other] of [
    ['hush-before', /hush.after/i],
    ['hush-after', /hush.before/i],
  ] as const) {
    for (const path of [`${slug}/`, `${slug}.data`, `${slug}/inner/`, `${slug}/inner.data`]) {
      const { status, to, text } = await look(visitor, `/ada/${path}`);
      expect([path, status, to]).toEqual([path, 404, undefined]);
      expect(text).not.toMatch(other);
    }
  }
  expect((await look(ada, '/ada/hush-before/inner/')).to).toBe('/ada/hush-after/inner/');
});

test('the address of a search among own pins keeps what is looked for', async () => {
  const { to } = await look(ada, '/search/my_pins/?q=moss');
  expect(to).toMatch(/^\/search\/me\/\?.*q=moss/);
});

/** Controls offered only to people who may use them, by address. */
const CONTROLS: Record<string, string[]> = {
  '/ada/house/': ['Board options', 'Board Actions'],
  '/ada/house/kitchen/': ['Section options', 'Create Pin'],
  '/ada/_pins/': ['Profile Actions'],
  '/ada/_boards/': ['Only you can see them'],
};

async function limitedAda(): Promise<WebClient> {
  const limited = webClient(app);
  await limited.post('UserSessionResource', 'create', {
    username_or_email: 'ada',
    password: adaDetails().password,
  });
  await platform.db.write(
    'update sessions set is_limited = true where id = (select id from sessions order by created_at desc limit 1)',
  );
  return limited;
}

test('a limited login is offered nothing of what only an owner may do', async () => {
  const board = await make(ada, 'BoardResource', { name: 'House' });
  await make(ada, 'BoardSectionResource', { board_id: board.id, name: 'Kitchen', initial_pins: [] });
  const limited = await limitedAda();
  for (const [url, controls] of Object.entries(CONTROLS)) {
    const [own, shown] = [await look(ada, url), await look(limited, url)];
    expect([own.status, shown.status]).toEqual([200, 200]);
    for (const control of controls) {
      expect(own.text, `${control} at ${url}`).toContain(control);
      expect(shown.text, `${control} at ${url}`).not.toContain(control);
    }
  }
  const { text } = await look(limited, '/ada/');
  expect(text).not.toContain('Follow</');
  expect(text).not.toContain('Profile options');
});

test('a limited login opens every page of its own profile, also where boards are suggested', async () => {
  const [row] = await platform.db.rows<{ id: Id }>(`select id from users where username = 'ada'`);
  await clusterRows(platform.db, row?.id as Id, ['soups'], []);
  await make(ada, 'BoardResource', { name: 'Soups' });
  const limited = await limitedAda();
  for (const path of ['', '_saved/', '_created/', '_boards/', '_pins/', '_hub/', 'tried/']) {
    expect((await look(limited, `/ada/${path}`)).status, path).toBe(200);
  }
  const { status, text } = await look(limited, '/ada/no-such-board/');
  expect(status).toBe(404);
  expect(text).toContain('some of Ada');
});

test('nobody is asked what is wrong with their own profile, pins and boards, nor by a limited login', async () => {
  const { id, url, owner } = await make(ada, 'BoardResource', { name: 'Porch' });
  await manyPins(platform.db, {
    ...{ pinnerId: String(owner?.id) as Id, boardId: String(id) as Id, count: 1 },
  });
  const [pin] = await platform.db.rows<{ id: Id }>('select id from pins where board_id = $1', [id]);
  const limited = await limitedAda();
  for (const [path, to] of [
    ['/ada/report/', '/ada/'],
    [`/report/board/${id}/`, url],
    [`/report/pin/${pin?.id}/`, `/pin/${pin?.id}/`],
  ] as const) {
    for (const own of [ada, limited]) {
      expect(await look(own, path)).toMatchObject({ status: 302, to });
    }
    expect(await look(visitor, path)).toMatchObject({ status: 200 });
  }
});

test('a profile that leads to its own site is reported here all the same', async () => {
  const site = 'https://lamps.example/';
  const set = (isAdsOnly: boolean) =>
    platform.db.write(
      `update users set is_ads_only_profile = $1, ads_only_profile_site = $2 where username = 'ada'`,
      [isAdsOnly, isAdsOnly ? site : null],
    );
  await set(true);
  expect(await look(visitor, '/ada/')).toMatchObject({ status: 302, to: site });
  const { status, text } = await look(visitor, '/ada/report/');
  expect(status).toBe(200);
  expect(text).toContain('Report this person');
  await set(false);
});

test('[PINS-07] the page of boards and pins ends for visitors as the profile does, and leads to all boards', async () => {
  const board = await make(ada, 'BoardResource', { name: 'Walls' });
  await manyPins(platform.db, {
    pinnerId: String(board.owner?.id) as Id,
    boardId: String(board.id) as Id,
    count: 60,
  });
  for (let n = 0; n < 25; n += 1) await make(ada, 'BoardResource', { name: `Wall ${n}` });
  const { text } = await look(visitor, '/ada/_hub/');
  expect(text).toContain('href="/ada/_boards/"');
  expect(text).toContain('Log in to see more');
});

test('a board shows all of its sections', async () => {
  const board = await make(ada, 'BoardResource', { name: 'Year' });
  await platform.db.write(
    `insert into sections (home, id, board_id, title, slug)
      select home, new_id(home), id, 'Day ' || day, 'day-' || day from boards, generate_series(1, 365) as day where id = $1`,
    [board.id],
  );
  await platform.db.write('update boards set section_count = 365 where id = $1', [board.id]);
  const { text } = await look(visitor, '/ada/year/');
  expect(new Set(text.match(/href="\/ada\/year\/day-\d+\/"/g)).size).toBe(365);
});

test('the pages of a private person say that they are private, not that they hold nothing', async () => {
  await ada.post('UserSettingsResource', 'update', { is_private_profile: true });
  for (const url of ['/ada/_hub/', '/ada/topics/']) {
    const { text } = await look(visitor, url);
    expect(text).toContain('This profile is private');
    expect(text).not.toContain("hasn't picked any topics");
  }
});

test('a name that begins with a slash leads to no other site', async () => {
  for (const name of ['%2Fevil.example', '%5Cevil.example', '%2F%2Fevil.example']) {
    for (const page of ['_self-profile', '_self-profile/boards', '_saved', '_boards', '']) {
      for (const who of [ada, visitor]) {
        const { status, headers } = await who.send({ method: 'GET', url: `/${name}/${page}` });
        const to = String(headers.location ?? '/');
        expect([page, status, new URL(to, platform.config.origin).origin]).toEqual([
          ...[page, status, platform.config.origin],
        ]);
        expect(to).not.toMatch(/^\/[/\\]/);
      }
    }
  }
});

test('a page that visitors were sent from memory is gone as soon as its owner hides it', async () => {
  const gil = webClient(app);
  await gil.post('UserRegisterResource', 'create', adaDetails({ username: 'gil', email: 'gil@example.com' }));
  const { id: board_id } = await make(gil, 'BoardResource', { name: 'Short-lived' });
  const status = async () => (await look(visitor, '/gil/short-lived/')).status;
  expect([await status(), await status()]).toEqual([200, 200]);
  await gil.post('BoardResource', 'update', { board_id, privacy: 'secret' });
  expect(await status()).toBe(404);
});
