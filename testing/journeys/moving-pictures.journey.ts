import { expect, type Locator, type Page, test } from '@playwright/test';
import { animationOf } from '#platform/images/testing-pictures.ts';
import { signUpFresh } from './acting.ts';
import { makeClipPin, makeClipStory } from './clips.ts';
import { open, visitorOf } from './looking.ts';
import { makePin, upload } from './making.ts';
import { paint } from './painting.ts';

const timeOf = (video: Locator) => video.evaluate((player: HTMLVideoElement) => player.currentTime);
const isPaused = (video: Locator) => video.evaluate((player: HTMLVideoElement) => player.paused);

/** Opens a pin through the list it stands in, as a visitor, and answers the pin's page. */
async function openFrom(page: Page, path: string, title: string): Promise<Page> {
  const visitor = await visitorOf(page);
  await open(visitor, path);
  await visitor.getByRole('main').getByRole('link', { name: title }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return visitor;
}

/** Waits until the pages of a story have come to rest. */
const atRest = (story: Locator) =>
  story.evaluate(async (pager) => {
    const pages = [...pager.querySelectorAll('*')].find((part) => part.scrollWidth > part.clientWidth + 10);
    let before = Number.NaN;
    while (pages && before !== pages.scrollLeft) {
      before = pages.scrollLeft;
      await new Promise((done) => setTimeout(done, 150));
    }
  });

test('a video is opened from the list of videos, waits for a press and plays; a story turns its pages by button, key and finger; a picture that moves stops and goes on by a press and waits where motion is unwanted, and a very tall one stands cut', async ({
  page,
  browser,
}) => {
  const username = await signUpFresh(page, 'Nora');
  await makeClipPin(page, 'Once around the lake');
  const visitor = await openFrom(page, `/${username}/video_pins/`, 'Once around the lake');
  const video = visitor.locator('video');
  await expect(video).toHaveAttribute('controls');
  await expect(video).toHaveAttribute('poster', /\.jpg$/);
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.readyState)).toBeGreaterThan(0);
  expect([await timeOf(video), await isPaused(video)]).toEqual([0, true]);

  await video.focus();
  await visitor.keyboard.press('Space');
  await expect.poll(() => timeOf(video)).toBeGreaterThan(0.5);
  expect(await isPaused(video)).toBe(false);
  await visitor.keyboard.press('Space');
  await expect.poll(() => isPaused(video)).toBe(true);

  await video.evaluate((player: HTMLVideoElement) => {
    player.currentTime = player.duration - 0.3;
    return player.play();
  });
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.ended)).toBe(true);
  await video.focus();
  await visitor.keyboard.press('Space');
  await expect.poll(() => timeOf(video)).toBeLessThan(3);

  await test.step('one that failed before the code of the page came says so, too', async () => {
    await visitor.route('**/videos/**', (route) => route.fulfill({ status: 404 }));
    await open(visitor, new URL(visitor.url()).pathname);
    await expect(visitor.getByRole('alert')).toContainText("We couldn't play this video.");
    await visitor.unroute('**/videos/**');
    await visitor.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => timeOf(video)).toBeGreaterThan(0);
  });
  await visitor.context().close();

  await test.step('a story turns its pages by button, key and finger, and its video stops where one leaves it', async () => {
    const { id } = await makeClipStory(page, 'How to get there');
    const visitor = await openFrom(page, `/${username}/story_pins/`, 'How to get there');
    const story = visitor.getByRole('region', { name: 'Pages of the story' });
    await expect(story).toContainText('1 of 3');
    await expect(story.getByText('Step 1')).toBeInViewport();
    await story.getByRole('button', { name: 'Next page' }).click();
    await expect(story).toContainText('2 of 3');
    await expect(story.getByText('Step 2')).toBeInViewport();
    await expect(story.getByText('Step 1')).not.toBeInViewport();

    const video = story.locator('video');
    const [film, words] = [await video.boundingBox(), await story.getByText('Step 2').boundingBox()];
    expect((film?.y ?? Number.NaN) + (film?.height ?? 0)).toBeLessThanOrEqual(words?.y ?? 0);
    await video.focus();
    await visitor.keyboard.press('Space');
    await expect.poll(() => timeOf(video)).toBeGreaterThan(0.2);
    await story.getByRole('button', { name: 'Next page' }).click();
    await expect(story).toContainText('3 of 3');
    await expect.poll(() => isPaused(video)).toBe(true);
    await expect(story.getByRole('button', { name: 'Next page' })).toHaveCount(0);

    await story.getByRole('list').focus();
    for (const [key, place] of [
      ['ArrowLeft', '2 of 3'],
      ['ArrowLeft', '1 of 3'],
      ['End', '3 of 3'],
      ['Home', '1 of 3'],
      ['ArrowRight', '2 of 3'],
    ] as const) {
      await visitor.keyboard.press(key);
      await expect(story, key).toContainText(place);
    }
    await visitor.context().close();

    await test.step('by finger', async () => {
      const phone = await browser.newContext({
        ...{ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
      });
      const held = await phone.newPage();
      await open(held, `/pin/${id}/`);
      const pages = held.getByRole('region', { name: 'Pages of the story' });
      const finger = await phone.newCDPSession(held);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x === undefined ? [] : [{ x, y: 300 }],
        });
      const swipe = async (distance: number) => {
        const start = 187 - distance / 2;
        await touch('touchStart', start);
        for (let part = 1; part <= 10; part++) await touch('touchMove', start + (distance * part) / 10);
        await touch('touchEnd');
      };
      await swipe(-220);
      await expect(pages).toContainText('2 of 3');
      await atRest(pages);
      await swipe(-220);
      await expect(pages).toContainText('3 of 3');
      await atRest(pages);
      await swipe(220);
      await expect(pages).toContainText('2 of 3');
      await expect(pages.getByText('Step 2')).toBeInViewport();
      await phone.close();
    });
  });

  await test.step('a picture that moves stops and goes on by a press and waits where motion is unwanted, and a very tall one stands cut', async () => {
    const gif = await animationOf('gif', { width: 300, height: 400, frames: 6 });
    const image_signature = await upload(page, gif, {
      type: 'pinimage',
      name: 'a.gif',
      mimeType: 'image/gif',
    });
    const { id } = await makePin(page, { image_signature, title: 'A flower, frame by frame' });
    const picture = page.getByRole('main').getByRole('article').first().getByRole('img').first();
    // Empty for the moment in which the browser chooses.
    const shown = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    await open(page, `/pin/${id}/`);
    await expect.poll(shown).toMatch(/\.webp$/);
    await page.getByRole('button', { name: 'Stop animation' }).click();
    await expect.poll(shown).toMatch(/\.jpg$/);
    await page.getByRole('button', { name: 'Play animation' }).click();
    await expect.poll(shown).toMatch(/\.webp$/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `/pin/${id}/`);
    await expect(page.getByRole('button', { name: 'Play animation' })).toBeVisible();
    await expect.poll(shown).toMatch(/\.jpg$/);

    await test.step('until all of it is asked for', async () => {
      const image_signature = await upload(page, await paint(200, 200, 1600));
      const tall = await makePin(page, { image_signature, title: 'Sixteen steps' });
      await open(page, `/pin/${tall.id}/`);
      const article = page.getByRole('main').getByRole('article').first();
      const height = async () => Math.round((await article.boundingBox())?.height ?? 0);
      expect(await height()).toBeLessThan(1100);
      await page.getByRole('button', { name: 'Show all' }).click();
      await expect.poll(height).toBeGreaterThan(3000);
      await expect(page.getByRole('button', { name: 'Show all' })).toHaveCount(0);
    });
  });
});
