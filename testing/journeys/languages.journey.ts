import { expect, type Page, test } from '@playwright/test';
import { errorsOf, open } from './looking.ts';

const PSEUDO = 'qps';

/** The scripts that a page fetches from now on, by file name. */
function scriptsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script')
      names.push(new URL(request.url()).pathname.split('/').pop() ?? '');
  });
  return names;
}

const catalogues = (scripts: string[]) => scripts.filter((name) => name.startsWith(`${PSEUDO}-`));

test('English carries no catalogue; another language comes from the server and is kept by the browser', async ({
  page,
  baseURL,
}) => {
  const scripts = scriptsOf(page);
  await open(page, '/login/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(scripts.length).toBeGreaterThan(0);
  expect(catalogues(scripts)).toEqual([]);

  await page.context().addCookies([{ name: 'locale', value: PSEUDO, url: baseURL }]);
  const errors = errorsOf(page);
  const sent = await (await page.goto('/login/'))?.text();
  expect(sent).toContain('<html lang="qps" dir="ltr">');
  expect(sent).toContain('Ĺōĝ ĩń');
  // The place of the messages comes to be with the page's script.
  await expect(page.getByRole('region', { name: 'Ḿēśśàĝēś' })).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ĺōĝ ĩń');
  expect(catalogues(scripts)).toHaveLength(1);
  await page.getByRole('link', { name: 'Śĩĝń ũƥ' }).first().click();
  await page.waitForURL('/signup/');
  await expect(page.locator('html')).toHaveAttribute('lang', PSEUDO);
  expect(catalogues(scripts)).toHaveLength(1);
  expect(errors).toEqual([]);
});
