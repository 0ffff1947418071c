import { expect, type Page, test } from '@playwright/test';
import { signUpFresh } from './acting.ts';
import { open } from './looking.ts';
import { makeBoard, makePin } from './making.ts';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Profile' });

test('a tab opens by a press and by its address, and the back button returns to the one before', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  await makePin(page);
  await makeBoard(page, 'Kitchens');
  await open(page, `/${username}/_created/`);
  await tabs(page).getByRole('link', { name: 'Saved' }).click();
  await page.waitForURL(`/${username}/_saved/`);
  await expect(page.getByRole('list', { name: 'Boards' })).toBeVisible();
  await expect(tabs(page).getByRole('link', { name: 'Saved' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Created Pins' })).toBeVisible();
  await expect(tabs(page).getByRole('link', { name: 'Created' })).toHaveAttribute('aria-current', 'page');
});

test('[TABS-09] one tab gives way to the other in 300 ms, and at once where motion is unwanted', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  await makePin(page);
  await open(page, `/${username}/_created/`);
  const durations = () =>
    page.evaluate(() =>
      document.getAnimations().flatMap(({ effect }) => {
        const isFade =
          effect instanceof KeyframeEffect && effect.getKeyframes().some((frame) => 'opacity' in frame);
        const isOfTab =
          isFade && effect.target?.contains(document.querySelector('[aria-label="Saved Pins"]'));
        return isOfTab ? [effect.getTiming().duration] : [];
      }),
    );
  // Held still, or a busy machine would see its end.
  const held = await page.context().newCDPSession(page);
  await held.send('Animation.enable');
  await held.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  await tabs(page).getByRole('link', { name: 'Saved' }).click();
  await expect(page.getByRole('list', { name: 'Saved Pins' })).toBeAttached();
  expect(await durations()).toEqual([300]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await tabs(page).getByRole('link', { name: 'Created' }).click();
  await tabs(page).getByRole('link', { name: 'Saved' }).click();
  await expect(page.getByRole('list', { name: 'Saved Pins' })).toBeVisible();
  expect(await durations()).toEqual([]);
});
