import { beforeAll, expect, test } from 'vitest';
import { type Cast, castOf, memberOf } from '#testing/cast.ts';
import { clusterRows } from '#testing/cast-rows.ts';
import { freshDatabase } from '#testing/database.ts';
import type { Page } from '#testing/pages.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const matching = (...patterns: RegExp[]) => patterns.map((pattern) => expect.stringMatching(pattern));
const cards = (page: Page, list = 'Boards') => page.one('list', list).all('article');
const named = (page: Page, list?: string) => cards(page, list).map(({ text }) => text);
const suggested = (page: Page) =>
  page.all('region', 'Suggested boards').flatMap((part) => part.all('article'));

test('[BOARDS-01] boards stand in groups: those for all without a heading, then protected, secret and archived ones', async () => {
  const nora = await memberOf(platform, 'nora');
  await nora.makes.board('Open');
  await nora.makes.board('Kept', { privacy: 'protected' });
  await nora.makes.board('Surprise', { privacy: 'secret' });
  await nora.call('BoardArchiveResource.create', { board_id: await nora.makes.board('Old') });
  const page = await nora.opens('/nora/_boards/');
  expect(page.texts('heading', { level: 2 })).toEqual([
    'Protected boards',
    'Secret boards',
    'Archived boards',
    'Recently deleted boards',
  ]);
  expect(named(page)).toEqual(matching(/All Pins/, /Shopping list/, /Open/));
  expect(named(page, 'Protected boards')).toEqual(matching(/Kept/));
  expect(named(page, 'Secret boards')).toEqual(matching(/Surprise/));
  expect(named(page, 'Archived boards')).toEqual(matching(/Old/));
});

test('the cover of a board without Pins says so, and is no place where something is on its way', async () => {
  const vera = await memberOf(platform, 'vera');
  await vera.makes.board('Attic');
  await vera.makes.board('Kitchens', { pins: 1 });
  const page = await vera.opens('/vera/_boards/');
  const cover = (name: string) => cards(page).find(({ text }) => text.includes(name));
  expect(cover('Attic')?.select('svg')).toHaveLength(1);
  expect(cover('Attic')?.select('img')).toEqual([]);
  expect(cover('Kitchens')?.select('svg')).toEqual([]);
});

test('[BOARDS-05] [ORG-08] six unorganized pins are shown to their owner alone, the sixth with how many there are', async () => {
  const mia = await memberOf(platform, 'mia');
  for (let number = 0; number < 6; number += 1) await mia.saves.pin();
  const preview = async () =>
    (await mia.opens('/mia/_boards/')).one('button', /^Organize your unorganized ideas/);
  const six = await preview();
  expect(six.select('img')).toHaveLength(6);
  expect(six.text).not.toContain('+');
  await mia.saves.pin();
  const seven = await preview();
  expect(seven.select('img')).toHaveLength(6);
  expect(seven.text).toMatch(/\+7$/);
  // Who has some as well sees them on no other page than their own.
  await cast.chi.saves.pin();
  for (const other of [cast.visitor, cast.chi])
    expect((await other.opens('/mia/_boards/')).text).not.toContain('Unorganized ideas');
});

test('[ORG-10] [ORG-11] ten boards are suggested at most', async () => {
  const pins = [];
  for (let number = 0; number < 3; number += 1) pins.push((await cast.ada.saves.pin()).id);
  for (let number = 1; number <= 12; number += 1)
    await clusterRows(platform.db, cast.ada.id, [`subject ${number}`, 'second name'], pins);
  const shown = suggested(await cast.ada.opens('/ada/_boards/')).map(({ text }) => text);
  expect(shown).toHaveLength(10);
  expect(shown[0]).toContain('Subject 12');
  expect(shown.join()).not.toMatch(/second name/i);
});

test('what is suggested to one is nobody else’s to see', async () => {
  const pins = [];
  for (let number = 0; number < 3; number += 1) pins.push((await cast.ben.saves.pin()).id);
  await clusterRows(platform.db, cast.ben.id, ['whispers'], pins);
  const [card] = suggested(await cast.ben.opens('/ben/_boards/'));
  expect(card?.text).toContain('Whispers');
  const address = card?.one('link').attribute('href') ?? '';
  expect((await cast.ben.opens(address)).status).toBe(200);
  for (const other of [cast.visitor, cast.chi])
    expect((await other.opens('/ben/_boards/')).text).not.toContain('Whispers');
  expect((await cast.visitor.opens(address)).address).toMatch(/^\/login\//);
  expect((await cast.chi.opens(address)).status).toBe(404);
  expect((await cast.chi.opens('/board/create/cluster/x/')).status).toBe(404);
});

const EU = 'Breaks a law of the European Union or of one of its members';
const INDIA = 'Breaks a law of India';

test('[REPORT-02] [REPORT-03] [REPORT-04] the reasons depend on the country, and that of India on its experiment', async () => {
  const reasons = async (country: string, flags = {}) => {
    const page = await cast.chi.opens('/ada/report/', { country, flags });
    expect(page.all('radio', 'Spam')).toHaveLength(1);
    return page.select('fieldset label').map(({ text }) => text);
  };
  const general = await reasons('US');
  expect(general).toContain('Pretends to be someone else');
  expect(general.filter((reason) => /law/.test(reason))).toEqual([]);
  for (const country of ['JP', 'TR']) expect(await reasons(country)).toEqual(general);
  for (const country of ['DE', 'FR', 'EU']) expect(await reasons(country)).toEqual([...general, EU]);
  expect(await reasons('IN')).toEqual([...general, INDIA]);
  expect(await reasons('IN', { lop_india_reporting: 'control' })).toEqual(general);
});

test('the legal requests of the country one is in come first', async () => {
  const laws = async (country: string) =>
    (await cast.visitor.opens('/legal/takedowns/', { country })).one('main').texts('listitem');
  const anywhere = await laws('JP');
  for (const [country, name] of [
    ['TR', /Turk/],
    ['IN', /India/],
    ['DE', /European Union/],
  ] as const) {
    const [first, ...others] = await laws(country);
    expect(first).toMatch(name);
    expect([first, ...others].sort()).toEqual([...anywhere].sort());
  }
});

test('the ways to make a legal request are reached from every page, and some laws want a login', async () => {
  const login = await cast.visitor.opens('/login/');
  const address = login.one('link', 'Legal requests').attribute('href') ?? '';
  expect((await cast.visitor.opens(address)).one('main').all('link')).toHaveLength(4);
  const turkey = await cast.visitor.opens(`${address}turkey/`);
  expect(turkey.all('link', 'Log in to make a request under this law')).toHaveLength(1);
  const own = await cast.chi.opens(`${address}turkey/`);
  expect(own.all('link', 'Log in to make a request under this law')).toEqual([]);
});

test('below a pin stand more of its board, and pins that share its words, each once', async () => {
  const otto = await memberOf(platform, 'otto');
  const board = await otto.makes.board('Weaving', { pins: 1 });
  await otto.saves.pin({ title: 'Every loom in a row', board });
  const { id } = await otto.saves.pin({ title: 'A loom by the window', board });
  await otto.saves.pin({ title: 'Another loom in the shade' });
  const page = await cast.visitor.opens(`/pin/${id}/`);
  expect(page.all('heading', 'More from Weaving')).toHaveLength(1);
  const onBoard = page.one('list', 'More from Weaving');
  expect(onBoard.all('link')).toHaveLength(2);
  expect(onBoard.all('img', /Every loom in a row/)).toHaveLength(1);
  expect(page.all('heading', 'More like this')).toHaveLength(1);
  const alike = page.one('list', 'More like this');
  expect(alike.all('link', /Another loom in the shade/)).not.toEqual([]);
  expect(alike.all('link', /Every loom in a row/)).toEqual([]);
});
