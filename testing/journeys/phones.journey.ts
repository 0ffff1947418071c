import { type BrowserContext, devices, expect, type Locator, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { arrange } from './arranging.ts';
import { expectAccessible, expectStill, expectToFit, open, visitorOf } from './looking.ts';
import { makeBoard } from './making.ts';
import { reachOf } from './reaching.ts';

const SMALL = { width: 320, height: 640 };
const PHONE = { width: 375, height: 740 };

const box = (of: Locator) => of.evaluate((shown) => shown.getBoundingClientRect());

/** The same person in the browser of a phone. */
async function onPhone(
  page: Page,
  viewport = devices['Pixel 7'].viewport,
): Promise<{ phone: Page; context: BrowserContext }> {
  const storageState = await page.context().storageState();
  const context = await page
    .context()
    .browser()
    ?.newContext({ ...devices['Pixel 7'], viewport, storageState });
  if (!context) throw new Error('There is no browser.');
  return { phone: await context.newPage(), context };
}

/** Nothing lies over the middle of it. */
async function expectOnTop(pressed: Locator): Promise<void> {
  const isOnTop = (shown: Element) => {
    const { left, top, width, height } = shown.getBoundingClientRect();
    return shown.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  // What has just opened may still be coming in.
  await expect.poll(() => pressed.evaluate(isOnTop)).toBe(true);
}

test('on a phone a toast and a sheet can both be used, its foot and its head, also where the code of toasts cannot be fetched', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const messages = page.getByRole('region', { name: 'Messages' });
  const toast = messages.getByText('12 things deleted');
  const sheet = page.getByRole('dialog');
  const close = sheet.getByRole('button', { name: 'Close' });
  const press = async (name: string) => page.getByRole('button', { name, exact: true }).click();

  await test.step('without the code of toasts', async () => {
    // By its name, which says what it is.
    await page.route('**/assets/toast-card-*.js', (route) => route.abort());
    await open(page, '/design/');
    await press('With Undo');
    await expect(toast).toBeVisible();
    await press('Long dialog');
    await expectOnTop(close);
    await expectStill(page);
    const told = messages.getByRole('listitem');
    expect((await box(told)).bottom).toBeLessThanOrEqual((await box(sheet)).top);
    const undo = told.getByRole('button', { name: 'Undo' });
    await expectOnTop(undo);
    await undo.click();
    await expect(told).toHaveCount(0);
    await page.unrouteAll();
  });

  await open(page, '/design/');
  await press('With Undo');
  await expect(toast).toBeVisible();
  await expectStill(page);
  const below = (await box(toast)).top;
  await press('Dialog');
  await expectStill(page);
  const done = sheet.getByRole('button', { name: 'Done' });
  await expectOnTop(done);
  await done.click();
  await expect(sheet).toHaveCount(0);
  await expect.poll(async () => (await box(toast)).top).toBe(below);
  await press('Long dialog');
  await expectStill(page);
  await expect(toast).toBeVisible();
  await expectOnTop(close);
  // The sheet does not jump into the room that was left for the toast.
  const { top } = await box(sheet);
  await sheet.evaluate((shown) => {
    const tops = new Set<number>();
    Object.assign(window, { tops });
    const look = () => {
      tops.add(shown.getBoundingClientRect().top);
      requestAnimationFrame(look);
    };
    look();
  });
  await messages.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);
  await expect.poll(async () => (await box(sheet)).top).toBeLessThan(top);
  await expectStill(page);
  const tops = await page.evaluate<number[]>(() => [...Reflect.get(window, 'tops')]);
  expect(tops.length, tops.join(' ')).toBeGreaterThan(2);
});

/** Mia with links in her header, a secret and an archived board, and an invite of Maximiliane. */
async function miaInvited(page: Page): Promise<string> {
  const owner = await visitorOf(page);
  await signUpFresh(owner, 'Maximiliane');
  const { id: board_id } = await makeBoard(owner, 'Garden plans');
  const mia = await signUpFresh(page, 'Mia');
  await callAs(owner, 'BoardInviteResource.create', { board_id, invited_username: mia });
  await owner.context().close();
  await arrange(
    `update users set website_url = 'https://mia.example/', instagram_username = 'mia.fires' where username = $1`,
    [mia],
  );
  await callAs(page, 'BoardResource.create', { name: 'Hidden', privacy: 'secret' });
  const old = await makeBoard(page, 'Old');
  await callAs(page, 'BoardArchiveResource.create', { board_id: old.id });
  return mia;
}

const invite = (page: Page) => page.getByRole('list', { name: 'Invitations' }).getByRole('article');

test('on phones a profile can be read and pressed: its links, an invite, its way back, what one keeps', async ({
  page,
}) => {
  const username = await miaInvited(page);
  const { phone, context } = await onPhone(page);

  await test.step('the links in the header are as high as a finger needs, and the line of a handle from the start', async () => {
    await open(phone, `/${username}/`);
    const links = ['mia.example', 'mia.fires on Instagram'].map((name) => phone.getByRole('link', { name }));
    for (const link of links) expect((await box(link)).height).toBeGreaterThanOrEqual(44);
    const [website, handle] = await Promise.all(links.map(box));
    // Side by side if there is room, otherwise one below the other.
    const isBeside = (handle?.right ?? 0) <= (website?.left ?? 0);
    expect(isBeside || (handle?.bottom ?? 0) <= (website?.top ?? 0)).toBe(true);
  });

  await test.step('the links of an invite are as high as a finger needs, and with a mouse high enough', async () => {
    await open(page, `/${username}/`);
    for (const [shown, least] of [
      [page, 24],
      [phone, 44],
    ] as const) {
      const names = ['Garden plans', 'Maximiliane Journey'];
      const links = await Promise.all(names.map((name) => box(invite(shown).getByRole('link', { name }))));
      for (const { height } of links) expect(height).toBeGreaterThanOrEqual(least);
      expect(links[0]?.bottom).toBeLessThanOrEqual(links[1]?.top ?? 0);
      await expectToFit(shown);
    }
    await context.close();
  });

  await test.step('on the smallest the answers to an invite stand in one line, and its age does not break', async () => {
    const { phone: small, context: smallest } = await onPhone(page, SMALL);
    await open(small, `/${username}/`);
    const card = invite(small);
    const [decline, accept] = [
      await box(card.getByRole('button', { name: 'Decline' })),
      await box(card.getByRole('button', { name: 'Accept' })),
    ];
    expect(accept.top).toBe(decline.top);
    const age = card.getByText('now', { exact: true });
    expect(await age.evaluate((shown) => shown.getClientRects().length)).toBe(1);
    await expect(card).not.toContainText('·');
    const { height } = await reachOf(card.getByRole('link', { name: 'Maximiliane Journey' }));
    expect(height).toBeGreaterThanOrEqual(44);
    await expectToFit(small);
    await smallest.close();
  });

  await test.step('the way back is one line in the smallest windows', async () => {
    await page.setViewportSize({ ...SMALL, width: 305 });
    const back = page.getByRole('main').getByRole('link', { name: 'For you' });
    expect((await box(back.getByText('For you'))).height).toBeLessThan(30);
    await expectToFit(page);
  });

  await test.step('what one keeps is titled in one line, and the button beside three filters stands in theirs', async () => {
    await page.setViewportSize(SMALL);
    await open(page, `/${username}/_self-profile/boards/`);
    const title = page.getByRole('heading', { level: 1, name: 'Your saved ideas' });
    const line = await title.evaluate((shown) => Number.parseFloat(getComputedStyle(shown).lineHeight));
    expect((await box(title)).height).toBeLessThan(1.5 * line);
    const filters = page.getByRole('group', { name: 'Show only' }).getByRole('button');
    await expect(filters).toHaveText(['Group', 'Secret', 'Archived']);
    const eye = await box(page.getByRole('button', { name: 'Visibility controls' }));
    for (const filter of await filters.all()) expect((await box(filter)).bottom).toBeGreaterThan(eye.top);
    await expectToFit(page);
    // With a scrollbar there are two lines of them.
    await page.setViewportSize({ ...SMALL, width: 305 });
    const [group, archived] = [await box(filters.first()), await box(filters.last())];
    expect(archived.top).toBeGreaterThan(group.bottom);
    const beside = await box(page.getByRole('button', { name: 'Visibility controls' }));
    expect(Math.abs(beside.top + beside.height / 2 - group.top - group.height / 2)).toBeLessThanOrEqual(6);
  });

  await test.step('the headings of pages stand at one height, in one size', async () => {
    const looks = new Map([PHONE, { width: 1280, height: 800 }].map((viewport) => [viewport, new Set()]));
    for (const path of ['/news/', '/pin-builder/', '/board/create/', '/settings/', '/business/convert/']) {
      await open(page, path);
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      for (const [viewport, seen] of looks) {
        await page.setViewportSize(viewport);
        const size = await heading.evaluate((shown) => getComputedStyle(shown).fontSize);
        seen.add(`${Math.round((await box(heading)).top)} ${size}`);
      }
    }
    for (const seen of looks.values()) expect([...seen]).toHaveLength(1);
  });
});

test('on a phone a board is edited on a page of its own, by Cancel left as it is, and Back closes a sheet first', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Mia');
  const { id } = await makeBoard(page, 'Hallway');
  const { phone, context } = await onPhone(page);
  await open(phone, '/settings/');
  await open(phone, `/${username}/hallway/`);
  const edit = async () => {
    await phone.getByRole('button', { name: 'Board options' }).click();
    await phone.getByRole('menuitem', { name: 'Edit board' }).click();
    await phone.waitForURL(`/board/${id}/edit/`);
  };
  await edit();
  await expect(phone.getByRole('heading', { level: 1, name: 'Edit your board' })).toBeVisible();
  await expect(phone.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(phone, 'main');
  await expectToFit(phone);
  await phone.getByLabel('Name').fill('Attic');
  await phone.getByRole('button', { name: 'Cancel' }).click();
  await phone.waitForURL(`/${username}/hallway/`);
  await edit();
  await phone.getByLabel('Description').fill('Narrow, but warm.');
  await phone.getByRole('button', { name: 'Save changes' }).click();
  await phone.waitForURL(`/${username}/hallway/`);
  await expect(phone.getByText('Narrow, but warm.')).toBeVisible();
  await edit();
  await phone.getByLabel('Name').fill('Hallway and stairs');
  await phone.getByLabel('Keep this board secret').check();
  await phone.getByRole('button', { name: 'Save changes' }).click();
  await phone.waitForURL(`/${username}/hallway-and-stairs/`);
  expect(await callAs(page, 'BoardResource.get', { board_id: id })).toMatchObject({ privacy: 'secret' });
  const heading = phone.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Hallway and stairs');
  // Under the old name there is nothing any more.
  await phone.goBack();
  await phone.waitForURL('/settings/');
  await phone.goForward();
  await phone.waitForURL(`/${username}/hallway-and-stairs/`);
  await expect(heading).toHaveText('Hallway and stairs');

  await test.step('Back closes a sheet, and only then leaves', async () => {
    await open(phone, `/${username}/`);
    await phone
      .getByRole('link', { name: /Hallway and stairs/ })
      .first()
      .click();
    await phone.waitForURL(`/${username}/hallway-and-stairs/`);
    await phone.getByRole('button', { name: 'Board options' }).click();
    await phone.getByRole('menuitem', { name: 'Delete board' }).click();
    const sheet = phone.getByRole('alertdialog');
    await expect(sheet).toBeVisible();
    await phone.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(heading).toHaveText('Hallway and stairs');
    await phone.goBack();
    await phone.waitForURL(`/${username}/`);
  });
  await context.close();
});
