import { beforeAll, expect, test } from 'vitest';
import { shortLinkTo } from '#features/core/people/short-link.ts';
import { type Caller, type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

async function boardOf(owner: CastMember, name: string, privacy: 'public' | 'secret' = 'public') {
  const { id, url } = (await owner.call('BoardResource.create', { name, privacy })).data;
  return { id, url };
}

async function makeThings(owner: CastMember) {
  const { id: board_id, url } = await boardOf(owner, 'Presents', 'secret');
  const named = { board_id, name: 'For Olga' };
  const { id: section } = (await owner.call('BoardSectionResource.create', named)).data;
  const hidden = await owner.saves.pin({ board_id, title: 'A red bicycle' });
  const inSection = await owner.saves.pin({ board_id, section, title: 'A blue bicycle' });
  const open = await boardOf(owner, 'Kitchens');
  const pin = await owner.saves.pin({ board_id: open.id });
  return { url, hidden, inSection, open, pin };
}

async function expectMissing(looking: Caller, path: string) {
  const page = await looking.opens(path);
  expect(page.status, path).toBe(404);
  expect(page.one('heading', { level: 1 }).text).toBe("We couldn't find that page.");
  expect(page.text).not.toMatch(/bicycle|Presents/);
}

const statusOf = async (looking: Caller, path: string) => (await looking.opens(path)).status;

test('[BOARDS-27] a secret board, its sections and its pins are nowhere to be found but by their owner', async () => {
  const nora = await memberOf(platform, 'nora');
  const { url, hidden, inSection } = await makeThings(nora);
  const addresses = [
    url,
    `${url}for-olga/`,
    `/pin/${hidden.id}/`,
    `/pin/${hidden.id}/repin/`,
    `/pin/${inSection.id}/`,
  ];
  for (const stranger of [cast.visitor, cast.chi]) {
    for (const path of addresses) await expectMissing(stranger, path);
    for (const path of ['/', '/nora/_saved/', '/nora/_created/', '/nora/_boards/', '/nora/pins/']) {
      expect((await stranger.opens(path)).text, path).not.toMatch(/bicycle|Presents/);
    }
  }
  for (const path of addresses) {
    const page = await nora.opens(path);
    expect([page.status, page.address]).toEqual([200, path]);
    expect(page.text).toMatch(/bicycle|Presents/);
  }
});

test('what is deleted is missing for everybody at once', async () => {
  const { open, pin } = await makeThings(cast.ada);
  const paths = [open.url, `/pin/${pin.id}/`];
  for (const path of paths) expect(await statusOf(cast.visitor, path)).toBe(200);
  await cast.ada.call('BoardResource.delete', { board_id: open.id });
  for (const path of paths) {
    for (const looking of [cast.visitor, cast.ada]) expect(await statusOf(looking, path), path).toBe(404);
  }
});

test('a public board that turns secret is closed to everybody else', async () => {
  const { open } = await makeThings(cast.ben);
  expect(await statusOf(cast.visitor, open.url)).toBe(200);
  await cast.ben.call('BoardResource.update', { board_id: open.id, privacy: 'secret' });
  expect(await statusOf(cast.visitor, open.url)).toBe(404);
  const own = await cast.ben.opens(open.url);
  expect(own.status).toBe(200);
  expect(own.one('main').text).toContain('Secret board');
});

test('addresses that nothing understands are missing too, and no error', async () => {
  for (const path of [
    '/pin/0/',
    '/pin/abc/',
    '/pin/99999999999999999999/',
    '/no/such/page/here/',
    '/%F0%9F%8C%BF/x/',
  ]) {
    await expectMissing(cast.visitor, path);
  }
});

test('a short link leads to a pin, a board or a profile, and only those who may see it', async () => {
  const vera = await memberOf(platform, 'vera');
  const board = await boardOf(vera, 'Lamps', 'secret');
  const { id: pin } = await vera.saves.pin();
  const ask = async (path: string) => {
    const [own, theirs] = [await vera.opens(path), await cast.visitor.opens(path)];
    return [own.status, own.address, theirs.status];
  };
  expect(await ask(shortLinkTo('pin', pin))).toEqual([200, `/pin/${pin}/`, 200]);
  expect(await ask(shortLinkTo('user', vera.id))).toEqual([200, '/vera/', 200]);
  expect(await ask(shortLinkTo('board', board.id))).toEqual([200, board.url, 404]);
  for (const none of ['/url_shortener/p1/redirect/', '/url_shortener/nothing/redirect/'])
    expect(await ask(none)).toEqual([404, none, 404]);
});

test('[ROUTE-28] the page of a pin and its page for saving are open to everybody', async () => {
  const { id } = await cast.ada.saves.pin({ title: 'Lamps 1' });
  for (const path of [`/pin/${id}/`, `/pin/${id}/repin/`, `/pin/${id}`, `/pin/${id}/repin`]) {
    for (const looking of [cast.visitor, cast.chi]) {
      const page = await looking.opens(path);
      expect([page.status, page.address]).toEqual([200, path]);
      expect(page.texts('heading', { level: 1, hidden: true }), path).toEqual(['Lamps 1']);
    }
  }
});

const SETTINGS = ['', 'edit-profile/', 'personal-information/', 'privacy/', 'permissions/', 'notifications/'];

test('settings are for who is logged in', async () => {
  const lea = await memberOf(platform, 'lea');
  const paths = [...SETTINGS, 'account-settings/'].map((name) => `/settings/${name}`);
  for (const path of paths) expect((await lea.opens(path)).address).toBe(path);
  await platform.db.write(
    `update sessions set is_limited = true where account_id = (select id from accounts where username = 'lea')`,
  );
  for (const looking of [cast.visitor, lea]) {
    for (const path of paths)
      expect((await looking.opens(path)).address).toBe(`/login/?next=${encodeURIComponent(path)}`);
  }
});

test('[PRIVATE-03] outside the experiment nothing is hidden until one follows', async () => {
  const pia = await memberOf(platform, 'pia', 'Pia');
  await pia.makes.board('Behind a wall');
  await pia.call('UserSettingsResource.update', { is_private_profile: true });
  const closed = await cast.chi.opens('/pia/_saved/');
  expect(closed.all('heading', 'This profile is private')).toHaveLength(1);
  expect(closed.text).not.toContain('Behind a wall');
  const open = await cast.chi.opens('/pia/_saved/', {
    flags: { private_profile_hide_until_follow: 'control' },
  });
  expect(open.one('main').text).toContain('Behind a wall');
});
