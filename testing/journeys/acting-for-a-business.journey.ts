import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { arrange, chooseFlags } from './arranging.ts';
import { bar, give, signUpBusiness, switcher } from './businesses.ts';
import { expectAccessible, expectToFit, open, visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';

const idOf = async (page: Page, username: string) =>
  (await callAs(page, 'UserResource.get', { username })).id;

test('[CREATE-17] a business invites somebody, who creates a board and saves a pin for it, until it removes them', async ({
  page,
}) => {
  const studio = await visitorOf(page);
  const business = await signUpBusiness(studio, 'Studio');
  const username = await signUpFresh(page, 'Mia');
  const other = await visitorOf(page);
  await signUpFresh(other, 'Nora');
  const pin = await makePin(other, { title: 'Brass lamp' });

  await test.step('the business invites by username', async () => {
    await open(studio, '/settings/');
    await studio.getByRole('link', { name: 'Business access' }).click();
    const who = studio.getByLabel('Username or email');
    await who.fill(username.slice(0, -2));
    await expect(studio.locator(`datalist option[value="${username}"]`)).toHaveAttribute(
      'label',
      'Mia Journey',
    );
    await who.fill(username);
    await studio.getByRole('button', { name: 'Invite', exact: true }).click();
    const invites = studio.getByRole('list', { name: 'Invitations' });
    await expect(invites.getByText('Mia Journey')).toBeVisible();
  });

  await test.step('the invited person accepts, and comes to its profile as one who acts for it', async () => {
    await open(page, '/settings/accounts-i-act-for/');
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByRole('list', { name: 'Accounts you act for' })).toContainText('Studio Journey');
    await open(page, '/settings/accounts-i-act-for/');
    await switcher(page).click();
    await page.getByRole('menuitemradio', { name: /^Studio Journey/ }).click();
    await page.waitForURL(`/${business}/`);
    await expect(bar(page)).toContainText("You're acting as Studio Journey");
  });

  const id = await idOf(page, business);
  await test.step('a board is created for it', async () => {
    await open(page, '/board/create/');
    await expect(bar(page)).toContainText("You're acting as Studio Journey");
    await page.getByLabel('Name').fill('Lamps');
    await page.getByRole('button', { name: 'Create', exact: true }).last().click();
    await page.waitForURL(`/${business}/lamps/?orbac_subject_id=${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Lamps' })).toBeVisible();
  });

  await test.step('a pin is saved for it', async () => {
    await open(page, `/pin/${pin.id}/`);
    await expect(bar(page)).toContainText("You're acting as Studio Journey");
    await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).first().click();
    const picker = page.getByRole('dialog', { name: 'Choose a board' });
    await picker.getByRole('button', { name: 'Lamps' }).click();
    await expect(page.getByText('Saved to Lamps')).toBeVisible();
  });

  await test.step('the business sees both, and who it was', async () => {
    await open(studio, `/${business}/_saved/`);
    await expect(studio.getByRole('main')).toContainText('Lamps');
    await expect(studio.getByRole('main').getByRole('link', { name: /Brass lamp/ })).toBeVisible();
    await open(studio, '/settings/business-access/');
    const log = studio.getByRole('list', { name: 'Log' });
    await expect(log).toContainText('Mia Journey: created a board · Lamps');
    await expect(log).toContainText('Mia Journey: saved a Pin · Brass lamp');
  });

  await test.step('the open page of who was removed says so, and changes nothing', async () => {
    await open(page, '/board/create/');
    await page.getByLabel('Name').fill('Too late');
    const tab = await page.context().newPage();
    await open(tab, `/analytics/?orbac_subject_id=${id}`);
    await studio.getByRole('button', { name: 'Remove Mia Journey' }).click();
    await studio.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(studio.getByText('Only you act for this account')).toBeVisible();
    await page.getByRole('button', { name: 'Create', exact: true }).last().click();
    const noticeOn = (one: Page) =>
      one.getByRole('dialog', { name: 'You can no longer act for Studio Journey' });
    await tab.getByRole('link', { name: '7 days' }).click();
    await expect(noticeOn(tab)).toBeVisible();
    await tab.close();
    const notice = noticeOn(page);
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Go to your profile' }).click();
    await page.waitForURL(`/${username}/`);
    await expect(bar(page)).toBeHidden();
    await expect(switcher(page)).toBeHidden();
    const boards = await callAs(studio, 'BoardsResource.get', { username: business });
    expect(boards.map(({ name }) => name)).toEqual(['Lamps']);
    expect(await callAs(page, 'BoardsResource.get', { username })).toEqual([]);
  });
});

test('[BIZ-01] [BIZ-03] [BIZ-04] [BIZ-08] who was given access to businesses switches between them', async ({
  page,
}) => {
  const first = await visitorOf(page);
  const second = await visitorOf(page);
  const zinc = await signUpBusiness(first, 'Zinc');
  const atelier = await signUpBusiness(second, 'Atelier');
  const pin = await makePin(first);
  await makeBoard(second, 'Lamps', 1);
  const username = await signUpFresh(page, 'Mia');
  await open(page, `/${zinc}/`);
  await expect(switcher(page)).toBeHidden();
  await expect(bar(page)).toBeHidden();
  await give(zinc, username, 'ADMIN');
  await give(atelier, username, 'PROFILE_PUBLISHER');

  await test.step('the switcher lists oneself, then the businesses by their names, within the experiment', async () => {
    await open(page, '/');
    await switcher(page).click();
    const listed = page.getByRole('menuitemradio');
    await expect(listed).toHaveText([/^Mia Journey \(you\)/, /^Atelier Journey/, /^Zinc Journey/]);
    await page.keyboard.press('Escape');
    await chooseFlags(page, { business_access_organize: 'control' });
    await open(page, '/');
    await expect(switcher(page)).toBeHidden();
    await page.context().clearCookies({ name: 'flags' });
  });

  await test.step('one that requires two factors is listed with the reason, and leads to where they are set up', async () => {
    await callAs(first, 'BusinessAccessRulesResource.update', { requires_second_factor: true });
    await open(page, '/');
    await switcher(page).click();
    await expect(page.getByRole('menuitemradio')).toHaveText([/^Mia Journey \(you\)/, /^Atelier Journey/]);
    const locked = page.getByRole('group', { name: 'Turn on two-factor login to act as' });
    await locked.getByRole('menuitem', { name: /^Zinc Journey/ }).click();
    await expect(page).toHaveURL('/settings/account-settings/');
    await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible();
    await callAs(first, 'BusinessAccessRulesResource.update', { requires_second_factor: false });
  });

  await test.step('the header of the profile is there only where one may act', async () => {
    for (const path of [`/${zinc}/`, `/pin/${pin.id}/`, '/board/create/']) {
      await open(page, path);
      await expect(bar(page)).toBeVisible();
    }
    for (const path of ['/', '/settings/', '/search/', '/conversations/']) {
      await open(page, path);
      await expect(switcher(page)).toBeVisible();
      await expect(bar(page)).toBeHidden();
    }
  });

  await test.step('an admin changes how the business is contacted', async () => {
    await open(page, '/settings/accounts-i-act-for/');
    await page.getByRole('link', { name: 'Edit profile' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Edit Zinc Journey's profile");
    await expectAccessible(page);
    await page.getByLabel('Contact email').fill('shop@zinc.example');
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect
      .poll(async () => (await callAs(first, 'BusinessContactResource.get', {})).contact_email)
      .toBe('shop@zinc.example');
  });

  await test.step('the choice stays in this browser, and only there', async () => {
    await open(page, `/${username}/`);
    await open(page, `/pin/${pin.id}/`);
    await expect(bar(page)).toContainText("You're acting as yourself");
    await switcher(page).click();
    await page.getByRole('menuitemradio', { name: /^Atelier/ }).click();
    await expect(bar(page)).toContainText("You're acting as Atelier Journey");
    await open(page, `/pin/${pin.id}/`);
    await expect(bar(page)).toContainText("You're acting as Atelier Journey");
    await open(page, `/${zinc}/`);
    await expect(bar(page)).toContainText("You're acting as Zinc Journey");
  });

  await test.step('what one begins on the page of a profile goes on for the same one', async () => {
    await open(page, `/${atelier}/lamps/`);
    await page.getByRole('banner').getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Section' }).click();
    await page.waitForURL(/\/board\/\d+\/create_section\/$/);
    await expect(bar(page)).toContainText("You're acting as Atelier Journey");
    await page.getByLabel('Name').fill('Small');
    await page.getByRole('main').getByRole('button', { name: 'Create', exact: true }).click();
    await page.waitForURL(`/${atelier}/lamps/small/`);
    for (const [path, name] of [
      [`/${zinc}/`, 'Zinc Journey'],
      [`/${username}/`, 'yourself'],
    ] as const) {
      for (const at of [path, `/pin/${pin.id}/`]) {
        await open(page, at);
        await expect(bar(page)).toContainText(`You're acting as ${name}`);
      }
    }
  });

  await test.step('on a phone all of the header has room', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, `/${zinc}/`);
    await expect(switcher(page)).toBeVisible();
    await expectToFit(page);
    const account = page.getByRole('button', { name: 'Account', exact: true });
    await expect(account).toBeInViewport({ ratio: 1 });
    await account.click();
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeInViewport({ ratio: 1 });
  });
});

test('[BIZ-11] [ORG-15] who may act for a business has the actions of an owner on its profile, and organizes', async ({
  page,
}) => {
  const studio = await visitorOf(page);
  const business = await signUpBusiness(studio, 'Studio');
  await makeBoard(studio, 'Lamps', 1);
  for (const title of ['Idea 1', 'Idea 2']) await makePin(studio, { title });
  const username = await signUpFresh(page, 'Mia');
  const organize = page.getByRole('button', { name: 'Organize', exact: true });
  const sort = page.getByRole('button', { name: /Sort/ });
  await open(page, `/${business}/_boards/`);
  await expect(page.getByRole('main')).toContainText('Lamps');
  for (const control of [organize, sort]) await expect(control).toBeHidden();
  await give(business, username, 'PROFILE_PUBLISHER');
  await open(page, `/${business}/_boards/`);
  await expect(sort.first()).toBeVisible();
  await test.step('within the experiment, the menu leads to its boards', async () => {
    await open(page, `/${business}/_saved/`);
    await page.getByRole('button', { name: 'Organize' }).click();
    await page.getByRole('menuitem', { name: 'Boards', exact: true }).click();
    await page.waitForURL(`/${business}/_boards/`);
  });
  await organize.first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Idea 1', exact: true }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: /^Lamps/ }).click();
  await expect
    .poll(async () => (await callAs(studio, 'BoardlessPinsResource.get', {})).map(({ title }) => title))
    .toEqual(['Idea 2']);

  await test.step('the people of a board and its numbers are those of the business', async () => {
    await open(page, `/${business}/lamps/`);
    await page.getByRole('button', { name: 'Collaborators' }).click();
    const people = page.getByRole('dialog', { name: 'Collaborators' });
    await expect(people.getByRole('listitem')).toContainText('Studio Journey');
    await expect(people.getByRole('button', { name: 'Invite' })).toBeHidden();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Board options' }).click();
    await page.getByRole('menuitem', { name: 'Analytics' }).click();
    await page.waitForURL(/\/analytics\/\?board=/);
    await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
    await expect(bar(page)).toContainText("You're acting as Studio Journey");
  });

  await test.step('of a private business one shares the profile, and invites nobody', async () => {
    await arrange('update users set is_private_profile = true where username = $1', [business]);
    await open(page, `/${business}/`);
    await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Share this profile' })).toBeVisible();
  });

  await test.step('who may only look is told so, and not asked to log in', async () => {
    await arrange(
      `update business_access set permissions = '{ANALYST}' where viewer_id =
      (select id from users where username = $1)`,
      [username],
    );
    await open(page, `/${business}/`);
    await page.getByRole('banner').getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Board', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveText(
      /You can view Studio Journey's profile, but not change it/,
    );
    await expectAccessible(page, '[role="dialog"]');
    await page.getByRole('button', { name: 'Got it' }).click();
    // Elsewhere choosing the business would change nothing.
    await open(page, '/board/create/');
    await switcher(page).click();
    await page.getByRole('menuitemradio', { name: /^Studio/ }).click();
    await page.waitForURL(`/${business}/`);
  });

  await chooseFlags(page, { business_access_organize: 'control' });
  await open(page, `/${business}/_boards/`);
  for (const control of [organize, sort]) await expect(control).toBeHidden();
});
