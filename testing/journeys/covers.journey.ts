import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { signUpFresh } from './acting.ts';
import {
  expectAccessible,
  expectToFit,
  layoutShiftOf,
  open,
  visitorOf,
  watchLayoutShift,
} from './looking.ts';
import { paint } from './painting.ts';

const CLIP = join(import.meta.dirname, '../../sample/clips/lake.webm');

const cover = (page: Page) => page.getByRole('main').locator('header picture img');
const shownSize = (page: Page) =>
  cover(page).evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname.split('/')[1]);

test('[COVER-01] [HEADER-02] [HEADER-26] a cover is uploaded in the settings, shown, removed and brought back, and its source says whether a picture shows, a video, or nothing', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  await open(page, '/settings/edit-profile/');
  const settings = page.getByRole('group', { name: 'Cover' });
  await expect(settings).toContainText('No cover yet');
  const chooser = (label: string) => settings.getByLabel(label);
  await chooser('Add a cover').setInputFiles({
    name: 'a.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no'),
  });
  await expect(settings.getByRole('alert')).toContainText("isn't a picture");

  // The upload is registered and processed for a while, then it has succeeded.
  const statuses = ['registered', 'processing'];
  const clock = page.clock;
  await clock.install();
  await page.route('**/resource/VIPResource/get/**', async (route) => {
    const status = statuses.shift();
    const response = await route.fetch();
    const json = await response.json();
    for (const upload of Object.values<Record<string, unknown>>(json.resource_response.data)) {
      if (status) Object.assign(upload, { status, signature: null });
    }
    await route.fulfill({ response, json });
  });
  const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await paint(200, 1500, 560) };
  await chooser('Add a cover').setInputFiles(file);
  await expect(settings.getByRole('progressbar')).toBeVisible();
  for (const left of [1, 0]) {
    await expect.poll(() => statuses.length).toBe(left);
    await clock.runFor(5000);
  }
  await expect(settings.getByRole('img', { name: 'Your cover' })).toBeVisible();
  await clock.resume();
  await expectAccessible(page);

  const visitor = await visitorOf(page);
  await watchLayoutShift(visitor);
  await open(visitor, `/${username}/`);
  await expect(cover(visitor)).toHaveJSProperty('complete', true);
  expect(await shownSize(visitor)).toBe('1200x');
  expect(await layoutShiftOf(visitor)).toEqual([]);
  await visitor.setViewportSize({ width: 320, height: 640 });
  await expectToFit(visitor);
  await visitor.context().close();
  await settings.getByRole('button', { name: 'Remove cover' }).click();
  await expect(settings).toContainText('No cover yet');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(settings.getByRole('img', { name: 'Your cover' })).toBeVisible();

  await test.step('the source of a cover says whether a picture shows, a video, or nothing', async () => {
    await page.unrouteAll();
    await settings.getByRole('button', { name: 'Remove cover' }).click();
    await expect(settings).toContainText('No cover yet');
    await open(page, `/${username}/`);
    await expect(cover(page)).toHaveCount(0);
    await open(page, '/settings/edit-profile/');
    const clip = { name: 'lake.webm', mimeType: 'video/webm', buffer: await readFile(CLIP) };
    await settings.getByLabel('Add a cover').setInputFiles(clip);
    await expect(settings.getByRole('img', { name: 'Your cover' })).toBeVisible({ timeout: 30_000 });

    await open(page, `/${username}/`);
    const video = page.getByRole('main').locator('header video');
    const isPaused = () => video.evaluate((player: HTMLVideoElement) => player.paused);
    await expect.poll(isPaused).toBe(false);
    expect(await video.evaluate((player: HTMLVideoElement) => [player.muted, player.loop])).toEqual([
      true,
      true,
    ]);
    await expect(video).toHaveAttribute('playsinline');
    await expect(video).toHaveAttribute('poster', /^\/1200x\/.*\.jpg$/);
    await page.getByRole('button', { name: 'Pause cover' }).click();
    await expect.poll(isPaused).toBe(true);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Play cover' })).toBeVisible();
    expect(await isPaused()).toBe(true);

    await open(page, '/settings/edit-profile/');
    await settings.getByLabel('Change cover').setInputFiles({
      ...{ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await paint(30, 900, 400) },
    });
    await expect(page.getByText('Cover changed')).toBeVisible();
    await open(page, `/${username}/`);
    await expect(cover(page)).toBeVisible();
    await expect(video).toHaveCount(0);
  });
});
