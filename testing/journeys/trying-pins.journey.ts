import { expect, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';

import { expectAccessible, open, visitorOf } from './looking.ts';
import { makePin } from './making.ts';
import { paint } from './painting.ts';

test('who tried a pin says how it went with a photo, shows it on their profile, and can take it back; others read, like and report it', async ({
  page,
}) => {
  const maker = await visitorOf(page);
  await signUpFresh(maker, 'Nora');
  const { id } = await makePin(maker, { title: 'Bread of yesterday' });
  const username = await signUpFresh(page, 'Mia');
  await open(page, `/pin/${id}/`);
  await page.getByRole('button', { name: 'I tried this' }).click();
  const dialog = page.getByRole('dialog', { name: 'How did it go?' });
  await dialog.getByLabel('Note').fill('Ten minutes more in my oven.');
  const photo = { name: 'bread.jpg', mimeType: 'image/jpeg', buffer: await paint(30) };
  await dialog.locator('input[type=file]').setInputFiles(photo);
  await expect(dialog.getByRole('img', { name: 'How it turned out' })).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.waitForURL(`/${username}/tried/`);

  for (const looking of [page, maker]) {
    await open(looking, `/${username}/tried/`);
    const card = looking.getByRole('list', { name: 'Tried Pins' }).getByRole('article');
    await expect(card.getByRole('link')).toHaveText('Bread of yesterdayTen minutes more in my oven.');
    await expect(card.getByRole('img', { name: 'How it turned out' })).toBeVisible();
  }

  await open(page, `/pin/${id}/`);
  const said = page.getByRole('region', { name: 'How it went' }).getByRole('listitem');
  await expect(said).toContainText('Ten minutes more in my oven.');
  await said.getByRole('button', { name: /^Options for/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(dialog.getByLabel('Note')).toHaveValue('Ten minutes more in my oven.');
  await dialog.getByRole('button', { name: 'Remove photo' }).click();
  await dialog.getByLabel('Note').fill('Better with rye.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(said).toContainText('Better with rye.');
  await open(maker, `/${username}/tried/`);
  await expect(maker.getByRole('article').getByRole('link')).toHaveText('Bread of yesterdayBetter with rye.');
  await expect(maker.getByRole('img', { name: 'How it turned out' })).toHaveCount(0);

  await said.getByRole('button', { name: /^Options for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'I tried this' })).toBeVisible();
  await open(page, `/${username}/tried/`);
  await expect(page.getByRole('heading', { name: 'Pins you tried will show up here.' })).toBeVisible();

  await test.step('others', async () => {
    await callAs(maker, 'DidItActivityResource.create', { pin_id: id, details: 'Less salt.' });
    const visitor = await visitorOf(page);
    await open(visitor, `/pin/${id}/`);
    const heard = visitor.getByRole('region', { name: 'How it went' }).getByRole('listitem');
    await expect(heard).toContainText('Less salt.');
    await expectAccessible(visitor, 'main');
    await heard.getByRole('button', { name: 'Like' }).click();
    await expect(visitor.getByRole('dialog')).toBeVisible();
    await visitor.context().close();

    await open(page, `/pin/${id}/`);
    const like = said.getByRole('button', { name: 'Like' });
    await page.context().setOffline(true);
    await like.click();
    await expect(page.getByText("That didn't work. Try again.")).toBeVisible();
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await page.context().setOffline(false);
    await like.click();
    await expect(like).toHaveText('Like1');
    await said.getByRole('button', { name: "Options for Nora Journey's note" }).click();
    await page.getByRole('menuitem', { name: 'Report' }).click();
    await expect(page.getByRole('dialog', { name: 'Report this try' })).toBeVisible();
    await open(page, `/pin/${id}/`);
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await maker.context().close();
  });
});
