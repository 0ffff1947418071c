import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { expectAccessible, expectToFit, open, visitorOf } from './looking.ts';
import { makePin } from './making.ts';
import { signUpStaff } from './moderating.ts';

test('a removed pin is gone, its pinner reads why and appeals, and another of the staff undoes it; staff put their own browser into the group of an experiment, and out of it', async ({
  page,
}) => {
  const [owner, mia, ina] = [await visitorOf(page), await visitorOf(page), await visitorOf(page)];
  await signUpFresh(owner, 'Olga');
  await signUpFresh(mia, 'Mia');
  await Promise.all([signUpStaff(page, 'Hal'), signUpStaff(ina, 'Ina')]);
  const reportedPin = async (title: string) => {
    const { id } = await makePin(owner, { title });
    await callAs(mia, 'ReportResource.create', { kind: 'pin', id, reason: 'hate', details: 'It hurts.' });
    return id;
  };
  const title = `Rude words ${Date.now()}`;
  const id = await reportedPin(title);
  await open(page, '/moderation/?kind=pin');
  await page.getByRole('link', { name: title }).click();
  await page.waitForURL(/\/moderation\/cases\/\d+\/$/);
  const casePath = new URL(page.url()).pathname;
  await expect(page.getByText('It hurts.')).toBeVisible();
  await page.getByRole('button', { name: 'Decide' }).click();
  await expect(page.getByRole('radio', { name: 'Take no action' })).toBeFocused();
  await page.getByRole('radio', { name: 'Remove the Pin' }).check();
  await page.getByLabel('Which rule was broken?').selectOption('Hate');
  await page.getByLabel('Message to the person').fill('Be kind.');
  await page.getByLabel('Note for the staff').fill('Seen before');
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Decide' }).click();
  await expect(page.getByRole('list', { name: 'Log' }).getByText('Seen before')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Decide' })).toHaveCount(0);
  expect((await owner.goto(`/pin/${id}/`))?.status()).toBe(404);

  const notifications = owner.getByRole('link', { name: 'The staff of this site made a decision about you' });
  await expect(async () => {
    await open(owner, '/news/');
    await expect(notifications).toBeVisible({ timeout: 1000 });
  }).toPass();
  await notifications.click();
  await owner.waitForURL(/\/decisions\/\d+\/$/);
  await expect(owner.getByText('Your Pin was removed.')).toBeVisible();
  await expect(owner.getByText('Be kind.')).toBeVisible();
  await expect(owner.getByRole('main')).not.toContainText(/Seen before|Mia|Hal/);
  const why = owner.getByLabel('Why is it wrong?');
  await owner.getByRole('button', { name: 'Appeal' }).click();
  await expect(why).toBeFocused();
  await expect(why).toHaveAccessibleDescription(/Say why it's wrong/);
  await why.fill('It is a poem.');
  await owner.getByRole('button', { name: 'Appeal' }).click();
  await expect(owner.getByText('Someone will review it again.')).toBeVisible();
  await expectAccessible(owner, 'main');

  await open(page, casePath);
  await expect(page.getByText('Another staff member must answer this appeal.')).toBeVisible();
  await open(ina, casePath);
  await expect(ina.getByText('It is a poem.')).toBeVisible();
  const told = ina.getByLabel('Message to the person');
  await told.fill('Poems may stay.');
  await ina.getByRole('button', { name: 'Answer the appeal' }).click();
  await expect(ina.getByRole('radio', { name: 'Keep the decision' })).toBeFocused();
  await expect(ina.getByRole('group', { name: 'Does the decision stand?' })).toHaveAccessibleDescription(
    /Choose whether/,
  );
  await expect(told).toHaveValue('Poems may stay.');
  await ina.getByRole('button', { name: 'Add note' }).click();
  await expect(ina.getByLabel('Note about the case')).toHaveAccessibleDescription(/Write something/);
  await expect(ina.getByLabel('Note about the case')).toBeFocused();
  await ina.getByRole('radio', { name: 'It was wrong: undo it' }).check();
  await ina.getByRole('button', { name: 'Answer the appeal' }).click();
  await expect(ina.getByText('Undone', { exact: true })).toBeVisible();
  expect((await owner.goto(`/pin/${id}/`))?.status()).toBe(200);

  await test.step('of two who decide the second is told that it is decided', async () => {
    const twice = `Twice ${Date.now()}`;
    await reportedPin(twice);
    for (const staff of [page, ina]) {
      await open(staff, '/moderation/?kind=pin');
      await staff.getByRole('link', { name: twice }).click();
      await staff.getByRole('radio', { name: 'Take no action' }).check();
    }
    await page.getByRole('button', { name: 'Decide' }).click();
    await expect(page.getByRole('button', { name: 'Decide' })).toHaveCount(0);
    await ina.getByLabel('Note for the staff').fill('Mine');
    await ina.getByRole('button', { name: 'Decide' }).click();
    await expect(ina.getByRole('alert')).toContainText('Someone else has already decided this case');
    await expect(ina.getByLabel('Note for the staff')).toHaveValue('Mine');
  });

  await test.step('the pages of the staff fit a phone', async () => {
    await reportedPin(`Small ${Date.now()}`);
    await page.setViewportSize({ width: 375, height: 812 });
    for (const path of ['/moderation/?state=decided']) {
      expect((await open(page, path))?.status()).toBe(200);
      await expectToFit(page);
      await expectAccessible(page, 'main');
    }
  });

  await test.step('staff put their own browser into the group of an experiment, and out of it', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const entry = async (looking: Page) => {
      await open(looking, '/');
      await looking.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Create' }).click();
      const create = looking.getByRole('dialog').getByRole('region', { name: 'Create' });
      await expect(create.getByRole('link').first()).toBeVisible();
      return create.getByRole('link').allTextContents();
    };
    await open(page, '/moderation/experiments/');
    const field = page.getByLabel('One entry for all Pins');
    await expect(field).toHaveValue('control');
    await expect(field).toHaveAccessibleDescription(/offer Idea Pins only/);
    // None is left with the name that the code knows it by.
    await expect(page.locator('label').filter({ hasText: /^\w+_\w+$/ })).toHaveCount(0);
    await field.selectOption('enabled');
    await expect(page.getByRole('button', { name: 'Reset', exact: true })).toBeVisible();
    expect(await entry(page)).toEqual(['Pin']);
    const usual = await entry(mia);
    expect(usual).toEqual(['Pin', 'Idea Pin']);
    await open(page, '/moderation/experiments/');
    await expect(field).toHaveValue('enabled');
    await page.getByRole('button', { name: 'Reset all' }).click();
    await expect(field).toHaveValue('control');
    expect(await entry(page)).toEqual(usual);
    for (const other of [owner, mia, ina]) await other.context().close();
  });
});
