import { expect, type Page, type Route, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { open, visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';
import { choosePhoto, paint } from './painting.ts';

/** Ends the next call that may take so long, ms, in a twentieth of that: the browser's clock for it cannot be moved. */
async function hasten(page: Page, limit: number) {
  await page.evaluate((slow) => {
    const limitAt = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => {
      if (ms !== slow) return limitAt(ms);
      AbortSignal.timeout = limitAt;
      return limitAt(ms / 20);
    };
  }, limit);
}

test('publishing without a connection loses nothing that was typed, and works once it is back', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Mia');
  await open(page, '/pin-builder/');
  await choosePhoto(page);
  await page.getByLabel('Title').fill('Under the bridge');
  await page.getByLabel('Description').fill('Cold and green.');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const problem = page.getByRole('main').getByRole('alert');
  await expect(problem).toContainText('You seem to be offline.');
  await expect(page.getByLabel('Title')).toHaveValue('Under the bridge');
  await expect(page.getByLabel('Description')).toHaveValue('Cold and green.');
  await page.context().setOffline(false);
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your Pin was saved to')).toBeVisible();
  const pins = await callAs(page, 'UserPinsResource.get', { username });
  expect(pins.map(({ title, description }) => [title, description])).toEqual([
    ['Under the bridge', 'Cold and green.'],
  ]);
});

test('publishing whose answer is lost on the way is done once, however often one tries again', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Mia');
  await open(page, '/pin-builder/');
  await choosePhoto(page);
  await page.getByLabel('Title').fill('Under the bridge');
  const losing = '**/resource/PinResource/create/';
  await page.route(losing, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const problem = page.getByRole('main').getByRole('alert');
  await expect(problem).toContainText('You seem to be offline.');
  expect(await callAs(page, 'UserPinsResource.get', { username })).toHaveLength(1);
  await page.unroute(losing);
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your Pin was saved to')).toBeVisible();
  expect(await callAs(page, 'UserPinsResource.get', { username })).toHaveLength(1);
});

test('publishing that is never answered ends in time, says so, and is done once, however often one tries again', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Mia');
  await open(page, '/pin-builder/');
  await choosePhoto(page);
  await page.getByLabel('Title').fill('Under the bridge');
  const done = Promise.withResolvers<void>();
  const silent = '**/resource/PinResource/create/';
  await page.route(silent, async (route) => {
    await route.fetch();
    done.resolve();
  });
  await hasten(page, 60_000);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await done.promise;
  const problem = page.getByRole('main').getByRole('alert');
  await expect(problem).toHaveCount(0);
  await expect(problem).toContainText('The request timed out.');
  await page.unroute(silent);
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your Pin was saved to')).toBeVisible();
  expect(await callAs(page, 'UserPinsResource.get', { username })).toHaveLength(1);
});

for (const [what, path, resource, told] of [
  ['a pin', '/pin-builder/', 'PinResource', 'Your Pin was saved to'],
  ['a story', '/pin-creation-tool/', 'StoryPinResource', 'Saved to'],
] as const) {
  test(`${what} whose page is loaded anew while it is published is published once`, async ({ page }) => {
    const username = await signUpFresh(page, 'Mia');
    await open(page, path);
    await choosePhoto(page);
    await page.getByLabel('Title').fill('Under the bridge');
    const done = Promise.withResolvers<void>();
    const loseAnswer = async (route: Route) => {
      await route.fetch();
      done.resolve();
    };
    await page.route(`**/resource/${resource}/create/`, loseAnswer, { times: 1 });
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await done.promise;
    await page.reload();
    await expect(page.getByLabel('Title')).toHaveValue('Under the bridge');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText(told)).toBeVisible();
    expect(await callAs(page, 'UserPinsResource.get', { username })).toHaveLength(1);
  });
}

test('publishing that is still being done when one tries again is said to be so, in plain words', async ({
  page,
}) => {
  await signUpFresh(page, 'Mia');
  await open(page, '/pin-builder/');
  await choosePhoto(page);
  const error = {
    reason: 'idempotency-key-in-use',
    field: 'Idempotency-Key',
    message: 'This Idempotency-Key…',
  };
  const json = { resource_response: { status: 'failure', error } };
  await page.route('**/resource/PinResource/create/', (route) => route.fulfill({ status: 409, json }));
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const problem = page.getByRole('main').getByRole('alert');
  await expect(problem).toContainText('This is still in progress. Try again in a moment.');
});

test('a board whose change is never answered is said to be so, and its name is not held to be wrong', async ({
  page,
}) => {
  await signUpFresh(page, 'Mia');
  const { id } = await makeBoard(page, 'Lamps');
  await open(page, `/board/${id}/edit/`);
  const name = page.getByRole('main').getByLabel('Name');
  await name.fill('Rugs');
  await page.route('**/resource/BoardResource/update/', () => {});
  await hasten(page, 30_000);
  await page.getByRole('button', { name: 'Save' }).click();
  const said = 'The request timed out. Check your connection and try again.';
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(said);
  await expect(name).toHaveValue('Rugs');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await page.unroute('**/resource/BoardResource/update/');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rugs' })).toBeVisible();
});

for (const [what, path] of [
  ['a pin', '/pin-builder/'],
  ['a story', '/pin-creation-tool/'],
] as const) {
  test(`a photo of ${what} that could not be sent is sent by Try again`, async ({ page }) => {
    const username = await signUpFresh(page, 'Mia');
    await open(page, path);
    await page.context().setOffline(true);
    const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await paint(200) };
    await page.getByRole('main').locator('input[type=file]').setInputFiles(file);
    const problem = page.getByRole('main').getByRole('alert');
    await expect(problem.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.context().setOffline(false);
    await problem.getByRole('button', { name: 'Try again' }).click();
    await expect(problem).toHaveCount(0);
    await expect(page.getByRole('progressbar', { name: 'Uploading' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect.poll(async () => (await callAs(page, 'UserPinsResource.get', { username })).length).toBe(1);
  });
}

test('a draft is there again after a reload, its picture too, and gone once it is published', async ({
  page,
}) => {
  await signUpFresh(page, 'Mia');
  await open(page, '/pin-builder/');
  await choosePhoto(page);
  await page.getByLabel('Title').fill('Under the bridge');
  await page.getByLabel('Alt text').fill('A river');
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Under the bridge');
  await expect(page.getByLabel('Alt text')).toHaveValue('A river');
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Your Pin was saved to')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Choose files, drop them here, or paste a picture')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('a wall whose next page fails says so, and goes on by Try again', async ({ page }) => {
  await signUpFresh(page, 'Mia');
  const { url } = await makeBoard(page, 'Long', 30);
  const failing = '**/resource/BoardFeedResource/get/**';
  await page.route(failing, (route) => route.fulfill({ status: 502, body: '<html>' }));
  await open(page, url);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const problem = page.getByRole('main').getByRole('alert');
  await expect(problem).toContainText('This could not be loaded.');
  await page.unroute(failing);
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(problem).toHaveCount(0);
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('link', { name: /^Long 1\b/ })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByText("You've reached the end.")).toBeVisible();
});

test('saving without a connection says so, leaves the pin unsaved, and works by Try again', async ({
  page,
}) => {
  const other = await visitorOf(page);
  await signUpFresh(other, 'Nora');
  const { id } = await makePin(other);
  await signUpFresh(page, 'Mia');
  const kitchens = await makeBoard(page, 'Kitchens');
  await open(page, `/pin/${id}/`);
  const closeup = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });
  await closeup.getByRole('button', { name: 'Choose a board' }).click();
  const choice = page.getByRole('dialog').getByRole('button', { name: 'Kitchens' });
  await expect(choice).toBeVisible();
  await page.context().setOffline(true);
  await choice.click();
  await expect(page.getByText('The Pin could not be saved. Check your connection.')).toBeVisible();
  await expect(closeup.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Saved to Kitchens')).toBeVisible();
  expect(await callAs(page, 'BoardFeedResource.get', { board_id: kitchens.id })).toHaveLength(1);
});

test('a menu whose code cannot be fetched says so, leaves the page standing, and opens by Try again', async ({
  page,
}) => {
  await signUpFresh(page, 'Mia');
  const { url } = await makeBoard(page, 'Lamps', 1);
  await open(page, url);
  const options = page.getByRole('button', { name: 'Board options' });
  await expect(options).toBeVisible();
  await page.context().setOffline(true);
  await options.click();
  await expect(page.getByText('This could not be loaded. Check your connection.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Lamps' })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit board' })).toBeVisible();
});
