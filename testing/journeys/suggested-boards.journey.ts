import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { arrange } from './arranging.ts';
import { expectAccessible, expectToFit, open } from './looking.ts';
import { makeBoard, upload } from './making.ts';
import { paint } from './painting.ts';
import { idOf } from './writing.ts';

const SOUPS = ['Pumpkin soup with ginger', 'Lentil soup in a bowl', 'Cold cucumber soup', 'Soups for winter'];

async function save(page: Page, titles: readonly string[]): Promise<string[]> {
  const image_signature = await upload(page, await paint(30, 300, 400));
  const ids: string[] = [];
  for (const title of titles)
    ids.push((await callAs(page, 'PinResource.create', { image_signature, title })).id);
  return ids;
}

test('[ORG-11] [ORG-12] pins that belong together are suggested as a board, which leads to a page of them that makes it of those that are wanted', async ({
  page,
}) => {
  test.slow();
  const username = await signUpFresh(page, 'Mia');
  const elsewhere = await makeBoard(page, 'Elsewhere');
  const [first, moved = '', ...others] = await save(page, SOUPS);
  // They are looked through once nothing was saved for a while.
  await arrange(
    `update jobs.job set start_after = now() where name = 'organize.cluster-pins' and singleton_key = $1`,
    [await idOf(page, username)],
  );
  const cards = page.getByRole('region', { name: 'Suggested boards' }).getByRole('article');
  await expect(async () => {
    await open(page, `/${username}/_boards/`);
    await expect(cards).toHaveCount(1, { timeout: 1000 });
  }).toPass({ timeout: 60_000, intervals: [500] });
  await expect(cards).toContainText('Soup');
  await expect(cards).toContainText('4 Pins');
  await expect(cards.locator('img')).toHaveCount(4);
  await expect(cards.locator('img').first()).toHaveAttribute('src', /^\/236x\//);
  await expectAccessible(page);
  await callAs(page, 'BulkEditResource.update', { board_id: elsewhere.id, pin_ids: [moved] });
  await cards.getByRole('link').click();
  await page.waitForURL(/\/board\/create\/cluster\/\d+\/?$/);
  await expect(page.getByRole('heading', { name: 'Soup', level: 1 })).toBeVisible();
  const form = page.getByRole('group', { name: 'The new board' });
  const pins = page.getByRole('region', { name: 'Pins in this suggestion' }).getByRole('button');
  await expect(pins).toHaveCount(4);
  for (const name of SOUPS) await expect(pins.and(page.getByRole('button', { name }))).toHaveCount(1);
  await expect(form.getByLabel('Name')).toHaveValue('Soup');
  await expectAccessible(page);
  await expectToFit(page);
  for (let index = 0; index < 4; index += 1) await pins.nth(index).click();
  await expect(page.getByText('Choose at least one Pin.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Create' })).toBeDisabled();
  for (let index = 0; index < 3; index += 1) await pins.nth(index).click();
  await expect(page.getByText('Adds 3 Pins. 1 of them moves here from another board.')).toBeVisible();
  await form.getByLabel('Name').fill('Soups of the year');
  // Where the pins do not come along the board is there: it is filled, not made again.
  await page.route('**/resource/BulkEditResource/update/', (route) => route.abort(), { times: 1 });
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText("We couldn't move the Pins. Check your connection.")).toBeVisible();
  await form.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL(`/${username}/soups-of-the-year/`);
  await expect(page.getByText('3 Pins · Moved to Soups of the year')).toBeVisible();
  const left = await callAs(page, 'BoardlessPinsResource.get', {});
  expect(left.map((pin) => pin.id)).toEqual([first]);

  await test.step('Undo tells of the slow work it starts, on the board that gets its pin back', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Moving to Elsewhere…')).toBeVisible();
    await expect(page.getByText('Pins moved back')).toBeVisible();
    await expect(page.getByText('Moved to Elsewhere')).toBeVisible();
    expect(await callAs(page, 'BoardPinIdsResource.get', { board_id: elsewhere.id })).toEqual([moved]);
    const { id: board_id } = await callAs(page, 'BoardResource.get', { username, slug: 'soups-of-the-year' });
    await callAs(page, 'BulkEditResource.update', { board_id, pin_ids: [moved, ...others] });
  });

  await open(page, `/${username}/_boards/`);
  await expect(cards).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Suggested boards' })).toHaveCount(0);
  await open(page, `/${username}/`);
  await page.getByRole('button', { name: 'Organize' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Unorganized ideas', 'Boards', 'Recently deleted']);
});

test('whoever refuses personalization is told why no boards are suggested, and gets them once they allow it', async ({
  page,
}) => {
  test.slow();
  const username = await signUpFresh(page, 'Mia');
  await callAs(page, 'UserSettingsResource.update', { allow_personalization_cookies: false });
  await save(page, SOUPS);
  await open(page, `/${username}/_boards/`);
  const suggested = page.getByRole('region', { name: 'Suggested boards' });
  await expect(suggested).toContainText("Your cookie choice leaves out personalization, so we don't.");
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectToFit(page);
  await suggested.getByRole('button', { name: 'Turn personalization on' }).click();
  await expect(suggested.getByRole('article')).toHaveCount(1, { timeout: 30_000 });
  const settings = await callAs(page, 'UserSettingsResource.get', {});
  expect(settings).toMatchObject({ allow_personalization_cookies: true, allow_marketing_cookies: false });
});
