import { expect, test } from '@playwright/test';
import { signUp, somebody } from './entering.ts';
import { errorsOf, expectAccessible, layoutShiftOf, open, visitorOf, watchLayoutShift } from './looking.ts';
import { paint } from './painting.ts';
import { RECIPE } from './pretended-web.ts';

test('the first minutes: signing up, three photos at once, one from a link, boards, a section, a profile', async ({
  page,
}) => {
  const errors = errorsOf(page);
  const person = somebody();
  const main = page.getByRole('main');
  const begin = main.getByRole('link', { name: 'Create Pin', exact: true });
  // Not the buttons of a board's page, which stands until the builder has come.
  const chosen = page.getByRole('button', { name: /^Board(?! Actions| options)/ });
  await watchLayoutShift(page);
  await signUp(page, person, '?next=/');
  await page.waitForURL('/');
  await expect(begin).toBeVisible();
  expect(await layoutShiftOf(page)).toEqual([]);
  await expectAccessible(page);
  await begin.click();
  await page.waitForURL('/pin-builder/');

  const buffers = await Promise.all([20, 140, 260].map((hue) => paint(hue)));
  const files = buffers.map((buffer, at) => ({
    name: `photo-${at + 1}.jpg`,
    mimeType: 'image/jpeg',
    buffer,
  }));
  await main.locator('input[type=file]').setInputFiles(files);
  const drafts = page.getByRole('list', { name: 'Drafts' });
  await expect(drafts.getByRole('button')).toHaveCount(3);
  for (const [at, title] of ['Hills', 'Lake', 'Dunes'].entries()) {
    await drafts.getByRole('button').nth(at).click();
    await page.getByLabel('Title').fill(title);
  }
  await expect(drafts.getByLabel('Uploading')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish all 3 Pins' }).click();
  await expect(page.getByText('Saved 3 Pins to')).toBeVisible();

  await page.getByLabel('Link to a page with pictures').fill(RECIPE.url);
  await page.getByRole('button', { name: 'Find pictures' }).click();
  await page.getByRole('button', { name: RECIPE.picture }).click();
  await expect(page.getByLabel('Title')).toHaveValue(RECIPE.title);
  await expect(page.getByRole('textbox', { name: 'Link', exact: true })).toHaveValue(RECIPE.url);
  await chosen.click();
  await page.getByRole('button', { name: 'Create board' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Soups');
  await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click();
  await expect(chosen).toHaveText('Soups');
  await main.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Saved your Pin to Soups')).toBeVisible();

  await open(page, '/board/create/');
  await main.getByLabel('Name').fill('Surprise party');
  await main.getByLabel('Keep this board secret').check();
  await main.getByRole('button', { name: 'Create', exact: true }).click();
  await page.waitForURL(`/${person.name}/surprise-party/`);
  await begin.click();
  await page.waitForURL('/pin-builder/');
  await expect(chosen).toHaveText('Surprise party');

  await open(page, `/${person.name}/soups/`);
  await page.getByRole('button', { name: 'Board Actions' }).click();
  await page.getByRole('menuitem', { name: 'Section' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Green ones');
  await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click();
  await page.waitForURL(`/${person.name}/soups/green-ones/`);
  await begin.click();
  await page.waitForURL('/pin-builder/');
  await expect(chosen).toHaveText('Soups / Green ones');

  await open(page, `/${person.name}/soups/`);
  const soup = main.getByRole('article').filter({ has: page.getByRole('link', { name: RECIPE.title }) });
  await soup.hover();
  await soup.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Move' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Soups' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Green ones' }).click();
  await expect(page.getByText('Moved to Green ones')).toBeVisible();
  await expect(soup).toHaveCount(0);
  await open(page, `/${person.name}/soups/green-ones/`);
  await expect(soup).toBeVisible();

  const visitor = await visitorOf(page);
  await open(page, `/${person.name}/_saved/`);
  await open(visitor, `/${person.name}/_saved/`);
  const pins = (of: typeof page) => of.getByRole('list', { name: 'Saved Pins' }).getByRole('link');
  for (const one of [page, visitor]) {
    await expect(pins(one)).toHaveText([new RegExp(RECIPE.title), /Dunes/, /Lake/, /Hills/]);
    await expect(one.getByRole('link', { name: /Soups/ })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: /Surprise party/ })).toBeVisible();
  await expect(visitor.getByText('Surprise party')).toHaveCount(0);
  expect((await open(visitor, `/${person.name}/surprise-party/`))?.status()).toBe(404);
  await visitor.close();
  expect(errors).toEqual([]);
});
