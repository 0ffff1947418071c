import { expect, type Page, test } from '@playwright/test';
import { HUB_SEGMENT } from '#features/core/people/hub-segment.ts';
import { callAs, PASSWORD, signUpFresh } from './acting.ts';
import { arrange, chooseFlags } from './arranging.ts';
import { openMenu } from './creating.ts';
import { expectAccessible, open, visitorOf } from './looking.ts';
import { makeBoard } from './making.ts';
import { paint } from './painting.ts';
import { RECIPE } from './pretended-web.ts';

async function closeMenu(page: Page) {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Goes on to another page as a link in this one does, which loads no document. */
const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => Reflect.get(globalThis, '__reactRouterDataRouter').navigate(to), path);

/** Notes what navigations in this browser's pages carry. */
async function watchStates(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const push = history.pushState;
    history.pushState = function pushState(state, ...where) {
      Object.assign(globalThis, { carried: state?.usr });
      push.call(this, state, ...where);
    };
  });
}

const carriedOf = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'carried'));

test('[CREATE-01] [CREATE-02] [CREATE-03] [CREATE-16] [ROUTE-47] [ROUTE-21] the create menu offers what can be made where it is opened; Create Pins on the own profile leads to the creation tool, wherever story pins are made', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  const board = await makeBoard(page, 'Kitchens');
  await callAs(page, 'BoardSectionResource.create', { board_id: board.id, name: 'Shelves' });
  for (const [path, heading, added, leadsTo] of [
    ['/', 'Add a Pin or board', 'Board', '/board/create/'],
    [`/${username}/_saved/`, 'Add to profile', 'Board', '/board/create/'],
    [board.url, 'Add a Pin or section', 'Section', `/board/${board.id}/create_section/`],
    [`${board.url}shelves/`, 'Add to section', null, null],
  ] as const) {
    await open(page, path);
    const menu = await openMenu(page);
    await expect(menu).toHaveAccessibleName(heading);
    const create = menu.getByRole('region', { name: 'Create' });
    await expect(create.getByRole('button', { name: 'Website link' })).toBeVisible();
    await expect(create.getByLabel('Photo upload')).toBeAttached();
    const add = menu.getByRole('region', { name: 'Add' });
    if (path === '/') await expectAccessible(page, '[role=dialog]');
    if (added) {
      await expect(add.getByRole('link')).toHaveText([added]);
      await add.getByRole('link', { name: added }).click();
      await page.waitForURL(leadsTo);
      await expect(page.getByRole('main').getByLabel('Name')).toBeVisible();
      await expect(menu).toHaveCount(0);
    } else {
      await expect(add).toHaveCount(0);
      await closeMenu(page);
    }
  }
  for (const path of [
    ...['', '_created/', 'tried/', '_boards/', '_pins/', 'pins/', '_shopping_list/', 'topics/'],
    ...['profile-about/', `${HUB_SEGMENT}/`, 'story_pins/', 'video_pins/', '_self-profile/boards/'],
  ]) {
    await goWithin(page, `/${username}/${path}`);
    await expect(await openMenu(page), path).toHaveAccessibleName('Add to profile');
    await closeMenu(page);
  }
  const other = await visitorOf(page);
  await signUpFresh(other, 'Olga');
  await open(other, '/');
  for (const path of [board.url, `/${username}/`, `/${username}/_boards/`]) {
    await goWithin(other, path);
    await expect(await openMenu(other)).toHaveAccessibleName('Add a Pin or board');
    await closeMenu(other);
  }
  await other.context().close();

  await test.step('Create Pins on the own profile leads to the creation tool, wherever story pins are made', async () => {
    for (const [group, made] of [
      ['on', '/pin-creation-tool/'],
      ['off', '/idea-pin-builder/'],
    ] as const) {
      await chooseFlags(page, { story_pin_creation_tool: group });
      await open(page, `/${username}/_created/`);
      const createPins = page.getByRole('main').getByRole('link', { name: 'Create Pins' });
      await expect(createPins).toHaveAttribute('href', '/pin-creation-tool/');
      await (await openMenu(page)).getByRole('link', { name: 'Idea Pin' }).click();
      await page.waitForURL(made);
    }
  });
});

test('[ERR-04] [CREATE-06] [CREATE-09] [ROUTE-19] a link is entered in place, and its pictures are chosen in the builder', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  await watchStates(page);
  await open(page, '/');
  await (await openMenu(page)).getByRole('link', { name: 'Pin', exact: true }).click();
  await page.waitForURL('/pin-builder/');
  await expect(page.getByRole('heading', { level: 1, name: 'Create Pin' })).toBeVisible();
  const menu = await openMenu(page);
  const link = menu.getByLabel('Link to a page with pictures');
  await expect(link).toHaveCount(0);
  await menu.getByRole('button', { name: 'Website link' }).click();
  await expect(link).toBeFocused();
  await link.fill('soup');
  await menu.getByRole('button', { name: 'Create Pin' }).click();
  await expect(menu.getByRole('alert')).toContainText('Oops! Please enter a valid URL.');
  await expect(link).toBeFocused();
  await expect(link).toHaveValue('soup');
  await menu.getByRole('button', { name: 'Create Pin' }).focus();
  await link.focus();
  await expect(link).toHaveValue('');
  await expect(menu.getByRole('alert')).toHaveCount(0);
  await link.fill(RECIPE.url);
  await link.press('Enter');
  await page.waitForURL('/pin-builder/');
  await expect.poll(() => carriedOf(page)).toEqual({ createPinFromLinkUrl: RECIPE.url });
  // Kept also if no picture of the page is chosen.
  await expect(page.getByRole('textbox', { name: 'Link', exact: true })).toHaveValue(RECIPE.url);
  await page.getByRole('button', { name: RECIPE.picture }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect
    .poll(async () => (await callAs(page, 'UserPinsResource.get', { username })).map(({ link }) => link))
    .toEqual([RECIPE.url]);
});

test('[CREATE-05] [ROUTE-50] a photo is chosen in the menu, and only a picture; what is begun in a section or on a board goes there, and elsewhere to the board used last', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  await watchStates(page);
  await open(page, '/');
  const menu = await openMenu(page);
  const photo = menu.getByLabel('Photo upload');
  await expect(photo).toHaveAttribute('accept', 'image/*');
  await photo.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
  await expect(page.getByText('Only pictures can be added here.')).toBeVisible();
  await expect(page).toHaveURL('/');
  const buffer = await paint(30);
  await photo.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await page.waitForURL('/pin/create/uploaded/');
  const image = `data:image/jpeg;base64,${buffer.toString('base64')}`;
  expect(await carriedOf(page)).toEqual({ method: 'uploaded', image });
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  // Once it has arrived, the draft is kept without it: coming here again does not add it twice.
  await expect.poll(() => page.evaluate(() => history.state.usr)).toBeNull();
  await page.reload();
  await page.waitForURL('/pin-builder/');
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Drafts' })).toHaveCount(0);
  await page.getByLabel('Title').fill('A field at noon');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect
    .poll(async () => (await callAs(page, 'UserPinsResource.get', { username })).map(({ title }) => title))
    .toEqual(['A field at noon']);

  await test.step('several photos become a draft each, and go to one board by one choice', async () => {
    await makeBoard(page, 'Hills');
    await open(page, '/');
    const opened = await openMenu(page);
    const buffers = await Promise.all([30, 150, 270].map((hue) => paint(hue)));
    const files = buffers.map((buffer, at) => ({ name: `photo-${at}.jpg`, mimeType: 'image/jpeg', buffer }));
    await opened.getByLabel('Photo upload').setInputFiles(files);
    await page.waitForURL('/pin/create/uploaded/');
    const drafts = page.getByRole('list', { name: 'Drafts' });
    await expect(drafts.getByRole('button')).toHaveCount(3);
    await expect(drafts.getByLabel('Uploading')).toHaveCount(0);
    const choose = async (name: string) => {
      await page.getByRole('button', { name: /^Board(?! Actions| options)/ }).click();
      await page.getByRole('dialog').getByRole('button', { name }).click();
    };
    await choose('Hills');
    const forAll = page.getByRole('button', { name: 'All 3 Pins will go there' });
    await forAll.click();
    await choose('Profile');
    await expect(drafts.getByText('Hills')).toHaveCount(2);
    await drafts.getByRole('button').nth(1).click();
    await page.getByRole('button', { name: 'Use for all 3 Pins' }).click();
    await expect(forAll).toBeVisible();
    await page.getByRole('button', { name: 'Publish all 3 Pins' }).click();
    await expect(page.getByText('Saved 3 Pins to Hills')).toBeVisible();
  });

  await test.step('a draft begun elsewhere stays beside the one for the board come from', async () => {
    const hall = await makeBoard(page, 'Hall');
    await open(page, '/pin-builder/');
    await page.getByLabel('Title').fill('Left for later');
    await open(page, hall.url);
    await (await openMenu(page)).getByText('Pin', { exact: true }).click();
    await page.waitForURL('/pin-builder/');
    await expect(page.getByRole('list', { name: 'Drafts' }).getByRole('button')).toHaveCount(2);
    await expect(page.getByLabel('Title')).toHaveValue('');
    await expect(page.getByRole('button', { name: /^Board/ }).filter({ hasText: 'Hall' })).toBeVisible();
    await page.getByRole('list', { name: 'Drafts' }).getByRole('button').first().click();
    await expect(page.getByLabel('Title')).toHaveValue('Left for later');
    await page.getByLabel('Title').fill('');
  });

  await test.step('of one that is too large for the history of the browser a preview is carried, and a reload asks for it again', async () => {
    await open(page, '/');
    const opened = await openMenu(page);
    const buffer = Buffer.concat([await paint(30), Buffer.alloc(12 * 1024 * 1024)]);
    const large = { name: 'large.jpg', mimeType: 'image/jpeg', buffer };
    // The reload comes before the photo has arrived.
    await page.route('**/resource/VIPResource/create/', (route) => route.abort());
    await opened.getByLabel('Photo upload').setInputFiles(large);
    await page.waitForURL('/pin/create/uploaded/');
    const carried = await carriedOf(page);
    expect(carried).toMatchObject({ method: 'uploaded', isPreview: true });
    expect(carried.image).toMatch(/^data:image\/jpeg;base64,[\w+/=]{100,100000}$/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Choose this photo again' })).toBeVisible();
    // Only now: a page that still has the photo would upload it at once.
    await page.unroute('**/resource/VIPResource/create/');
    await expect(page.getByRole('img', { name: 'What you chose' })).toHaveAttribute('src', carried.image);
    await expectAccessible(page, 'main');
    const sent = page.waitForRequest(
      async (request) => Number((await request.allHeaders())['content-length'] ?? 0) > buffer.length,
    );
    await page.getByLabel('Choose photo').setInputFiles(large);
    await sent;
    await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state.usr)).toBeNull();
  });

  await test.step('what is begun in a section or on a board goes there, and elsewhere to the board used last', async () => {
    const { id, url } = await makeBoard(page, 'House');
    await callAs(page, 'BoardSectionResource.create', { board_id: id, name: 'Cellar' });
    const targetOf = () => page.getByRole('button', { name: /^Board (?!Actions|options)/ });

    await open(page, `${url}cellar/`);
    const menu = await openMenu(page);
    await expect(menu.getByRole('heading', { name: 'Add to section' })).toBeVisible();
    const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await paint(90) };
    await menu.getByLabel('Photo upload').setInputFiles(photo);
    await page.waitForURL('/pin/create/uploaded/');
    await expect(targetOf()).toContainText('Cellar');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Saved your Pin to Cellar')).toBeVisible();
    const pins = await callAs(page, 'BoardFeedResource.get', { board_id: id });
    expect(pins.map((pin) => pin.board?.id)).toEqual([id]);

    await open(page, url);
    await page.getByRole('button', { name: 'Board Actions' }).click();
    await page.getByRole('menuitem', { name: 'Pin', exact: true }).click();
    await page.waitForURL('/pin-builder/');
    await expect(targetOf()).toContainText('House');
    await open(page, `${url}cellar/`);
    await page.getByRole('button', { name: 'Create Pin' }).first().click();
    await page.waitForURL('/pin-builder/');
    await expect(targetOf()).toContainText('Cellar');

    await open(page, `/${username}/_saved/`);
    const anywhere = await openMenu(page);
    await anywhere.getByRole('link', { name: 'Idea Pin' }).click();
    await expect(targetOf()).toContainText('Cellar');
  });
});

test('[CREATE-04] [LOGIN-05] [LOGIN-08] who is not logged in is asked to before anything is made', async ({
  page,
}) => {
  const member = await visitorOf(page);
  const username = await signUpFresh(member, 'Nora');
  const board = await makeBoard(member, 'House');
  await arrange('update sessions set is_limited = true where account_id = $1', [board.owner.id]);
  await open(member, board.url);
  await (await openMenu(member)).getByText('Section', { exact: true }).click();
  await expect(member.getByRole('dialog', { name: 'Log in to create a Pin or board' })).toBeVisible();
  await member.context().close();
  await open(page, '/');
  for (const [choice, title] of [
    ['Website link', 'Log in to create a Pin or board'],
    ['Photo upload', 'Log in to create a Pin or board'],
    ['Idea Pin', 'Log in to create a Pin or board'],
    ['Board', 'Log in to create a board'],
  ] as const) {
    await (await openMenu(page)).getByText(choice, { exact: true }).click();
    const prompt = page.getByRole('dialog', { name: title, exact: true });
    await expect(prompt).toContainText("You're almost there! Log in to access all of Pinfold");
    if (choice === 'Board') break;
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('dialog').getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Email or username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('/board/create/');
});
