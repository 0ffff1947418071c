import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpAnew } from './acting.ts';
import { arrange } from './arranging.ts';
import { expectAccessible, expectToFit, open, visitorOf } from './looking.ts';
import { makeBoard, upload } from './making.ts';
import { paint } from './painting.ts';

const SOUPS = ['Pumpkin soup with ginger', 'Lentil soup in a bowl', 'Cold cucumber soup', 'Soups for winter'];

async function save(page: Page, titles: readonly string[]): Promise<string[]> {
  const image_signature = await upload(page, await paint(30, 300, 400));
  const ids: string[] = [];
  for (const title of titles)
    ids.push((await callAs(page, 'PinResource.create', { image_signature, title })).id);
  return ids;
}

/** Clusters as the job that finds them writes them. */
const suggest = (username: string, name: string, pinIds: readonly string[]) =>
  arrange(
    `with made as (insert into pin_clusters (home, id, user_id, names)
       select u.home, new_id(u.home), u.id, array[$2, 'second name'] from users u where u.username = $1 returning home, id)
     insert into pin_cluster_pins (home, cluster_id, pin_id)
       select made.home, made.id, unnest($3::bigint[]) from made`,
    [username, name, pinIds],
  );

test('[ORG-11] [ORG-12] pins that belong together are suggested as a board, which is made of those that are wanted', async ({
  page,
}) => {
  test.slow();
  const username = await signUpAnew(page, 'Mia');
  await makeBoard(page, 'Elsewhere');
  await save(page, SOUPS);
  const cards = page.getByRole('region', { name: 'Suggested boards' }).getByRole('article');
  await expect(async () => {
    await open(page, `/${username}/_boards/`);
    await expect(cards).toHaveCount(1, { timeout: 1000 });
  }).toPass({ timeout: 60_000, intervals: [3000] });
  await expect(cards).toContainText('Soup');
  await expect(cards).toContainText('4 Pins');
  await expect(cards.locator('img').first()).toHaveAttribute('src', /^\/236x\//);
  await expectAccessible(page);
  await cards.getByRole('link').click();
  await page.waitForURL(/\/board\/create\/cluster\/\d+\/?$/);
  await expect(page.getByRole('heading', { name: 'Soup', level: 1 })).toBeVisible();
  const form = page.getByRole('group', { name: 'The new board' });
  const pins = page.getByRole('region', { name: 'Pins in this suggestion' }).getByRole('button');
  await expect(pins).toHaveCount(4);
  await expect(form.getByLabel('Name')).toHaveValue('Soup');
  await expectAccessible(page);
  await expectToFit(page);
  for (let index = 0; index < 4; index += 1) await pins.nth(index).click();
  await expect(page.getByText('Choose at least one Pin.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Create' })).toBeDisabled();
  for (let index = 0; index < 3; index += 1) await pins.nth(index).click();
  await expect(page.getByText('Adds 3 Pins.')).toBeVisible();
  await form.getByLabel('Name').fill('Soups of the year');
  // Where the pins do not come along the board is there: it is filled, not made again.
  await page.route('**/resource/BulkEditResource/update/', (route) => route.abort(), { times: 1 });
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('The Pins could not be moved. Check your connection.')).toBeVisible();
  await form.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL(`/${username}/soups-of-the-year/`);
  await expect(page.getByText('3 Pins · Moved to Soups of the year')).toBeVisible();
  const left = await callAs(page, 'BoardlessPinsResource.get', {});
  expect(left.map((pin) => pin.title)).toEqual([SOUPS[0]]);
  await open(page, `/${username}/_boards/`);
  await expect(cards).toHaveCount(0);
});

test('[ORG-10] [ORG-11] ten boards are suggested at most', async ({ page }) => {
  const username = await signUpAnew(page, 'Mia');
  const pins = await save(page, ['A', 'B', 'C']);
  for (let number = 1; number <= 12; number += 1) await suggest(username, `subject ${number}`, pins);
  await open(page, `/${username}/_boards/`);
  const cards = page.getByRole('region', { name: 'Suggested boards' }).getByRole('article');
  await expect(cards).toHaveCount(10);
  await expect(cards.first()).toContainText('Subject 12');
  await expect(cards.getByText(/second name/i)).toHaveCount(0);
});

test('what is suggested to one is nobody else’s to see', async ({ page }) => {
  const username = await signUpAnew(page, 'Mia');
  await suggest(username, 'whispers', await save(page, ['A', 'B', 'C']));
  await open(page, `/${username}/_boards/`);
  const link = page.getByRole('link', { name: /Whispers/ });
  const address = (await link.getAttribute('href')) ?? '';
  const other = await visitorOf(page);
  await open(other, `/${username}/_boards/`);
  await expect(other.getByText('Whispers')).toHaveCount(0);
  await other.goto(address);
  await expect(other).toHaveURL(/\/login\//);
  await signUpAnew(other, 'Nora');
  expect((await other.goto(address))?.status()).toBe(404);
  expect((await other.goto('/board/create/cluster/x/'))?.status()).toBe(404);
});
