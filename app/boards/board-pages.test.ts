import { beforeAll, expect, test } from 'vitest';
import { type Cast, castOf, memberOf } from '#testing/cast.ts';
import { inviteRows } from '#testing/cast-rows.ts';
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
const cards = (page: Page) => page.one('list', 'Boards').all('article');
const pulsars = (page: Page) => page.select('[data-pulsar]');

test('[ROUTE-29] [BOARDS-10] an address that asks for it shows a pulsar: at the plus, or 136 px wide at the shopping list', async () => {
  const nora = await memberOf(platform, 'nora');
  const board = await nora.makes.board('Chairs');
  await nora.saves.pin({ board, title: 'A chair', price_value: '120', price_currency: 'EUR' });
  for (const path of ['', '_saved/', '_created/']) {
    expect(pulsars(await nora.opens(`/nora/${path}`)), path).toEqual([]);
    const page = await nora.opens(`/nora/${path}?showPulsar=true`);
    expect(pulsars(page), path).toHaveLength(1);
    const beside = pulsars(page)[0]?.element.parentElement?.querySelector('button');
    expect(beside?.getAttribute('aria-label') ?? beside?.textContent, path).toBe('Create');
  }
  expect(pulsars(await nora.opens('/_self-profile/?showPulsar=true'))).toHaveLength(1);
  expect(pulsars(await nora.opens('/nora/_boards/'))).toEqual([]);
  const list = cards(await nora.opens('/nora/_boards/?showPulsar=true')).find(({ text }) =>
    text.includes('Shopping list'),
  );
  const [pulsar] = list?.select('[data-pulsar]') ?? [];
  expect(pulsar?.attribute('style')).toMatch(/inline-size: ?136px; ?block-size: ?136px/);
});

test('[ERR-04] [BOARDS-34] [ROUTE-34] where a board is not there, the other boards of its owner are offered', async () => {
  const vera = await memberOf(platform, 'vera', 'Vera');
  const board_id = await vera.makes.board('First one');
  await vera.makes.board('Second one');
  const page = await cast.visitor.opens('/vera/third-one/');
  expect(page.status).toBe(404);
  expect(page.all('heading', "We couldn't find that page.")).toHaveLength(1);
  expect(page.text.split("But here are some of Vera Maker's other boards!")).toHaveLength(2);
  expect(page.one('main').texts('article')).toEqual(matching(/Second one/, /First one/));
  const section = await cast.visitor.opens('/vera/third-one/shelf/');
  expect([section.status, section.one('main').text]).toEqual([404, page.one('main').text]);
  const { url } = (await vera.call('BoardResource.get', { board_id })).data;
  const alone = await cast.visitor.opens(`${url}shelf/`);
  expect([alone.status, alone.text.includes('But here are some')]).toEqual([404, false]);
  const misspelt = await cast.visitor.opens('/VERA/third-one/?density=dense');
  expect([misspelt.status, misspelt.address]).toEqual([404, '/vera/third-one/?density=dense']);
  const nobodys = await cast.visitor.opens('/nobody-at-all/board/');
  expect(nobodys.status).toBe(404);
  expect(nobodys.all('heading', "We couldn't find that page.")).toHaveLength(1);
  expect(nobodys.text).not.toContain('But here are some');
});

test('[BOARDS-04] deleted boards stand beside the boards and lead to all that was deleted, for its owner alone', async () => {
  const mia = await memberOf(platform, 'mia');
  const pin = await mia.saves.pin({ title: 'Under the bridge' });
  const tabs = ['/mia/_boards/', '/mia/_self-profile/boards/'];
  expect((await mia.opens('/mia/_deleted/')).one('main').text).toContain(
    'Deleted items stay here for 30 days',
  );
  for (const path of tabs) {
    const part = (await mia.opens(path)).one('region', 'Recently deleted boards');
    expect(part.text, path).toContain('Deleted boards stay here for 30 days');
    expect(part.one('link', 'All deleted boards and Pins').attribute('href')).toBe('/mia/_deleted/');
  }
  await mia.call('PinResource.delete', { id: pin.id });
  for (const name of ['Attic', 'Cellar', 'Den', 'Hallway'])
    await mia.call('BoardResource.delete', { board_id: await mia.makes.board(name) });
  for (const path of tabs) expect((await mia.opens(path)).all('button', /^Restore /), path).toHaveLength(3);
  const page = await mia.opens('/mia/_deleted/');
  for (const [region, deleted] of [
    ['Recently deleted boards', ['Attic', 'Cellar', 'Den', 'Hallway']],
    ['Recently deleted Pins', ['Under the bridge']],
  ] as const) {
    const part = page.one('region', region);
    expect(part.text).toContain('30 days left');
    for (const name of deleted) expect(part.all('button', `Restore ${name}`), name).toHaveLength(1);
  }
  expect((await cast.chi.opens('/mia/_deleted/')).address).toBe('/mia/');
  expect((await cast.visitor.opens('/mia/_deleted/')).address).toMatch('/login/');
  for (const other of [cast.visitor, cast.chi]) {
    const { text } = await other.opens('/mia/_boards/');
    expect(text).toContain('has no boards yet');
    expect(text).not.toMatch(/Recently deleted|Hallway|Under the bridge/);
  }
});

test('a board that is disabled says so to its owner alone', async () => {
  const board_id = await cast.ada.makes.board('Old flat');
  const { url } = (await cast.ada.call('BoardResource.get', { board_id })).data;
  const said = 'This board is temporarily disabled.';
  expect((await cast.ada.opens(url)).text).not.toContain(said);
  await platform.db.write('update boards set is_temporarily_disabled = true where id = $1', [board_id]);
  expect((await cast.ada.opens(url)).text).toContain(said);
  for (const other of [cast.visitor, cast.chi]) expect((await other.opens(url)).status).toBe(404);
});

test('others see boards by their last Pin, whatever order the address asks for, and choose none', async () => {
  const olga = await memberOf(platform, 'olga');
  const ids = [];
  for (const name of ['Bed', 'Cellar', 'Attic']) ids.push(await olga.makes.board(name));
  for (const board of [ids[1], ids[0]]) {
    platform.clock.advance(3_600_000);
    await olga.saves.pin({ board: board ?? null });
  }
  const control = 'Sort and resize boards';
  const own = await olga.opens('/olga/_boards/?sort=alphabetical');
  expect(own.all('button', control)).toHaveLength(1);
  expect(cards(own).map(({ text }) => text)).toEqual(
    matching(/All Pins/, /Shopping list/, /Attic/, /Bed/, /Cellar/),
  );
  for (const other of [cast.visitor, cast.chi]) {
    const page = await other.opens('/olga/_boards/?sort=alphabetical');
    expect(cards(page).map(({ text }) => text)).toEqual(matching(/Bed/, /Cellar/, /Attic/));
    expect(page.all('button', control)).toEqual([]);
  }
});

test('the order that an owner has stored holds wherever they see their boards, and for nobody else', async () => {
  const rosa = await memberOf(platform, 'rosa');
  for (const name of ['Bed', 'Cellar', 'Attic']) {
    platform.clock.advance(3_600_000);
    await rosa.makes.board(name, { pins: 1 });
  }
  await rosa.call('UserMetadataResource.update', { most_recent_board_sort_order: 'alphabetical' });
  const own = ['_boards', '_saved', '_self-profile/boards', '_hub', 'none'].map(
    (part) => [rosa, part] as const,
  );
  for (const [who, part] of [...own, [cast.chi, '_hub'] as const, [cast.chi, 'none'] as const]) {
    const articles = (await who.opens(`/rosa/${part}/`)).one('main').texts('article');
    const names = articles.flatMap((text) => /^(?:Bed|Cellar|Attic)(?=1 Pin)/.exec(text)?.[0] ?? []);
    expect(names, part).toEqual(who === rosa ? ['Attic', 'Bed', 'Cellar'] : ['Attic', 'Cellar', 'Bed']);
  }
});

test('an invite is a card on the profile of who is invited, and of nobody else', async () => {
  const board = await cast.ben.makes.board('Garden plans', { privacy: 'secret' });
  await inviteRows(platform.db, board, cast.chi.id);
  for (const path of ['/chi/', '/chi/_saved/']) {
    const [list] = (await cast.chi.opens(path)).all('list', 'Invitations');
    expect(list?.texts('article')).toEqual(matching(/Garden plans.*Ben Maker invited you/));
    for (const other of [cast.visitor, cast.ben]) {
      const page = await other.opens(path);
      expect(page.all('list', 'Invitations')).toEqual([]);
      expect(page.text).not.toContain('Garden plans');
    }
  }
});

test('making and changing sections is offered to who may, and others are led away', async () => {
  const { id: board_id, url } = (await cast.ada.call('BoardResource.create', { name: 'Garden' })).data;
  const path = `/board/${board_id}/create_section/`;
  const own = await cast.ada.opens(path);
  expect([own.address, own.one('heading', { level: 1 }).text]).toEqual([path, 'Create section']);
  expect((await cast.visitor.opens(path)).address).toMatch(/^\/login\//);
  expect((await cast.chi.opens(path)).address).toBe(url);
  for (const other of [cast.visitor, cast.chi])
    expect((await other.opens(url)).all('button', 'Board options')).toEqual([]);
});

test('a crawler follows a profile to its boards and pins, each with its own title, address and picture', async () => {
  const kay = await memberOf(platform, 'kay');
  const board = await kay.makes.board('Kitchens');
  const pin = { title: 'Copper pans', description: 'In the morning light.' };
  const { image_signature } = await kay.saves.pin({ board, ...pin });
  const follow = async (from: Page, name: RegExp) =>
    cast.bot.opens(from.one('main').all('link', name)[0]?.attribute('href') ?? '');
  const boardPage = await follow(await cast.bot.opens('/kay/'), /Kitchens/);
  expect(boardPage.title).toMatch(/^Kitchens/);
  expect(boardPage.one('heading', { level: 1 }).text).toBe('Kitchens');
  const pinPage = await follow(boardPage, /Copper pans/);
  expect(pinPage.title).toMatch(/^Copper pans/);
  expect(pinPage.one('main').text).toContain('In the morning light.');
  const head = (selector: string, name: string) => pinPage.select(selector)[0]?.attribute(name);
  const { origin } = platform.config;
  expect(head('link[rel=canonical]', 'href')).toBe(origin + pinPage.address);
  expect(head('meta[property="og:image"]', 'content')).toContain(image_signature);
  expect(pinPage.select('meta[name=robots]')).toEqual([]);
});
