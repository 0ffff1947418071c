import { expect, type Page, test } from '@playwright/test';
import { signUpFresh } from './acting.ts';
import { open } from './looking.ts';
import { makeBoard, makePin } from './making.ts';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Profile' });

test('[TABS-09] a tab opens by a press and by its address, fading for 300 ms, but at once where motion is unwanted, and the back button returns', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  await makePin(page);
  await makeBoard(page, 'Kitchens');
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
  const tab = (name: string) => tabs(page).getByRole('link', { name });
  // Held still, or a busy machine would see its end.
  const held = await page.context().newCDPSession(page);
  await held.send('Animation.enable');
  await held.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  await tab('Saved').click();
  await page.waitForURL(`/${username}/_saved/`);
  await expect(page.getByRole('list', { name: 'Saved Pins' })).toBeAttached();
  expect(await durations()).toEqual([300]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await tab('Created').click();
  await tab('Saved').click();
  await expect(page.getByRole('list', { name: 'Saved Pins' })).toBeVisible();
  expect(await durations()).toEqual([]);
  await expect(page.getByRole('list', { name: 'Boards' })).toBeVisible();
  await expect(tab('Saved')).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Created Pins' })).toBeVisible();
  await expect(tab('Created')).toHaveAttribute('aria-current', 'page');
});
