import { expect, test } from '@playwright/test';
import { signUpFresh } from './acting.ts';
import { expectAccessible, open } from './looking.ts';
import { makePin } from './making.ts';
import { paint } from './painting.ts';

test('hashtags are suggested while one is typed, in the builder and in the editor, and taken by keys or a press', async ({
  page,
}) => {
  await signUpFresh(page, 'Mia');
  await open(page, '/pin-builder/');
  const file = { name: 'loaf.jpg', mimeType: 'image/jpeg', buffer: await paint(30) };
  await page.getByRole('main').locator('input[type=file]').first().setInputFiles(file);
  const field = page.getByLabel('Description', { exact: true });
  const list = page.getByRole('listbox', { name: 'Suggested hashtags' });
  const first = list.getByRole('option').first();
  await field.pressSequentially('Fresh #brea');
  await expect(first).toContainText('#bread');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await expect(page.getByText(/^\d+ suggested hashtags?$/)).toBeAttached();
  await field.press('Enter');
  await expect(field).toHaveValue('Fresh #bread ');
  await expect(list).toHaveCount(0);
  await field.pressSequentially('#b');
  await expect(list.getByRole('option').nth(1)).toBeVisible();
  await field.press('ArrowDown');
  await expect(list.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  const second = await list.getByRole('option').nth(1).getByText(/^#/).innerText();
  await field.press('Tab');
  await expect(field).toHaveValue(`Fresh #bread ${second} `);
  await expect(field).toBeFocused();

  const { id } = await makePin(page, { title: 'Loaf' });
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, `/pin/${id}/edit/`);
  const dialog = page.getByRole('dialog', { name: 'Edit Pin' });
  await field.pressSequentially('#brea');
  await expect(first).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, '[role=dialog]');
  await field.press('a');
  await field.press('Backspace');
  await expect(first).toBeVisible();
  await field.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await field.fill('');
  await field.fill('#brea');
  await first.click();
  await expect(field).toHaveValue('#bread ');
  await expect(field).toBeFocused();
});
