import { expect, type Page, test } from '@playwright/test';
import { signUpBusiness } from './businesses.ts';
import { beAway, hoverUnseen, metIn, phoneOf, signUpReturning, staffOf } from './experiencing.ts';
import { expectAccessible, layoutShiftOf, open, reopen, visitorOf, watchLayoutShift } from './looking.ts';
import { signUpStaff } from './moderating.ts';
import { runCommand } from './operating.ts';

/** By the browser's own clock. */
const msFromListToView = (page: Page) =>
  page.evaluate(() => {
    const sent = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const find = (part: string) => sent.find(({ name }) => name.includes(part));
    const [list, view] = [find('/ExperiencesResource/get/'), find('/ExperienceResource/update/')];
    return (view?.startTime ?? 0) - (list?.responseEnd ?? Number.POSITIVE_INFINITY);
  });

const tip = (page: Page) => page.getByRole('note');

test('[EXP-02] staff add and schedule an experience, somebody sees and dismisses it for good, another completes it, and staff see both', async ({
  page,
}) => {
  await staffOf(page, 'settings');
  await signUpStaff(page, 'Hal');
  await open(page, '/moderation/');
  await page.getByRole('link', { name: 'Experiences' }).click();
  await page.getByRole('link', { name: 'Add experience' }).click();
  const title = `News for you ${Date.now()}`;
  await page.getByLabel('Kind').selectOption('Banner');
  await page.getByLabel('For', { exact: true }).selectOption('Members returning after a week');
  await page.getByLabel('Where').selectOption('Page: settings');
  await page.getByLabel('Text', { exact: true }).fill(`${title}\nHave a look, {name}.`);
  await page.getByLabel('Starts (UTC)').fill('2020-01-01T08:00');
  await page.getByLabel('Ends (UTC)').fill('2020-01-01T07:00');
  await page.getByLabel('Priority').fill('500');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Add experience' }).click();
  await expect(
    page.getByRole('alert').or(page.getByText('It must end after it starts.')).first(),
  ).toBeVisible();
  await page.getByLabel('Ends (UTC)').fill('2020-01-02T08:00');
  await page.getByRole('main').getByRole('button', { name: 'Add experience' }).click();
  await expect(page.getByText('Choose a time in the future.').first()).toBeVisible();
  await page.getByLabel('Ends (UTC)').fill('2100-01-01T08:00');
  await page.getByRole('main').getByRole('button', { name: 'Add experience' }).click();
  await page.waitForURL('/moderation/experiences/');
  await page.getByLabel('Preview as').selectOption('Returning member');
  const line = page.getByRole('row').filter({ hasText: title });
  await expect(line).toContainText('Running');
  await expectAccessible(page, 'main');
  await page.getByLabel('Preview as').selectOption('Visitor');
  await expect(line).toHaveCount(0);

  for (const [name, button] of [
    ['Mia', 'Close'],
    ['Ben', 'Got it'],
  ] as const) {
    const member = await visitorOf(page);
    await signUpReturning(member, name);
    const met = metIn(member);
    const banner = member.getByRole('region', { name: title });
    await open(member, '/settings/');
    await expect(banner).toContainText(`Have a look, ${name} Journey.`);
    const ended = member.waitForResponse(/ExperienceResource\/update/);
    await banner.getByRole('button', { name: button }).click();
    await ended;
    await expect(banner).toHaveCount(0);
    expect(met.map(({ state }) => state)).toEqual(['viewed', button === 'Close' ? 'dismissed' : 'completed']);
    const asked = member.waitForResponse(/ExperiencesResource\/get/);
    await reopen(member);
    expect(await (await asked).text()).not.toContain(title);
    await expect(banner).toHaveCount(0);
    await member.context().close();
  }

  await open(page, '/moderation/experiences/');
  await expect(line.getByRole('rowheader')).toContainText('Running');
  await expect(line.getByRole('cell')).toHaveText(['2', '1', '1']);
  await line.getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Days' }).getByRole('row').nth(1)).toContainText('211');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await expect(page.getByText('Stopped it')).toBeVisible();
  await expectAccessible(page, 'main');
});

test('[EXP-01] [EXP-03] [EXP-05] [EXP-06] tooltips and dots point, dialogs and banners ask; each shows after its delay, one at a time, and is completed by a tap or by the mouse', async ({
  page,
}) => {
  test.slow();
  const { write, stop } = await staffOf(page, 'merchant-badges');
  const data = { text: 'Try this' };
  const delayed = await write({
    type: 'tooltip',
    priority: 109,
    display_data: { ...data, has_pulsar: true, delay: 2 },
  });
  const hovered = await write({
    ...{ type: 'pulsar', priority: 108 },
    display_data: { ...data, has_pulsar: true, complete_on_hover: true },
  });
  const dot = await write({
    ...{ type: 'tooltip', priority: 107 },
    display_data: { ...data, has_tooltip: true, display_type: 'pulsar' },
  });
  const modal = await write({
    type: 'hero_banner',
    priority: 106,
    display_data: { ...data, text: 'A dialog\nAsks', display_type: 'modal' },
  });
  const banner = await write({
    type: 'hero_banner',
    priority: 105,
    display_data: { ...data, text: 'A banner' },
  });
  const all = [delayed, hovered, dot, modal, banner];

  const username = await signUpBusiness(page, 'Wool');
  await beAway(page);
  await runCommand('app/merchant.ts', 'verify', username, 'eco_friendly,inclusive');
  const met = metIn(page);
  await watchLayoutShift(page);
  await open(page, `/${username}/`);
  const pulsar = page.locator('body > section [data-pulsar]');
  await expect(tip(page)).toHaveText('Try this');
  await expect(pulsar).toBeVisible();
  expect(met.map(({ id, state }) => [id, state])).toEqual([[delayed, 'viewed']]);
  expect(await msFromListToView(page)).toBeGreaterThan(1990);
  await expectAccessible(page, '[role=note]');

  const edit = page.getByRole('button', { name: 'Edit merchant details' });
  const sheet = page.getByRole('dialog', { name: 'Edit merchant details' });
  await edit.click();
  await expect(sheet).toBeVisible();
  await expect(tip(page)).toHaveCount(0);
  await expect(pulsar).toHaveCount(0);
  expect(met.at(-1)).toMatchObject({ id: delayed, state: 'completed' });
  await page.mouse.move(0, 0);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  await expect(pulsar).toBeVisible();
  await expect(tip(page)).toHaveCount(0);
  await hoverUnseen(edit);
  expect(met.filter(({ id }) => id === hovered).map(({ state }) => state)).toEqual(['viewed']);
  await edit.hover();
  await expect.poll(() => met.at(-2)).toMatchObject({ id: hovered, state: 'completed' });
  await expect(tip(page)).toHaveText('Try this');
  await expect(pulsar).toBeVisible();
  await edit.focus();
  await page.keyboard.press('Tab');
  await expect(tip(page).getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(tip(page).getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(edit).toBeFocused();
  await expect(edit).toHaveAccessibleDescription('Try this');
  await page.keyboard.press('Escape');
  await expect
    .poll(() => met.filter(({ id }) => id === dot).map(({ state }) => state))
    .toEqual(['viewed', 'dismissed']);

  const asking = page.getByRole('dialog', { name: 'A dialog' });
  await expect(asking).toContainText('Asks');
  await expect(page.getByRole('heading', { name: 'A banner' })).toHaveCount(0);
  await asking.getByRole('button', { name: 'Got it' }).click();
  await expect(asking).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'A banner' })).toBeVisible();
  expect(await layoutShiftOf(page)).toEqual([]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'A banner' })).toHaveCount(0);
  await expect
    .poll(() =>
      met.filter(({ id }) => all.includes(id)).map(({ id, state }) => `${all.indexOf(id)} ${state}`),
    )
    .toEqual([
      ...['0 viewed', '0 completed', '1 viewed', '1 completed', '2 viewed', '2 dismissed'],
      ...['3 viewed', '3 completed', '4 viewed', '4 dismissed'],
    ]);
  for (const id of all) await stop(id);
});

test('[EXP-04] scrolling or moving a finger dismisses an experience, once its delay is over', async ({
  page,
  browser,
}) => {
  const { write, stop } = await staffOf(page, 'topics');
  const display_data = {
    text: 'Goes by itself',
    scroll_to_dismiss: true,
    scroll_to_dismiss_delay_in_seconds: 5,
  };
  const id = await write({ type: 'hero_banner', priority: 400, display_data });
  const phone = await phoneOf(browser);
  await page.setViewportSize({ width: 1280, height: 300 });
  for (const one of [page, phone]) {
    await signUpReturning(one, 'Ida');
    const met = metIn(one);
    await open(one, '/topics/');
    const banner = one.getByRole('region', { name: 'Goes by itself' });
    await expect(banner).toBeVisible();
    const move = () =>
      one === page ? page.mouse.wheel(0, 120) : phone.locator('main').dispatchEvent('touchmove');
    await move();
    await expect(banner).toBeVisible();
    // Each try does nothing until the delay is over.
    await expect(async () => {
      await move();
      await expect(banner).toHaveCount(0, { timeout: 100 });
    }).toPass();
    await expect.poll(() => met.map(({ state }) => state)).toEqual(['viewed', 'dismissed']);
    expect((met[1]?.at ?? 0) - (met[0]?.at ?? 0)).toBeGreaterThan(4000);
  }
  await phone.context().close();
  await stop(id);
});

test('[EXP-07] [EXP-08] a banner fades in over 400 ms, offers Close and Go or Got it, and welcomes back by name', async ({
  page,
}) => {
  const { write, stop } = await staffOf(page, 'search');
  const id = await write({
    ...{ type: 'hero_banner', priority: 400, rest_days: 1 },
    display_data: { text: 'A short note' },
  });
  await signUpReturning(page, 'Mia');
  for (const motion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion: motion });
    for (const [path, title, buttons] of [
      ['/search/?q=chairs', 'A short note', ['Close', 'Got it']],
      ['/', 'Welcome back, Mia Journey', ['Close', 'Go']],
    ] as const) {
      await open(page, path);
      const banner = page.getByRole('region', { name: title });
      await expect(banner).toBeVisible();
      const own = banner.getByRole('button').or(banner.getByRole('link'));
      await expect(own).toHaveText([...buttons]);
      const duration = await banner.evaluate((shown) => getComputedStyle(shown).animationDuration);
      const name = await banner.evaluate((shown) => getComputedStyle(shown).animationName);
      expect([name !== 'none', duration]).toEqual(motion === 'reduce' ? [false, '0s'] : [true, '0.4s']);
    }
  }
  // Tab goes past the banner to the way to the content, from there into the banner, and on in the content.
  const within = (selector: string) =>
    page.evaluate((area) => document.activeElement?.closest(area) !== null, selector);
  await open(page, '/');
  await expect(page.getByRole('region', { name: 'Welcome back, Mia Journey' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await within('[data-experience]')).toBe(true);
  await page.keyboard.press('Tab');
  expect(await within('[data-experience]')).toBe(true);
  await page.keyboard.press('Tab');
  expect(await within('main')).toBe(true);
  await page.getByRole('link', { name: 'Go', exact: true }).click();
  await page.waitForURL('/news/');
  await stop(id);
});

test("a visitor's browser remembers what they have ended", async ({ page }) => {
  const { write, stop, daysOf } = await staffOf(page, 'own-boards-plus');
  // No page for visitors has this anchor, so other visitors are not disturbed.
  const id = await write({
    ...{ type: 'tooltip', audience: 'visitors', priority: 400 },
    display_data: {
      text: 'For visitors',
      complete_button_text: 'I see',
    },
  });
  const visit = async () => {
    await open(page, '/topics/');
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      heading.dataset.anchor = 'own-boards-plus';
    });
    const asked = page.waitForResponse(/ExperiencesResource\/get/);
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
    await asked;
  };
  await visit();
  await expect(tip(page)).toContainText('For visitors');
  await tip(page).getByRole('button', { name: 'I see' }).click();
  await expect(tip(page)).toHaveCount(0);
  expect(await page.evaluate((of) => JSON.parse(localStorage.experiences)[of], id)).toMatchObject({
    ...{ state: 'completed', views: 1 },
  });
  await visit();
  await page.waitForLoadState('networkidle');
  await expect(tip(page)).toHaveCount(0);
  await expect
    .poll(async () => (await daysOf(id))[0])
    .toMatchObject({ shown: 1, completed: 1, dismissed: 0 });
  await stop(id);
});
