import { expect, type Page, test } from '@playwright/test';
import { signUpFresh } from './acting.ts';
import { open } from './looking.ts';
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
