import { expect, test } from '@playwright/test';
import { signUpFresh } from './acting.ts';
import { open, visitorOf } from './looking.ts';
import { makePin } from './making.ts';

test('[LOGIN-06] a pin is hidden from the own home feed, by those who are logged in, and comes back by Undo', async ({
  page,
}) => {
  const maker = await visitorOf(page);
  const title = `Lamp of ${await signUpFresh(maker, 'Nora')}`;
  const { id } = await makePin(maker, { title });
  await maker.context().close();
  const visitor = await visitorOf(page);
  await open(visitor, `/pin/${id}/`);
  await visitor.getByRole('button', { name: 'More', exact: true }).first().click();
  await visitor.getByRole('menuitem', { name: 'Hide Pin' }).click();
  await expect(visitor.getByRole('dialog', { name: 'Log in to hide this Pin' })).toBeVisible();
  await visitor.context().close();

  await signUpFresh(page, 'Mia');
  await open(page, '/');
  const card = page.getByRole('main').getByRole('article').filter({ hasText: title });
  await card.hover();
  await card.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'See fewer like this' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toHaveCount(1);
  await card.hover();
  await card.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'See fewer like this' }).click();
  await expect(page.getByText("Hidden. You'll see fewer Pins like this.")).toBeVisible();
  await open(page, '/');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(card).toHaveCount(0);
  expect((await open(page, `/pin/${id}/`))?.status()).toBe(200);
});
