import { expect, type Page, test } from '@playwright/test';
import { callAs, PASSWORD, signUpFresh } from './acting.ts';
import { arrange } from './arranging.ts';
import { expectAccessible, open, visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';

/** A board of somebody who is signed in elsewhere; this page stays a visitor's. */
async function boardOfAnother(page: Page): Promise<{ url: string; pinId: string }> {
  const other = await visitorOf(page);
  await signUpFresh(other, 'Nora');
  const { url, id } = await makeBoard(other, 'Lamps', 1);
  const [pin] = await callAs(other, 'BoardFeedResource.get', { board_id: id });
  await other.context().close();
  return { url, pinId: pin?.id ?? '' };
}

async function member(page: Page): Promise<string> {
  const other = await visitorOf(page);
  const username = await signUpFresh(other, 'Mia');
  await makeBoard(other, 'Kitchens');
  await other.context().close();
  return username;
}

test('[LOGIN-01] [LOGIN-02] [LOGIN-04] [LOGIN-11] [ROUTE-27] who saves as a visitor is asked to log in, in words of its own, and then finds the picker open at that pin; a limited login likewise, editing too', async ({
  page,
}) => {
  const [{ url, pinId }, username] = [await boardOfAnother(page), await member(page)];

  await test.step('each act in its own words', async () => {
    await open(page, `/pin/${pinId}/`);
    await page.getByRole('button', { name: 'Mark as favorite' }).click();
    const prompt = page.getByRole('dialog', { name: 'Log in to continue' });
    await expect(prompt).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(prompt).toHaveCount(0);
    await expect(page).toHaveURL(`/pin/${pinId}/`);
    await open(page, `/pin/${pinId}/edit/`);
    await expect(page.getByRole('dialog', { name: 'Log in to edit this Pin' })).toBeVisible();
  });

  await open(page, url);
  const card = page.getByRole('main').getByRole('article');
  await card.hover();
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  const prompt = page.getByRole('dialog', { name: 'Log in to save this Pin' });
  await expect(prompt).toContainText("You're almost there! Log in to access all of Pinfold");
  await expectAccessible(page, '[role=dialog]');
  await prompt.getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Email or username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(`/pin/${pinId}/repin/`);
  const picker = page.getByRole('dialog', { name: 'Save to a board' });
  await picker.getByRole('button', { name: 'Kitchens' }).click();
  await expect(page.getByText('Saved to Kitchens')).toBeVisible();
  await page.waitForURL(`/pin/${pinId}/`);
  const visitor = await visitorOf(page);
  await open(visitor, `/pin/${pinId}/repin/`);
  await expect(visitor.getByRole('dialog', { name: 'Log in to save this Pin' })).toBeVisible();
  await visitor.context().close();

  await test.step('by a limited login', async () => {
    const lea = await signUpFresh(page, 'Lea');
    const { id: ownId } = await makePin(page);
    await makeBoard(page, 'Kitchens');
    for (const [id, entry, ending, title, dialog] of [
      [pinId, 'Save', 'repin', 'Log in to save this Pin', 'Save to a board'],
      [ownId, 'Edit', 'edit', 'Log in to edit this Pin', 'Edit Pin'],
    ] as const) {
      await arrange(
        'update sessions set is_limited = true where account_id = (select id from accounts where username = $1)',
        [lea],
      );
      await open(page, `/pin/${id}/`);
      await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).first().click();
      const entries = page.getByRole('menu').getByRole('menuitem');
      await expect(entries).toHaveText(
        entry === 'Edit' ? ['Edit', 'Copy link'] : ['Save', 'Copy link', 'Hide Pin'],
      );
      await page.getByRole('menuitem', { name: entry }).click();
      await page.getByRole('dialog', { name: title }).getByRole('link', { name: 'Log in' }).click();
      await page.getByLabel('Email or username').fill(lea);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      await page.waitForURL(`/pin/${id}/${ending}/`);
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    }
  });
});
