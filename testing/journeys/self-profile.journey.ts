import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { arrange } from './arranging.ts';
import { expectAccessible, expectStill, expectToFit, open, visitorOf } from './looking.ts';
import { makeBoard, makePin, upload } from './making.ts';
import { paint } from './painting.ts';
import { eventsOf } from './telling.ts';

const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const filters = (page: Page) => page.getByRole('group', { name: 'Show only' }).getByRole('button');
const pins = (page: Page) => page.getByRole('list', { name: 'Your Pins' }).getByRole('article');
const boards = (page: Page) => page.getByRole('main').getByRole('article');
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();

/** A pin saved from somebody else, as whoever is signed in in this browser. */
async function savePin(page: Page, named: string): Promise<string> {
  const other = await visitorOf(page);
  await signUpFresh(other, 'Mia');
  const { id } = await makePin(other, { title: named });
  await other.context().close();
  return (await callAs(page, 'RepinResource.create', { pin_id: id })).id;
}

test('[SELF-05] [SELF-01] the header of what one keeps is 85 % wide and stays 80 px below the top, on phones too; many filtered boards come page by page, few elements at a time', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  await arrange('update users set about = $2 where username = $1', [username, 'Potter, slowly. '.repeat(8)]);
  await makeBoard(page, 'Kitchens', 30);
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 375, height: 812 },
  ]) {
    await page.setViewportSize(viewport);
    await open(page, `/${username}/_self-profile/pins/`);
    const header = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
    const box = () => header.evaluate((shown) => shown.getBoundingClientRect());
    const shares = () =>
      header.evaluate(
        (shown) => shown.getBoundingClientRect().width / (shown.parentElement?.clientWidth ?? 0),
      );
    expect(await shares()).toBeCloseTo(0.85, 2);
    await expectToFit(page);
    for (let turn = 0; turn < 3; turn += 1) await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await expectStill(page);
    expect((await box()).top).toBe(80);
    for (const said of ['Your saved ideas', 'Nora Journey', '0 following', 'View profile']) {
      await expect(header.getByText(said, { exact: true })).toBeInViewport();
    }
    expect((await box()).height).toBeLessThan(150);
  }

  await test.step('many filtered boards', async () => {
    const { id } = await callAs(page, 'BoardResource.create', { name: 'Board 0', privacy: 'secret' });
    const signature = await upload(page, await paint(40));
    await arrange(
      `with made as (
        insert into boards (home, id, owner_id, name, slug, privacy, created_at, cover_pins)
        select home, new_id(home), owner_id, 'Board ' || n, 'board-' || n,
          case when n % 2 = 0 then 'secret' else 'public' end, created_at - n * interval '1 minute',
          jsonb_build_array(jsonb_build_object('pin_id', '1', 'image_signature', $2::text, 'dominant_color', '#cc8844',
            'width', 400, 'height', 500))
        from boards, generate_series(1, 300) as n where id = $1 returning home, id, owner_id)
      insert into board_memberships (home, user_id, board_id, role) select home, owner_id, id, 'owner' from made`,
      [id, signature],
    );
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, `/${username}/_self-profile/boards/?filter=secret`);
    const elements = () => page.evaluate(() => document.querySelectorAll('main *').length);
    let most = await elements();
    const last = page.getByRole('link', { name: /^Board 300 / });
    await expect(async () => {
      await page.mouse.wheel(0, 4000);
      most = Math.max(most, await elements());
      await expect(last).toBeVisible({ timeout: 200 });
    }).toPass({ timeout: 40_000, intervals: [100] });
    expect(most).toBeLessThan(1500);
    await expect(page.getByRole('link', { name: /^Board \d*[13579] / })).toHaveCount(0);
  });
});

test('[SELF-02] [SELF-03] [SELF-08] [SELF-10] own pins are narrowed to favourites, to what one created, and to both, own boards to one kind, secret and archived where there are any; the address keeps it', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  const address = `/${username}/_self-profile/pins/`;
  await savePin(page, 'Saved');
  const lovedSaved = await savePin(page, 'Saved and loved');
  await makePin(page, { title: 'Made' });
  const { id: lovedMade } = await makePin(page, { title: 'Made and loved' });
  for (const pin_id of [lovedSaved, lovedMade]) await callAs(page, 'PinFavoriteResource.create', { pin_id });
  const events = eventsOf(page);
  await open(page, address);
  await expect(filters(page)).toHaveText(['Favorites', 'Created by you']);
  await expect(pins(page)).toHaveText([/^Made and loved/, /^Made/, /^Saved and loved/, /^Saved/]);

  const steps = [
    ['Favorites', '?filter=favorited', [/^Made and loved/, /^Saved and loved/]],
    ['Created by you', '?filter=favorited-and-created', [/^Made and loved/]],
    ['Favorites', '?filter=created-by-me', [/^Made and loved/, /^Made/]],
  ] as const;
  for (const [pressed, query, shown] of steps) {
    await filter(page, pressed).click();
    await expect(page).toHaveURL(address + query);
    await expect(pins(page)).toHaveText([...shown]);
  }
  await expect(filter(page, 'Favorites')).toHaveAttribute('aria-pressed', 'false');
  await expect(filter(page, 'Created by you')).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page, 'main');

  // Going back, loading anew and coming by a link all find the filter that the address names.
  await page.goBack();
  await expect(pins(page)).toHaveText([/^Made and loved/]);
  await open(page, address + steps[0][1]);
  await expect(filter(page, 'Favorites')).toHaveAttribute('aria-pressed', 'true');
  await expect(pins(page)).toHaveText([...steps[0][2]]);
  await filter(page, 'Favorites').click();
  await expect(page).toHaveURL(address);
  await expect(pins(page)).toHaveCount(4);

  const changes = () =>
    events
      .filter(({ component }) => component === 'profile_pin_filter')
      .map(({ event_type, element, aux_data }) => [event_type, element, aux_data]);
  await expect.poll(changes).toEqual([
    [101, 'favorited', { before: 'none' }],
    [101, 'favorited-and-created', { before: 'favorited' }],
    [101, 'created-by-me', { before: 'favorited-and-created' }],
    [101, 'none', { before: 'favorited' }],
  ]);

  await test.step('where a filter lets no pin through, a press leads back to all', async () => {
    for (const pin_id of [lovedSaved, lovedMade])
      await callAs(page, 'PinFavoriteResource.delete', { pin_id });
    await open(page, `${address}?filter=favorited`);
    await expect(pins(page)).toHaveCount(0);
    await expectAccessible(page, 'main');
    await page.getByRole('button', { name: 'Show all Pins' }).click();
    await expect(page).toHaveURL(address);
    await expect(pins(page)).toHaveCount(4);
  });

  await test.step('boards', async () => {
    const address = `/${username}/_self-profile/boards/`;
    await makeBoard(page, 'Open', 1);
    const group = await makeBoard(page, 'Ours');
    await arrange('update boards set collaborator_count = 1 where id = $1', [group.id]);
    await open(page, address);
    await expect(filters(page)).toHaveText(['Group']);
    await callAs(page, 'BoardResource.create', { name: 'Surprise', privacy: 'secret' });
    await open(page, address);
    await expect(filters(page)).toHaveText(['Group', 'Secret']);
    const old = await makeBoard(page, 'Old');
    await callAs(page, 'BoardArchiveResource.create', { board_id: old.id });
    const events = eventsOf(page);
    await open(page, address);
    await expect(filters(page)).toHaveText(['Group', 'Secret', 'Archived']);
    await expect(boards(page)).toHaveText([
      /All Pins/,
      /Shopping list/,
      /Open|Ours/,
      /Open|Ours/,
      /Surprise/,
      /Old/,
    ]);

    for (const [pressed, query, shown] of [
      ['Group', '?filter=group', /Ours/],
      ['Secret', '?filter=secret', /Surprise/],
      ['Archived', '?filter=archived', /Old/],
    ] as const) {
      await filter(page, pressed).click();
      await expect(page).toHaveURL(address + query);
      await expect(boards(page)).toHaveText([shown]);
      await expect(page.locator('[aria-pressed=true]')).toHaveText([pressed]);
    }
    await expectAccessible(page, 'main');
    await page.goBack();
    await expect(boards(page)).toHaveText([/Surprise/]);
    await open(page, `${address}?filter=archived`);
    await expect(boards(page)).toHaveText([/Old/]);
    await filter(page, 'Archived').click();
    await expect(page).toHaveURL(address);
    await expect(boards(page)).toHaveCount(6);

    const changes = () =>
      events
        .filter(({ component }) => component === 'profile_board_filter')
        .map(({ element, aux_data }) => [element, aux_data]);
    await expect.poll(changes).toEqual([
      ['group', { before: 'none' }],
      ['secret', { before: 'group' }],
      ['archived', { before: 'secret' }],
      ['none', { before: 'archived' }],
    ]);

    // The last one of its kind is gone: what the address still names says so, and is offered no more.
    await callAs(page, 'BoardArchiveResource.delete', { board_id: old.id });
    await open(page, `${address}?filter=archived`);
    await expect(title(page)).toHaveText('Nothing in the archive');
    await expect(filters(page)).toHaveText(['Group', 'Secret']);
    await page.getByRole('button', { name: 'Show all boards' }).click();
    await expect(boards(page)).toHaveCount(6);
  });
});

test('[SELF-04] the visibility controls hide a card among the own boards at once and for good, with a way back', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  const address = `/${username}/_self-profile/boards/`;
  await makeBoard(page, 'Kitchens', 1);
  await open(page, address);
  await expect(boards(page)).toHaveText([/All Pins/, /Shopping list/, /Kitchens/]);
  const openControls = () => page.getByRole('button', { name: 'Visibility controls' }).click();
  const control = (name: string) => page.getByRole('dialog').getByRole('switch', { name });
  const kept = async () => {
    const { show_all_pins, show_shopping_list } = await callAs(page, 'UserSettingsResource.get', {});
    return { show_all_pins, show_shopping_list };
  };
  await openControls();
  await expect(control('All Pins')).toBeChecked();
  await expectStill(page);
  await expectAccessible(page, '[role=dialog]');
  await control('All Pins').click();
  await expect(control('All Pins')).not.toBeChecked();
  await expect(page.getByText('All Pins card hidden')).toBeVisible();
  await control('Shopping list').click();
  await expect(page.getByText('Shopping list hidden')).toBeVisible();
  expect(await kept()).toEqual({ show_all_pins: false, show_shopping_list: false });
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(control('Shopping list')).toBeChecked();
  await expect.poll(kept).toEqual({ show_all_pins: false, show_shopping_list: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(boards(page)).toHaveText([/Shopping list/, /Kitchens/]);
  await open(page, address);
  await expect(boards(page)).toHaveText([/Shopping list/, /Kitchens/]);
  await open(page, `/${username}/_boards/`);
  await expect(boards(page)).toHaveText([/Shopping list/, /Kitchens/]);

  // What the server does not take is shown as it is.
  await open(page, address);
  await page.route('**/resource/UserSettingsResource/update/', (route) => route.abort());
  await openControls();
  await control('All Pins').click();
  await expect(page.getByText("We couldn't save your choice. Try again.")).toBeVisible();
  await expect(control('All Pins')).not.toBeChecked();
  await page.unroute('**/resource/UserSettingsResource/update/');
  await control('All Pins').click();
  await expect.poll(kept).toEqual({ show_all_pins: true, show_shopping_list: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(boards(page)).toHaveText([/All Pins/, /Shopping list/, /Kitchens/]);

  // Who may have no shopping list is not asked about one.
  await arrange(
    'update user_settings set eligible_for_wishlist = false where user_id = (select id from users where username = $1)',
    [username],
  );
  await open(page, address);
  await expect(boards(page)).toHaveText([/All Pins/, /Kitchens/]);
  await openControls();
  await expect(page.getByRole('dialog').getByRole('switch')).toHaveCount(1);
});
