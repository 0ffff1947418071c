import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpAnew } from './acting.ts';
import { arrange } from './arranging.ts';
import { expectAccessible, open, visitorOf } from './looking.ts';
import { makeBoard, makePin, makeStoryPin, makeVideoPin } from './making.ts';

const tabs = (page: Page, name = 'Profile') => page.getByRole('navigation', { name });
const current = (page: Page, name?: string) => tabs(page, name).locator('[aria-current=page]');
const pinsIn = (page: Page, list: string) =>
  page.getByRole('list', { name: list, exact: true }).getByRole('article').getByRole('link');

/** Somebody of whom every part of the profile has something to show. */
async function fullProfile(page: Page): Promise<string> {
  const username = await signUpAnew(page, 'Nora');
  const { id: board_id } = await makeBoard(page, 'Kitchens', 1);
  const { id } = await makePin(page, { title: 'Bread of yesterday', board_id });
  await makeStoryPin(page, 'How to fold');
  await makeVideoPin(page, 'A walk');
  await arrange(
    'insert into pin_users (home, user_id, pin_id, tried_at) select home, id, $2, now() from users where username = $1',
    [username, id],
  );
  return username;
}

test('[TABS-04] each tab has its label and its address', async ({ page }) => {
  const username = await fullProfile(page);
  await open(page, `/${username}/`);
  await expect(tabs(page).getByRole('link')).toHaveText(['Created', 'Saved', 'Tried']);
  for (const [segment, label, list] of [
    ['_created', 'Created', 'Created Pins'],
    ['_saved', 'Saved', 'Saved Pins'],
    ['tried', 'Tried', 'Tried Pins'],
  ] as const) {
    await tabs(page).getByRole('link', { name: label }).click();
    await page.waitForURL(`/${username}/${segment}/`);
    for (const address of [`/${username}/${segment}/`, `/${username}/${segment}`]) {
      await open(page, address);
      await expect(current(page)).toHaveText([label]);
      await expect(page.getByRole('list', { name: list })).toBeVisible();
    }
  }
  const own = 'Your saved ideas';
  for (const [segment, label, list] of [
    ['_self-profile/boards', 'Boards', 'Boards'],
    ['_self-profile/pins', 'Pins', 'Your Pins'],
  ] as const) {
    await open(page, `/${username}/${segment}/`);
    await expect(current(page, own)).toHaveText([label]);
    await expect(page.getByRole('list', { name: list, exact: true })).toBeVisible();
    await expectAccessible(page);
  }
  await tabs(page, own).getByRole('link', { name: 'Boards' }).click();
  await page.waitForURL(`/${username}/_self-profile/boards/`);
});

test('[TABS-10] boards, pins, created, saved, story, video and tried pins each have their place', async ({
  page,
}) => {
  const username = await fullProfile(page);
  const visitor = await visitorOf(page);
  const all = [/^A walk/, /^How to fold/, /^Bread of yesterday/, /^Kitchens 1/];
  for (const looking of [page, visitor]) {
    await open(looking, `/${username}/_boards/`);
    const cards = looking === page ? [/All Pins/, /Shopping list/, /Kitchens/] : [/Kitchens/];
    await expect(looking.getByRole('list', { name: 'Boards' }).getByRole('article')).toHaveText(cards);
    for (const [path, list, shown] of [
      ['_pins/', 'Pins', all],
      ['_created/', 'Created Pins', all],
      ['_saved/', 'Saved Pins', all],
      ['story_pins/', 'Story pins', [/^How to fold/]],
      ['video_pins/', 'Video pins', [/^A walk/]],
      ['tried/', 'Tried Pins', [/^Bread of yesterday/]],
    ] as const) {
      await open(looking, `/${username}/${path}`);
      await expect(pinsIn(looking, list), path).toHaveText([...shown]);
    }
  }
  await visitor.context().close();
});

test('[ROUTE-09] [ROUTE-10] [ROUTE-11] [SELF-01] what one keeps has a page of its own, which only they see', async ({
  page,
}) => {
  const username = await signUpAnew(page, 'Nora');
  await makeBoard(page, 'Kitchens', 1);
  await callAs(page, 'BoardResource.create', { name: 'Presents', privacy: 'secret' });
  await arrange('update users set about = $2 where username = $1', [username, 'Potter, slowly.']);
  for (const address of ['/_self-profile', '/_self-profile/', `/${username}/_self-profile`]) {
    await open(page, address);
    await expect(page).toHaveURL(`/${username}/_self-profile/boards/`);
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your saved ideas');
  await expect(main.getByText('Nora Journey', { exact: true })).toBeVisible();
  await expect(main.locator('[data-initials=NJ]')).toBeVisible();
  for (const said of ['Potter, slowly.', '0 following']) {
    await expect(main.getByText(said, { exact: true })).toBeVisible();
  }
  await expect(main.getByRole('article')).toHaveText([/All Pins/, /Shopping list/, /Kitchens/, /Presents/]);
  await open(page, `/${username}/_self-profile/pins`);
  await expect(pinsIn(page, 'Your Pins')).toHaveText([/^Kitchens 1/]);
  await main.getByRole('link', { name: 'View profile' }).click();
  await page.waitForURL(`/${username}/`);

  const other = await visitorOf(page);
  await open(other, `/${username}/_self-profile/boards/`);
  await expect(other).toHaveURL(/\/login\/\?next=/);
  const name = await signUpAnew(other, 'Mia');
  for (const part of ['', '/boards', '/pins/']) {
    await open(other, `/${username}/_self-profile${part}`);
    await expect(other).toHaveURL(`/${username}/`);
  }
  await open(other, '/_self-profile');
  await expect(other).toHaveURL(`/${name}/_self-profile/boards/`);
  await other.context().close();
});
