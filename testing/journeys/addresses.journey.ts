import { expect, test } from '@playwright/test';
import { signUpFresh } from './acting.ts';
import { open } from './looking.ts';

test('[ROUTE-47] [ROUTE-19] the plus leads to the pages on which pins and boards are made', async ({
  page,
}) => {
  await signUpFresh(page, 'Nora');
  await open(page, '/');
  for (const [entry, path, heading] of [
    ['Pin', '/pin-builder/', 'Create Pin'],
    ['Board', '/board/create/', 'Create board'],
  ] as const) {
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: entry, exact: true }).click();
    await page.waitForURL(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});
