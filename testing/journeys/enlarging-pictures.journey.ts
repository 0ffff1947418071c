import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { callAs, signUpFresh } from './acting.ts';
import { expectAccessible, expectStill, expectToFit, open, visitorOf } from './looking.ts';
import { makeBoard, makePin, upload } from './making.ts';
import { paint } from './painting.ts';

const LINK = 'https://example.com/benches';

const enlarge = (page: Page) => page.getByRole('button', { name: 'Enlarge picture' });
const shown = (viewer: Locator) => viewer.locator('[aria-hidden="false"] img.pswp__img').last();
const widthOf = async (viewer: Locator) => (await shown(viewer).boundingBox())?.width ?? 0;

/** Three pins, the last of which is the first on the board: a wide picture with a link. */
async function boardOfPictures(page: Page) {
  const board = await makeBoard(page, 'Benches', 2);
  const image_signature = await upload(page, await paint(200, 1800, 1200));
  const wide = { image_signature, board_id: board.id, title: 'A bench: by "the" sea', link: LINK };
  const { id } = await callAs(page, 'PinResource.create', { ...wide, alt_text: 'A bench' });
  return { ...board, first: id };
}

async function openFirst(page: Page, url: string) {
  await open(page, url);
  await page.getByRole('main').getByRole('link', { name: 'A bench: by' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A bench: by "the" sea');
}

test('a picture opens large, is enlarged with the wheel, keys and presses, and others of its list follow; a visitor on a phone swipes to the next, and one who came by the address sees one', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUpFresh(page, 'Vera');
  const board = await boardOfPictures(page);
  await openFirst(page, board.url);
  await enlarge(page).press('Enter');
  const viewer = page.getByRole('dialog', { name: 'A bench' });
  await expect(shown(viewer)).toBeVisible();
  await expectStill(page);
  expect(new URL(page.url()).hash).toBe('#picture');

  await test.step('keys and the wheel enlarge it, and never beyond its ends', async () => {
    const fitting = await widthOf(viewer);
    await page.keyboard.press('+');
    await expect.poll(() => widthOf(viewer)).toBeCloseTo(1.5 * fitting, 0);
    await page.keyboard.press('-');
    await expect.poll(() => widthOf(viewer)).toBeCloseTo(fitting, 0);
    await page.keyboard.press('-');
    await page.mouse.move(300, 400);
    await page.mouse.wheel(0, -300);
    await expect.poll(() => widthOf(viewer)).toBeGreaterThan(1.2 * fitting);
    await page.keyboard.press('0');
    await expect.poll(() => widthOf(viewer)).toBeCloseTo(fitting, 0);
  });

  await test.step('it can be saved as a file, copied, and its colors too', async () => {
    const coming = page.waitForEvent('download');
    await viewer.getByRole('link', { name: 'Download original' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe('A bench by the sea.jpg');
    const { width, height } = await sharp(await readFile(await file.path())).metadata();
    expect([width, height]).toEqual([1800, 1200]);
    await viewer.getByRole('button', { name: 'Copy picture' }).click();
    await expect(page.getByText('Picture copied')).toBeVisible();
    const kinds = await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types);
    expect(kinds).toEqual(['image/png']);
    await viewer.getByRole('button', { name: 'Colors of the picture' }).click();
    const colors = viewer.getByRole('list', { name: 'Colors of the picture' }).getByRole('button');
    await expect(colors).toHaveCount(5);
    await expect(colors.first()).toHaveText(/^#[0-9a-f]{6}$/);
    await colors.first().click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await colors.first().textContent(),
    );
    await expect(viewer.getByRole('link', { name: 'Open link' })).toHaveAttribute('href', LINK);
    await expectAccessible(page, '[role=dialog]');
  });

  await test.step('the others of the board follow, and lead to their pins', async () => {
    await page.keyboard.press('ArrowRight');
    const second = page.getByRole('dialog', { name: 'Benches 2' });
    await expect(second.getByRole('link', { name: 'Benches 2' })).toBeVisible();
    await second.getByRole('button', { name: 'Next picture' }).click();
    await expect(page.getByRole('dialog', { name: 'Benches 1' })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(viewer).toBeVisible();
  });

  await test.step('Escape and the way back close it, and the focus is where it was', async () => {
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(enlarge(page)).toBeFocused();
    await expect(page).toHaveURL(`/pin/${board.first}/`);
    await page.getByRole('main').getByRole('img', { name: 'A bench', exact: true }).click();
    await expect(viewer).toBeVisible();
    await page.goBack();
    await expect(viewer).toHaveCount(0);
    await expect(enlarge(page)).toBeFocused();
    await expect(page).toHaveURL(`/pin/${board.first}/`);
    await enlarge(page).click();
    await expect(shown(viewer)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('dialog').getByRole('link', { name: 'Benches 2' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benches 2');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A bench: by "the" sea');
  });

  await test.step('a visitor on a phone swipes to the next picture, and one who came by the address sees one', async () => {
    const phone = await browser.newContext({
      ...{ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } },
      storageState: test.info().project.use.storageState,
    });
    const visitor = await phone.newPage();
    await openFirst(visitor, board.url);
    await expect(visitor.getByRole('button', { name: 'Follow Vera Journey' })).toBeVisible();
    await enlarge(visitor).tap();
    await expect(shown(visitor.getByRole('dialog', { name: 'A bench' }))).toBeVisible();
    await expectStill(visitor);
    await swipe(visitor, 330, 40);
    await expect(visitor.getByRole('dialog', { name: 'Benches 2' })).toBeVisible();
    await expectToFit(visitor);
    await expectAccessible(visitor, '[role=dialog]');
    await visitor.getByRole('button', { name: 'Close' }).click();
    await expect(visitor.getByRole('dialog')).toHaveCount(0);

    await open(visitor, `/pin/${board.first}/`);
    await enlarge(visitor).tap();
    await expect(visitor.getByRole('dialog', { name: 'A bench' })).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'Next picture' })).toBeHidden();
    await phone.close();
  });
});

async function swipe(page: Page, from: number, to: number) {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 400 }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step++) await touch('touchMove', from + ((to - from) * step) / 8);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('the picture of a pin takes up to 60 % of a large window and is never higher than it, and its author can be followed there', async ({
  page,
}) => {
  const maker = await visitorOf(page);
  await signUpFresh(maker, 'Mia');
  const board = await boardOfPictures(maker);
  const high = await makePin(maker, {
    image_signature: await upload(maker, await paint(20, 1200, 1800)),
    board_id: board.id,
    title: 'High',
  });
  await maker.context().close();
  await signUpFresh(page, 'Otto');
  await page.setViewportSize({ width: 1920, height: 1080 });
  const sizeOf = async (id: string) => {
    await open(page, `/pin/${id}/`);
    return page.getByRole('main').getByRole('article').first().getByRole('img').first().boundingBox();
  };
  const wide = await sizeOf(board.first);
  expect(wide?.width).toBeGreaterThan(1100);
  expect(wide?.width).toBeLessThanOrEqual(1152);
  expect(wide?.height).toBeLessThanOrEqual(1080);
  const upright = await sizeOf(high.id);
  expect(upright?.width).toBeGreaterThan(600);
  expect(upright?.height).toBeLessThanOrEqual(1080 - 64);

  await page.getByRole('button', { name: 'Follow Mia Journey' }).click();
  await expect(page.getByRole('button', { name: 'Following Mia Journey' })).toBeVisible();
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByRole('button', { name: 'Following Mia Journey' }).isVisible();
    })
    .toBe(true);
});
