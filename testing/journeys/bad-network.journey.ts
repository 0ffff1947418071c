import { expect, type Page, type Route, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { open, visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';
import { choosePhoto, paint } from './painting.ts';

/**
 * Ends calls that may take so long, ms, in a twentieth of that, until the returned function is called: the browser's
 * clock for it cannot be moved.
 */
async function hasten(page: Page, limit: number): Promise<() => Promise<void>> {
  const before = await page.evaluateHandle(() => AbortSignal.timeout.bind(AbortSignal));
  await page.evaluate(
    ([limitAt, slow]) => {
      AbortSignal.timeout = (ms) => limitAt(ms === slow ? ms / 20 : ms);
    },
    [before, limit] as const,
  );
  return () =>
    page.evaluate((limitAt) => {
      AbortSignal.timeout = limitAt;
    }, before);
}

test('publishing that goes wrong loses nothing that was typed, says what happened, and is done once, however often one tries again', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Mia');
  const creating = '**/resource/PinResource/create/';
  const problem = page.getByRole('main').getByRole('alert');
  const published = async () =>
    (await callAs(page, 'UserPinsResource.get', { username })).map(({ title }) => title);
  const begin = async (title: string) => {
    await choosePhoto(page);
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Description').fill('Cold and green.');
  };
  const publish = () => page.getByRole('button', { name: 'Publish', exact: true }).click();
  const tryAgain = async () => {
    await problem.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Remove picture' })).toHaveCount(0);
  };
  await open(page, '/pin-builder/');

  await test.step('without a connection', async () => {
    await begin('Under the bridge');
    await page.context().setOffline(true);
    await publish();
    await expect(problem).toContainText('You seem to be offline.');
    await expect(page.getByLabel('Title')).toHaveValue('Under the bridge');
    await expect(page.getByLabel('Description')).toHaveValue('Cold and green.');
    await page.context().setOffline(false);
    await problem.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Saved your Pin to')).toBeVisible();
    const pins = await callAs(page, 'UserPinsResource.get', { username });
    expect(pins.map(({ title, description }) => [title, description])).toEqual([
      ['Under the bridge', 'Cold and green.'],
    ]);
  });

  await test.step('the answer is lost on the way', async () => {
    await begin('Over the hills');
    await page.route(creating, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await publish();
    await expect(problem).toContainText('You seem to be offline.');
    expect(await published()).toEqual(['Over the hills', 'Under the bridge']);
    await page.unroute(creating);
    await tryAgain();
    expect(await published()).toEqual(['Over the hills', 'Under the bridge']);
  });

  await test.step('it is never answered, which ends in time', async () => {
    await begin('By the sea');
    const done = Promise.withResolvers<void>();
    await page.route(creating, async (route) => {
      await route.fetch();
      done.resolve();
    });
    const slowDown = await hasten(page, 60_000);
    await publish();
    await done.promise;
    await expect(problem).toHaveCount(0);
    await expect(problem).toContainText('This took too long.');
    await slowDown();
    await page.unroute(creating);
    await tryAgain();
    expect(await published()).toEqual(['By the sea', 'Over the hills', 'Under the bridge']);
  });

  await test.step('it is still being done', async () => {
    await begin('In the woods');
    const reason = 'idempotency-key-in-use';
    const error = { reason, field: 'Idempotency-Key', message: 'This Idempotency-Key…' };
    const json = { resource_response: { status: 'failure', error } };
    await page.route(creating, (route) => route.fulfill({ status: 409, json }));
    await publish();
    await expect(problem).toContainText('This is still in progress. Try again in a moment.');
  });
});

const BUILDERS = [
  ['/pin-builder/', 'PinResource', 'Saved your Pin to'],
  ['/pin-creation-tool/', 'StoryPinResource', 'Saved to'],
] as const;

test('a pin or story whose page is loaded anew while it is published is published once, and its draft is gone; a photo that could not be sent is sent by Try again', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Mia');
  for (const [at, [path, resource, told]] of BUILDERS.entries()) {
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
    if (path === '/pin-builder/')
      await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText(told)).toBeVisible();
    expect(await callAs(page, 'UserPinsResource.get', { username })).toHaveLength(at + 1);
  }
  await open(page, '/pin-builder/');
  await expect(page.getByText('Choose files, drop them here, or paste a picture')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('');

  await test.step('a photo of a pin or story that could not be sent is sent by Try again', async () => {
    const before = BUILDERS.length;
    const count = async () => (await callAs(page, 'UserPinsResource.get', { username })).length;
    for (const [at, [path]] of BUILDERS.entries()) {
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
      await expect.poll(count).toBe(before + at + 1);
    }
  });
});

test('what of a board cannot be fetched or is never answered says so, leaves the page standing, and works by trying again; so does saving without a connection, which leaves the pin unsaved', async ({
  page,
}) => {
  await signUpFresh(page, 'Mia');
  const { id, url } = await makeBoard(page, 'Long', 30);
  const failing = '**/resource/BoardFeedResource/get/**';
  await page.route(failing, (route) => route.fulfill({ status: 502, body: '<html>' }));
  await open(page, url);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const problem = page.getByRole('main').getByRole('alert');
  await expect(problem).toContainText("We couldn't load this.");
  await page.unroute(failing);
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(problem).toHaveCount(0);
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('link', { name: /^Long 1\b/ })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByText("You've reached the end")).toBeVisible();

  await test.step('the code of a menu', async () => {
    const options = page.getByRole('button', { name: 'Board options' });
    await expect(options).toBeVisible();
    await page.context().setOffline(true);
    await options.click();
    await expect(page.getByText("We couldn't load this. Check your connection.")).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Long' })).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('menuitem', { name: 'Edit board' })).toBeVisible();
  });

  await test.step('a change of its name', async () => {
    await open(page, `/board/${id}/edit/`);
    const name = page.getByRole('main').getByLabel('Name');
    await name.fill('Rugs');
    await page.route('**/resource/BoardResource/update/', () => {});
    const slowDown = await hasten(page, 30_000);
    await page.getByRole('button', { name: 'Save' }).click();
    const said = 'This took too long. Check your connection and try again.';
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(said);
    await slowDown();
    await expect(name).toHaveValue('Rugs');
    await expect(name).not.toHaveAttribute('aria-invalid', 'true');
    await page.unroute('**/resource/BoardResource/update/');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rugs' })).toBeVisible();
  });

  await test.step('saving without a connection says so, leaves the pin unsaved, and works by Try again', async () => {
    const other = await visitorOf(page);
    await signUpFresh(other, 'Nora');
    const { id } = await makePin(other);
    const kitchens = await makeBoard(page, 'Kitchens');
    await open(page, `/pin/${id}/`);
    const closeup = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });
    await closeup.getByRole('button', { name: 'Choose a board' }).click();
    const choice = page.getByRole('dialog').getByRole('button', { name: 'Kitchens' });
    await expect(choice).toBeVisible();
    await page.context().setOffline(true);
    await choice.click();
    await expect(page.getByText("We couldn't save the Pin. Check your connection.")).toBeVisible();
    await expect(closeup.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Saved to Kitchens')).toBeVisible();
    expect(await callAs(page, 'BoardFeedResource.get', { board_id: kitchens.id })).toHaveLength(1);
  });
});
