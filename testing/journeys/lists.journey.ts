import { expect, type Page, test } from '@playwright/test';
import { signUpFresh } from './acting.ts';
import { open, visitorOf } from './looking.ts';
import { makeBoard } from './making.ts';

const cardsNamed = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name });

/** Goes down until all of the list has come. */
async function scrollToEnd(page: Page) {
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText("You've reached the end")).toBeInViewport({ timeout: 500 });
  }).toPass();
}

/** Goes to another page as the arrows of the browser do, without loading a new one. */
async function goWithin(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState({ usr: null, key: 'another', idx: 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}

test('a list shows the things of one person alone, whatever of another was on its way or scrolled through', async ({
  page,
}) => {
  const other = await visitorOf(page);
  const olga = await signUpFresh(other, 'Olga');
  await makeBoard(other, 'Rugs', 3);
  await other.context().close();
  const pia = await signUpFresh(page, 'Pia');
  await makeBoard(page, 'Lamps', 30);

  await test.step('a further page comes once another list is shown', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let answered = 0;
    await page.route(
      (url) => url.search.includes('bookmarks'),
      async (route) => {
        await released;
        await route.continue();
        answered += 1;
      },
    );
    const asked = page.waitForRequest((request) => request.url().includes('bookmarks'));
    await open(page, `/${pia}/pins/`);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const answer = (await asked).response();
    await goWithin(page, `/${olga}/pins/`);
    await expect(cardsNamed(page, /^Rugs /)).toHaveCount(3);
    release();
    await (await answer)?.finished();
    expect(answered).toBe(1);
    await expect(page.getByText("You've reached the end")).toBeVisible();
    await expect(cardsNamed(page, /^Lamps /)).toHaveCount(0);
    await expect(cardsNamed(page, /^Rugs /)).toHaveCount(3);
    await page.goBack();
  });

  await test.step('however far the first list was scrolled', async () => {
    await scrollToEnd(page);
    await expect(cardsNamed(page, /^Rugs /)).toHaveCount(0);
    await goWithin(page, `/${olga}/pins/`);
    await expect(cardsNamed(page, /^Rugs /)).toHaveCount(3);
    await expect(cardsNamed(page, /^Lamps /)).toHaveCount(0);
    await expect(page.getByText("You've reached the end")).toBeVisible();
    await page.goBack();
    await expect(cardsNamed(page, /^Lamps /).first()).toBeVisible();
    await expect(cardsNamed(page, /^Rugs /)).toHaveCount(0);
  });
});
