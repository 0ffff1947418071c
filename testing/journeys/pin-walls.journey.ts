import { expect, type Locator, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { arrange } from './arranging.ts';
import { open, visitorOf } from './looking.ts';
import { makeBoard, makePin, upload } from './making.ts';
import { paint } from './painting.ts';

const pinsIn = (page: Page, list: string) => page.getByRole('list', { name: list, exact: true });

async function widthOfCards(page: Page, list: string): Promise<number> {
  const box = await pinsIn(page, list).getByRole('article').first().boundingBox();
  return Math.round(box?.width ?? 0);
}

test('[PINS-02] an owner lets pins stand closer, on a profile and on a board, and finds them so again; a title has two lines, of which nothing changes when its menu shows', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  const { url, id: board_id } = await makeBoard(page, 'Lamps');
  for (const title of ['Lamp', 'A tall lamp of folded paper beside the window', 'Twenty letters of it'])
    await makePin(page, { title, board_id });
  const guest = await visitorOf(page);
  const other = await visitorOf(page);
  await signUpFresh(other, 'Mia');

  await test.step('titles', async () => {
    for (const looking of [page, other]) {
      await open(looking, `/${username}/_pins/`);
      const cards = pinsIn(looking, 'Pins').getByRole('article');
      await expect(cards).toHaveCount(3);
      for (const card of await cards.all()) await expectTitleUnchanged(card);
    }
  });

  for (const [path, list, field] of [
    [`/${username}/_pins/`, 'Pins', 'board_pin_rep_view_type'],
    [`/${username}/_saved/`, 'Saved Pins', 'board_pin_rep_view_type'],
    [`/${username}/_self-profile/pins/`, 'Your Pins', 'board_pin_rep_view_type'],
    [url, 'Pins on Lamps', 'profile_pin_rep_view_type'],
  ] as const) {
    await callAs(page, 'UserMetadataResource.update', { [field]: 'regular' });
    await open(page, path);
    await expect.poll(() => widthOfCards(page, list), path).toBe(236);
    if (path.includes('_saved')) await expectBesideSort(page);
    await page.getByRole('button', { name: path === url ? 'View' : 'Pin size' }).click();
    const sizes = page.getByRole('menuitemradio', { name: /^(Regular|Compact)$/ });
    await expect(sizes).toHaveText(path === url ? ['Compact', 'Regular'] : ['Regular', 'Compact']);
    await expect(page.getByRole('menuitemradio', { name: 'Regular' })).toBeChecked();
    const kept = page.waitForResponse((response) => response.url().includes('UserMetadataResource/update'));
    await page.getByRole('menuitemradio', { name: 'Compact' }).click();
    await expect.poll(() => widthOfCards(page, list), path).toBe(157);
    expect((await kept).status()).toBe(200);
    expect((await callAs(page, 'UserMetadataResource.get', {}))[field]).toBe('dense');
    await open(page, path);
    await expect.poll(() => widthOfCards(page, list), path).toBe(157);
    if (/_saved|_self-profile/.test(path)) continue;
    for (const looking of [guest, other]) {
      await open(looking, path);
      await expect.poll(() => widthOfCards(looking, list), path).toBe(236);
      await expect(looking.getByRole('button', { name: 'Pin size' })).toHaveCount(0);
    }
  }
  await guest.context().close();
  await other.context().close();
});

async function expectBesideSort(page: Page): Promise<void> {
  const sort = await page.getByRole('button', { name: 'Sort and resize boards' }).boundingBox();
  const size = await page.getByRole('button', { name: 'Pin size' }).boundingBox();
  if (!sort || !size) throw new Error('nothing to compare');
  expect(size.y).toBe(sort.y);
  expect(Math.abs(size.x - sort.x - sort.width)).toBeLessThan(16);
}

/** Nothing of the title is cut, changes when the card is pointed at, or lies under the menu that then shows. */
async function expectTitleUnchanged(card: Locator): Promise<void> {
  const title = card.locator('[dir=auto]');
  const look = () =>
    title.evaluate((shown) => {
      const text = document.createRange();
      text.selectNodeContents(shown);
      const lines = [...text.getClientRects()].map(({ right, bottom }) => [right, bottom].map(Math.round));
      return { lines, isCut: shown.scrollHeight > shown.clientHeight };
    });
  const before = await look();
  expect(before.isCut, JSON.stringify(before)).toBe(false);
  await card.hover();
  const menu = card.getByRole('button', { name: 'More' });
  await expect(menu).toBeVisible();
  expect(await look()).toEqual(before);
  const [right = 0, bottom = 0] = before.lines.at(-1) ?? [];
  const { x, y } = (await menu.boundingBox()) ?? { x: 0, y: 0 };
  expect(right <= x || bottom <= y, `${right} ${bottom} and ${x} ${y}`).toBe(true);
}

/** As many pins as fill more than a page of a list, all with one picture, each leading somewhere. */
async function makeManyPins(page: Page): Promise<void> {
  const image_signature = await upload(page, await paint(40, 300, 300));
  for (let number = 1; number <= 27; number++) {
    const link = `https://shop.example/${number}/`;
    await callAs(page, 'PinResource.create', { image_signature, title: `Lamp ${number}`, link });
  }
}

test('[PINS-05] [PINS-07] a visitor gets the latest pins of a person and no more by scrolling; those of a business stand in its own grid, from the first to the last', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Studio');
  await makeManyPins(page);

  await test.step('a visitor', async () => {
    const visitor = await visitorOf(page);
    const asked: string[] = [];
    visitor.on('request', (request) => {
      if (request.url().includes('PinsResource/get')) asked.push(request.url());
    });
    for (const [path, list] of [
      ['_created/', 'Created Pins'],
      ['_pins/', 'Pins'],
    ] as const) {
      await open(visitor, `/${username}/${path}`);
      await expect(pinsIn(visitor, list).getByRole('article').first()).toHaveText(/^Lamp 27/);
      await visitor.mouse.wheel(0, 20_000);
      await expect(visitor.getByRole('heading', { name: 'Log in to see more' })).toBeVisible();
      await expect(pinsIn(visitor, list).getByRole('article').last()).toHaveText(/^Lamp 3(?!\d)/);
      await expect(visitor.getByText("You've reached the end")).toHaveCount(0);
    }
    expect(asked).toEqual([]);
    await makePin(page, { title: 'Lamp 28', link: 'https://shop.example/28/' });
    await open(visitor, `/${username}/_pins/`);
    await expect(pinsIn(visitor, 'Pins').getByRole('article').first()).toHaveText(/^Lamp 28/);
    await visitor.context().close();
  });

  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!/User(Activity)?PinsResource\/get/.test(pathname)) return;
    asked.push(JSON.parse(searchParams.get('data') ?? '{}').options.field_set_key);
  });
  for (const [isPartner, fieldSet, line] of [
    [false, 'grid_item', ''],
    [true, 'partner_grid_item', 'shop.example'],
  ] as const) {
    await arrange('update users set is_partner = $2 where username = $1', [username, isPartner]);
    for (const [path, list] of [
      ['', 'Created Pins'],
      ['_saved/', 'Saved Pins'],
      ['_pins/', 'Pins'],
    ] as const) {
      asked.length = 0;
      await open(page, `/${username}/${path}`);
      const cards = pinsIn(page, list).getByRole('article').getByRole('link');
      await expect(cards.first()).toHaveText(`Lamp 28${line}`);
      await expect(async () => {
        await page.mouse.wheel(0, 4000);
        await expect(page.getByText("You've reached the end")).toBeVisible({ timeout: 500 });
      }).toPass();
      expect(asked, path).toEqual([fieldSet]);
      await expect(cards.last()).toHaveText(`Lamp 1${line}`);
    }
  }
});

test('below a pin the first of the others are drawn before the script runs; all keep their room, and their pictures wait', async ({
  page,
}) => {
  await signUpFresh(page, 'Nora');
  const { id } = await makePin(page);
  const hues = Array.from({ length: 15 }, (_, index) => 20 * (index + 1));
  await Promise.all(
    hues.map(async (hue) => {
      const image_signature = await upload(page, await paint(hue, 100, 120));
      await callAs(page, 'PinResource.create', { image_signature });
    }),
  );
  const plain = await page.context().browser()?.newContext({ javaScriptEnabled: false });
  const still = await plain?.newPage();
  if (!still) throw new Error('This page belongs to no browser.');
  const looking = await visitorOf(page);
  await still.goto(`/pin/${id}/`);
  const cards = pinsIn(still, 'More like this').getByRole('listitem');
  await expect(cards).toHaveCount(12);
  for (const image of await cards.getByRole('img').all())
    await expect(image).toHaveAttribute('loading', 'lazy');
  await open(looking, `/pin/${id}/`);
  const heightIn = async (where: Page) => (await pinsIn(where, 'More like this').boundingBox())?.height ?? 0;
  const before = await heightIn(still);
  expect(before).toBeGreaterThan(0);
  await expect.poll(async () => Math.abs((await heightIn(looking)) - before)).toBeLessThan(1);
  await looking.mouse.wheel(0, 600);
  await expect
    .poll(() => pinsIn(looking, 'More like this').getByRole('listitem').count())
    .toBeGreaterThan(12);
  await still.context().close();
  await looking.context().close();
});
