import { expect, type Page, test } from '@playwright/test';
import { TAKEDOWN_LAW_CONFIGURATION } from '#features/trust/moderation/takedown.ts';
import { callAs, signUpFresh } from './acting.ts';
import { arrange, chooseFlags } from './arranging.ts';
import { expectAccessible, expectToFit, open, visitorOf } from './looking.ts';
import { makePin } from './making.ts';

const LEGAL = 'Make a legal report';
const legal = (page: Page) => page.getByRole('link', { name: LEGAL });
const from = (page: Page, country: string) => page.setExtraHTTPHeaders({ 'x-country': country });

/** Olga, signed in elsewhere, with a pin. */
async function olgaOf(page: Page) {
  const browser = await visitorOf(page);
  const username = await signUpFresh(browser, 'Olga');
  const { id: pinId } = await makePin(browser);
  return { browser, username, pinId };
}

test('[REPORT-01] [ROUTE-23] reporting a person has a page, which asks a visitor to log in, and has the legal report where a law gives them one; a pin is reported from its menu by keys alone, and nothing typed is lost when the line breaks', async ({
  page,
}) => {
  const { browser, username, pinId: id } = await olgaOf(page);
  await browser.context().close();
  const prompt = page.getByRole('dialog', { name: 'Log in to report' });
  const dismiss = async () => {
    await expect(prompt).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(prompt).toBeHidden();
  };

  await test.step('a visitor is asked to log in', async () => {
    await from(page, 'US');
    await open(page, `/${username}/report/`);
    await expect(page.getByRole('heading', { name: 'Report this person' })).toBeAttached();
    await expect(page.getByText('Olga Journey')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await dismiss();
    await expect(legal(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Log in to report' }).click();
    await prompt.getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL(`/login/?next=%2F${username}%2Freport%2F`);
  });

  await test.step('and offered the legal report', async () => {
    await from(page, 'FR');
    await open(page, `/${username}/report/`);
    await expect(legal(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.getByRole('button', { name: 'Log in to report' }).click();
    await dismiss();
    await legal(page).click();
    await page.waitForURL(/\/legal\/takedowns\/dsa\//);
  });

  await test.step('a legal request names what is missing beside it, and is answered with its number', async () => {
    await open(page, `/legal/takedowns/dsa/?about=/${username}/`);
    const send = () => page.getByRole('button', { name: 'Send request' }).click();
    const [why, about] = [page.getByLabel('Why should it be removed?'), page.getByLabel('What is it about?')];
    await send();
    await expect(why).toBeFocused();
    await expect(page.getByRole('alert')).toContainText('There are 2 problems');
    await why.fill('It breaks a law.');
    await about.fill('https://elsewhere.example/');
    await page.getByLabel('this is true and complete').check();
    await send();
    await expect(about).toBeFocused();
    await expect(why).toHaveValue('It breaks a law.');
    await expectAccessible(page, 'main');
    await page.setViewportSize({ width: 375, height: 812 });
    await expectToFit(page);
    await about.fill(new URL(`/${username}/`, page.url()).href);
    const { API } = TAKEDOWN_LAW_CONFIGURATION.dsa;
    const path = API.replace('POST ', '').replace(':law', 'dsa');
    const sent = page.waitForRequest((request) => new URL(request.url()).pathname === path);
    await send();
    expect((await sent).method()).toBe('POST');
    await expect(page.getByText(/^DSA-\d{8}-/)).toBeVisible();
  });

  await test.step('who is logged in sends a report', async () => {
    await signUpFresh(page, 'Mia');
    await open(page, `/${username}/report/`);
    await page.getByRole('radio', { name: 'Spam' }).check();
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Someone will review it.')).toBeVisible();
  });

  await test.step('a pin is reported from its menu by keys alone; nothing typed is lost when the line breaks', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, `/pin/${id}/`);
    await page.getByRole('button', { name: 'More', exact: true }).first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Report Pin' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Report this Pin' });
    await expect(dialog.getByRole('radio', { name: 'Spam' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Make a legal request' })).toHaveAttribute(
      'href',
      `/legal/takedowns/?about=${encodeURIComponent(`/pin/${id}/`)}`,
    );
    await dialog.getByRole('button', { name: 'Send report' }).press('Enter');
    await expect(dialog.getByRole('radio', { name: 'Spam' })).toBeFocused();
    await page.keyboard.press('Space');
    await dialog.getByLabel('What should we know?').fill('Seen it a hundred times.');
    await expectAccessible(page, '[role=dialog]');
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Send report' }).press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('offline');
    await page.context().setOffline(false);
    await expect(dialog.getByLabel('What should we know?')).toHaveValue('Seen it a hundred times.');
    await dialog.getByRole('button', { name: 'Send report' }).press('Enter');
    await expect(dialog.getByText('Someone will review it.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().press('Enter');
    await expect(dialog).toBeHidden();
  });
});

/** What the menu behind this button offers from a country; it may learn of the legal report only once it is open. */
async function offeredFrom(page: Page, country: string, path: string, more: string): Promise<string[]> {
  await from(page, country);
  const told = page.waitForResponse(/ReportOptionsResource/);
  await open(page, path);
  await page.getByRole('main').getByRole('button', { name: more, exact: true }).first().click();
  await told;
  const entries = page.getByRole('menu').getByRole('menuitem');
  await expect(entries.first()).toBeVisible();
  return entries.allTextContents();
}

test('[REPORT-05] menus offer no report to visitors and limited logins, but the legal one where a law gives them one', async ({
  page,
}) => {
  const { browser: owner, username, pinId: id } = await olgaOf(page);
  await callAs(owner, 'AggregatedCommentResource.create', { pinId: id, text: 'Well lit.' });
  const limited = await visitorOf(page);
  const lea = await signUpFresh(limited, 'Lea');
  await arrange(
    'update sessions set is_limited = true where account_id = (select id from accounts where username = $1)',
    [lea],
  );
  for (const viewer of [page, limited]) {
    for (const [path, more, others] of [
      [`/${username}/`, 'Profile options', ['Block']],
      [`/pin/${id}/`, 'More', ['Save', 'Copy link', 'Hide Pin']],
    ] as const) {
      const offered = (country: string) => offeredFrom(viewer, country, path, more);
      expect(await offered('US')).toEqual([...others]);
      await expect.poll(() => offered('FR')).toEqual([...others, LEGAL]);
      if (more === 'More') break;
      await expect.poll(() => offered('IN')).toEqual([...others, LEGAL]);
      await chooseFlags(viewer, { lop_india_reporting: 'control' });
      expect(await offered('IN')).toEqual([...others]);
    }
    await expect(viewer.getByText('Well lit.')).toBeVisible();
    await expect(viewer.getByRole('button', { name: /^Options for/ })).toHaveCount(0);
    await expect.poll(() => offeredFrom(viewer, 'DE', `/${username}/`, 'Profile options')).toContain(LEGAL);
    await viewer.getByRole('menuitem', { name: LEGAL }).click();
    await viewer.waitForURL(/\/legal\/takedowns\/dsa\//);
    await expect(viewer.getByLabel('What is it about?')).toHaveValue(new RegExp(`/${username}/$`));
  }
  await Promise.all([owner.context().close(), limited.context().close()]);
});
