import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { expectAccessible, expectToFit, open, visitorOf } from './looking.ts';
import { makeBoard, makePin, upload } from './making.ts';
import { paint } from './painting.ts';

const heights = (page: Page) =>
  page
    .getByRole('list', { name: /^Pins (on|in) / })
    .getByRole('article')
    .evaluateAll((cards) => [
      ...new Set(cards.map((card) => Math.round(card.querySelector('picture')?.offsetHeight ?? 0))),
    ]);

test('[ENTITY-19] a board has its cover pin, its pictures and their addresses; its owner chooses the layout in which everybody sees its pins', async ({
  page,
}) => {
  await signUpFresh(page, 'Nora');
  const board = await makeBoard(page, 'Kitchens');
  const { id: board_id } = board;
  for (const [width, height] of [
    [300, 450],
    [300, 200],
    [300, 900],
  ] as const) {
    const image_signature = await upload(page, await paint(height % 360, width, height));
    await makePin(page, { board_id, image_signature, title: 'A title too long for one line of a card' });
  }
  const [last] = await callAs(page, 'BoardFeedResource.get', { board_id });
  await callAs(page, 'BoardResource.update', { board_id, cover_pin_id: last?.id });
  const get = () => callAs(page, 'BoardResource.get', { board_id });
  expect(await get()).toMatchObject({
    cover_pin: { pin_id: last?.id, image_signature: last?.image_signature },
    has_custom_cover: true,
    cover_images: [{ pin_id: last?.id }, {}, {}],
    image_cover_url: expect.stringMatching(new RegExp(`/236x/.*${last?.image_signature}`)),
    image_cover_hd_url: expect.stringMatching(new RegExp(`/474x/.*${last?.image_signature}`)),
    layout: 'default',
  });

  const section = await callAs(page, 'BoardSectionResource.create', { board_id, name: 'Shelves' });
  for (const height of [450, 200]) {
    const image_signature = await upload(page, await paint(height / 2, 300, height));
    await makePin(page, { board_id, section: section.id, image_signature });
  }
  const inSection = `${board.url}${section.slug}/`;

  const visitor = await visitorOf(page);
  await open(visitor, board.url);
  await expect.poll(async () => (await heights(visitor)).length).toBe(3);

  const choose = async (is: boolean) => {
    await open(page, board.url);
    await page.getByRole('button', { name: 'Board options' }).click();
    await page.getByRole('menuitem', { name: 'Edit board' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit your board' });
    const box = dialog.getByRole('checkbox', { name: 'Show all Pins at the same size' });
    await expect(box).toBeChecked({ checked: !is });
    await box.setChecked(is);
    await expectAccessible(page, '[role=dialog]');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Board saved')).toBeVisible();
  };
  await choose(true);
  expect((await get()).layout).toBe('grid');
  for (const width of [1280, 375]) {
    for (const who of [page, visitor]) {
      await who.setViewportSize({ width, height: 800 });
      for (const path of [board.url, inSection]) {
        await open(who, path);
        await expect.poll(async () => (await heights(who)).length).toBe(1);
        await expectToFit(who);
      }
    }
  }
  await choose(false);
  expect((await get()).layout).toBe('default');
  await open(visitor, board.url);
  await expect.poll(async () => (await heights(visitor)).length).toBe(3);
  await open(visitor, inSection);
  await expect.poll(async () => (await heights(visitor)).length).toBe(2);
  await visitor.context().close();
});
