import { expect, type Page, test } from '@playwright/test';
import { signUpFresh } from './acting.ts';
import { open } from './looking.ts';

/** The code of a page that cannot be drawn until `isMended` is set in the window. */
const BROKEN = `export default function Page() {
  if (!window.isMended) throw new Error('it cannot be drawn');
  return 'It is mended.';
}`;

const goBy = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

test('[ERR-01] a page that could not be drawn stays so when one comes back, others do not, and Try again clears it', async ({
  page,
}) => {
  await signUpFresh(page, 'Mia');
  await page.route('**/assets/settings-permissions-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: BROKEN }),
  );
  await open(page, '/settings/');
  await goBy(page, 'Social permissions');
  const error = page.getByRole('heading', { level: 1, name: 'Something went wrong on our side.' });
  await expect(error).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isMended: true }));
  await goBy(page, 'Social permissions');
  await expect(error).toBeVisible();
  await page.evaluate(() => {
    history.pushState(null, '', '?another=location');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByText('It is mended.')).toBeVisible();
  await page.goBack();
  await expect(error).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('It is mended.')).toBeVisible();
  await page.goBack();
  await goBy(page, 'Social permissions');
  await expect(page.getByText('It is mended.')).toBeVisible();
});
