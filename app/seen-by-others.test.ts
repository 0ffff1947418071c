import { beforeAll, expect, test } from 'vitest';
import { type Cast, castOf, memberOf } from '#testing/cast.ts';
import { emailInviteRow, inviteRows, requestRow } from '#testing/cast-rows.ts';
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
const main = (page: Page) => page.one('main');
const title = (page: Page) => page.one('heading', { level: 1 }).text;

test('[INVITE-01] [INVITE-02] [INVITE-10] invites and who asks to join are cards, five at most, for the owner alone', async () => {
  const [mia, otto] = await Promise.all([memberOf(platform, 'mia'), memberOf(platform, 'otto', 'Otto')]);
  const cards = async () =>
    (await mia.opens('/mia/')).all('list', 'Invitations').flatMap((list) => list.all('article'));
  const texts = async () => (await cards()).map(({ text }) => text);
  expect(await cards()).toEqual([]);
  await requestRow(platform.db, await mia.makes.board('Kitchen'), otto.id, mia.id);
  const [asking] = await cards();
  expect(asking?.text).toMatch(/Kitchen.*Otto Maker wants to join/);
  expect(asking?.one('link', 'Otto Maker').attribute('href')).toBe('/otto/');
  await requestRow(platform.db, await mia.makes.board('Cellar'), otto.id, mia.id);
  expect(await texts()).toEqual(matching(/Cellar.*Otto Maker wants/, /Kitchen.*Otto Maker wants/));
  for (const name of ['One', 'Two', 'Three']) {
    await inviteRows(platform.db, await otto.makes.board(name), mia.id);
  }
  const five = await texts();
  expect(five).toHaveLength(5);
  expect(five.filter((text) => text.includes('wants to join'))).toHaveLength(2);
  expect(five.filter((text) => text.includes('Otto Maker invited you'))).toHaveLength(3);
  await inviteRows(platform.db, await otto.makes.board('Four'), mia.id);
  const most = await texts();
  expect(most).toHaveLength(5);
  expect(most.filter((text) => text.includes('wants to join'))).toHaveLength(1);
  const onBoards = (await mia.opens('/mia/_boards/')).one('list', 'Invitations');
  expect(onBoards.texts('article')).toEqual(most);
  for (const [other, path] of [otto, cast.visitor].flatMap(
    (one) =>
      [
        [one, '/mia/'],
        [one, '/mia/_boards/'],
      ] as const,
  )) {
    const page = await other.opens(path);
    expect(title(page)).toBe(path === '/mia/' ? 'mia Maker' : 'Boards');
    expect(page.all('list', 'Invitations')).toEqual([]);
    expect(main(page).text).not.toMatch(/wants to join|invited you/);
  }
});

const warning = 'This board may contain sensitive content';

test('the pictures of a sensitive board are hidden from others until they ask, and not once the mark is off', async () => {
  const pia = await memberOf(platform, 'pia');
  const { id: board_id, url } = (await pia.call('BoardResource.create', { name: 'Wounds' })).data;
  await pia.saves.pin({ title: 'A knee', board_id });
  for (const isSensitive of [true, false, true]) {
    await pia.call('BoardResource.update', { board_id, sensitivity_screen: isSensitive });
    for (const who of [pia, cast.visitor, cast.chi]) {
      const page = await who.opens(url);
      const isHidden = isSensitive && who !== pia;
      expect(page.select('article img')).not.toEqual([]);
      expect(page.select('[inert] article img').length > 0).toBe(isHidden);
      expect(page.all('button', 'Show Pins')).toHaveLength(isHidden ? 1 : 0);
      expect(page.text.includes(warning)).toBe(isHidden);
      // What shows a picture of the page elsewhere shows none of these.
      if (who !== pia) expect(page.select('meta[property="og:image"]')).toHaveLength(isHidden ? 0 : 1);
      const [described] = page.select('script[type="application/ld+json"]');
      expect(described?.element.textContent?.includes('474x') ?? false).toBe(
        !isSensitive && who === cast.visitor,
      );
    }
  }
});

test('[BOARDS-21] a sensitive board says so on its card while it is empty, too, where one is invited to it, and where one is sent it', async () => {
  const sue = await memberOf(platform, 'sue');
  const board = await sue.makes.board('Scars');
  const sendTo = { user_ids: [cast.ben.id], text: 'Look' };
  const { data: sent } = await sue.call('POST /v3/conversations/', { ...sendTo, board });
  await inviteRows(platform.db, board, cast.ben.id);
  const { token } = await emailInviteRow(platform.db, board);
  for (const isEmpty of [true, false]) {
    if (!isEmpty) await sue.saves.pin({ board });
    for (const isSensitive of [false, true]) {
      await sue.call('BoardResource.update', { board_id: board, sensitivity_screen: isSensitive });
      for (const [who, path] of [
        [cast.visitor, '/sue/_boards/'],
        [cast.ben, '/ben/'],
        [cast.visitor, `/board-invite/?token=${token}`],
        [cast.ben, `/conversation/${sent.id}/`],
      ] as const) {
        const page = await who.opens(path);
        expect(page.text, path).toContain('Scars');
        expect(page.text.includes(warning), path).toBe(isSensitive);
      }
    }
  }
});

test('a link from outside to a board or its section holds when the board is renamed, until it is secret', async () => {
  const { ada, visitor } = cast;
  const { id: board_id, url } = (await ada.call('BoardResource.create', { name: 'Kitchens' })).data;
  await ada.call('BoardSectionResource.create', { board_id, name: 'Tiles' });
  await ada.call('BoardResource.update', { board_id, name: 'Places to cook' });
  const opened = async (path: string) => {
    const page = await visitor.opens(path);
    return [page.status, page.address, title(page)];
  };
  const now = '/ada/places-to-cook/';
  expect(await opened(`${url}?from=blog`)).toEqual([200, `${now}?from=blog`, 'Places to cook']);
  expect(await opened(`${url}tiles/`)).toEqual([200, `${now}tiles/`, 'Tiles']);
  await ada.call('BoardResource.update', { board_id, privacy: 'secret' });
  for (const path of [`${url}?later`, `${now}?later`])
    expect((await opened(path)).slice(0, 2)).toEqual([404, path]);
  expect((await ada.opens(url)).address).toBe(now);
});

test('search engines and the messages of strangers are kept away by the settings, and let in again', async () => {
  const rosa = await memberOf(platform, 'rosa');
  for (const isKept of [false, true, false]) {
    await rosa.call('UserSettingsResource.update', {
      ...{ exclude_from_search: isKept, message_permission: isKept ? 'followed' : 'everyone' },
    });
    const [seen, stranger] = [await cast.visitor.opens('/rosa/'), await cast.chi.opens('/rosa/')];
    expect(seen.select('meta[name=robots]')).toHaveLength(isKept ? 1 : 0);
    expect(main(stranger).all('button', 'Message')).toHaveLength(isKept ? 0 : 1);
  }
});
