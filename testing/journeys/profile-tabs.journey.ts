import { expect, type Page, test } from '@playwright/test';
import { signUpFresh } from './acting.ts';
import { expectAccessible, expectStill, layoutShiftOf, open, watchLayoutShift } from './looking.ts';
import { makeBoard, makePin } from './making.ts';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Profile' });

test('[TABS-09] a tab opens by a press and by its address, fading for 300 ms, in the own view too, but at once where motion is unwanted, and the back button returns', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  await makePin(page);
  await makeBoard(page, 'Kitchens');
  const durations = (list: string) =>
    page.evaluate(
      (label) =>
        document.getAnimations().flatMap(({ effect }) => {
          const isFade =
            effect instanceof KeyframeEffect && effect.getKeyframes().some((frame) => 'opacity' in frame);
          const isOfTab =
            isFade && effect.target?.contains(document.querySelector(`[aria-label="${label}"]`));
          return isOfTab ? [effect.getTiming().duration] : [];
        }),
      list,
    );
  // Held still, or a busy machine would see its end.
  const held = await page.context().newCDPSession(page);
  await held.send('Animation.enable');
  await held.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  const own = page.getByRole('navigation', { name: 'Your saved ideas' });
  await open(page, `/${username}/_self-profile/boards/`);
  await own.getByRole('link', { name: 'Pins' }).click();
  await expect(page.getByRole('list', { name: 'Your Pins' })).toBeAttached();
  expect(await durations('Your Pins')).toEqual([300]);
  const tab = (name: string) => tabs(page).getByRole('link', { name });
  await open(page, `/${username}/_created/`);
  await tab('Saved').click();
  await page.waitForURL(`/${username}/_saved/`);
  await expect(page.getByRole('list', { name: 'Saved Pins' })).toBeAttached();
  expect(await durations('Saved Pins')).toEqual([300]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await tab('Created').click();
  await tab('Saved').click();
  await expect(page.getByRole('list', { name: 'Saved Pins' })).toBeVisible();
  expect(await durations('Saved Pins')).toEqual([]);
  await expect(page.getByRole('list', { name: 'Boards' })).toBeVisible();
  await expect(tab('Saved')).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Created Pins' })).toBeVisible();
  await expect(tab('Created')).toHaveAttribute('aria-current', 'page');
});

test('[BOARDS-03] the boards tab is marked when pressed, and if its boards take long a spinner takes the place of what was there, also for another order; nothing moves, and the back button returns', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  for (let count = 0; count < 4; count += 1) await makePin(page);
  await makeBoard(page, 'Kitchens');
  const lists = page.getByRole('navigation', { name: 'Collections' });
  const link = (name: string) => lists.getByRole('link', { name, exact: true });
  const list = (name: string) => page.getByRole('list', { name, exact: true });
  const spinner = page.getByRole('status').getByRole('img', { name: 'Loading', exact: true });
  const kitchens = list('Boards').getByRole('article').filter({ hasText: 'Kitchens' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  const pace = (playbackRate: number) => devtools.send('Animation.setPlaybackRate', { playbackRate });
  let held = Promise.withResolvers<void>();
  await page.route(/\.data(\?|$)/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const places = async () => [
    await page.evaluate(() => document.documentElement.scrollHeight),
    await lists.boundingBox(),
  ];

  await test.step('from the pins to the boards, and back', async () => {
    await watchLayoutShift(page);
    await open(page, `/${username}/_pins/`);
    await expect(list('Pins').getByRole('article')).toHaveCount(4);
    await expectStill(page);
    const before = await places();
    await pace(0.001);
    await link('Boards').click();
    await expect(link('Boards')).toHaveAttribute('aria-current', 'page');
    await expect(link('Pins')).toHaveAttribute('aria-current', 'false');
    await expect(list('Pins')).toBeVisible();
    await expect(spinner).toHaveCount(0);
    await pace(1);
    await expect(spinner).toBeInViewport();
    await expect(list('Pins')).toHaveCount(0);
    expect(await places()).toEqual(before);
    expect(await layoutShiftOf(page)).toEqual([]);
    await expectAccessible(page, 'main');
    held.resolve();
    await expect(kitchens).toBeVisible();
    await expect(spinner).toHaveCount(0);
    await page.goBack();
    await expect(list('Pins').getByRole('article')).toHaveCount(4);
    await expect(link('Pins')).toHaveAttribute('aria-current', 'page');
  });

  await test.step('to the boards in another order', async () => {
    await open(page, `/${username}/_boards/`);
    held = Promise.withResolvers<void>();
    await page.getByRole('button', { name: 'Sort and resize boards' }).click();
    await page.getByRole('menuitemradio', { name: 'Newest' }).click();
    await expect(spinner).toBeInViewport();
    await expect(list('Boards')).toHaveCount(0);
    await expect(link('Boards')).toHaveAttribute('aria-current', 'page');
    held.resolve();
    await expect(kitchens).toBeVisible();
  });

  await test.step('between the tabs of a profile', async () => {
    for (const [from, to] of [
      [`/${username}/_created/`, 'Saved'],
      [`/${username}/_self-profile/pins/`, 'Boards'],
    ] as const) {
      held.resolve();
      await open(page, from);
      held = Promise.withResolvers<void>();
      const tab = page
        .getByRole('navigation', { name: /^(Profile|Your saved ideas)$/ })
        .getByRole('link', { name: to, exact: true });
      await tab.click();
      await expect(tab).toHaveAttribute('aria-current', 'page');
      await expect(spinner).toBeInViewport();
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
      held.resolve();
      await expect(spinner).toHaveCount(0);
      await expect(kitchens).toBeVisible();
    }
  });
});
