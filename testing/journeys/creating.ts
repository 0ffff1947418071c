import { expect, type Page } from '@playwright/test';

/** Presses the plus of the header; the menu that opens. */
export async function openMenu(page: Page) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Create' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  return menu;
}
