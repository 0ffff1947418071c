import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { CATALOGUES, offeredLocales } from '#app/offered-locales.ts';
import { formatDay } from '#platform/i18n/format-day.ts';
import { openTexts } from '#platform/i18n/texts.ts';
import { callAs, PASSWORD, signUpFresh } from './acting.ts';
import { somebody } from './entering.ts';
import { errorsOf, expectToFit, open, visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';

const PSEUDO = 'qps';

const textsIn = (locale: string) => openTexts(CATALOGUES, offeredLocales()).in(locale);

/** The scripts that a page fetches from now on, by file name. */
function scriptsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script')
      names.push(new URL(request.url()).pathname.split('/').pop() ?? '');
  });
  return names;
}

const catalogues = (scripts: string[]) => scripts.filter((name) => RegExp(`^(texts-)?${PSEUDO}-`).test(name));

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
  expect(sent).toMatch(/<html data-texts="[^"]+" lang="qps" dir="ltr">/);
  expect(sent).toContain('Ĺōĝ ĩń');
  // The place of the messages comes to be with the page's script.
  await expect(page.getByRole('region', { name: 'Ḿēśśàĝēś' })).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ĺōĝ ĩń');
  // What the page says itself, and what comes later may say.
  await expect.poll(() => new Set(catalogues(scripts)).size).toBe(2);
  await page.getByRole('link', { name: 'Śĩĝń ũƥ' }).first().click();
  await page.waitForURL('/signup/');
  await expect(page.locator('html')).toHaveAttribute('lang', PSEUDO);
  expect(new Set(catalogues(scripts)).size).toBe(2);
  expect(errors).toEqual([]);
});

/** The newest mail to this address, as it is sent. */
async function mailTo(email: string): Promise<string> {
  const folder = join(process.env.JOURNEY_DATA_DIR ?? '', 'mail');
  let found = '';
  await expect(async () => {
    for (const file of (await readdir(folder)).filter((name) => name.endsWith('.txt')).toSorted()) {
      const mail = await readFile(join(folder, file), 'utf8');
      if (mail.includes(`To: ${email}`)) found = mail;
    }
    expect(found).not.toBe('');
  }).toPass();
  return found;
}

/** A browser that prefers this language. */
async function browserIn(page: Page, locale: string): Promise<Page> {
  const context = await page.context().browser()?.newContext({ locale });
  if (!context) throw new Error('There is no browser.');
  return context.newPage();
}

test('a visitor gets the language of the browser, takes another along into an account, and chooses one for all devices', async ({
  page,
}) => {
  test.slow();
  const host = await visitorOf(page);
  const username = await signUpFresh(host, 'Vera');
  await makeBoard(host, 'Kitchens', 2);
  await host.context().close();
  const [german, japanese, swedish] = [await textsIn('de'), await textsIn('ja'), await textsIn('sv')];
  const mia = somebody();
  const visitor = await browserIn(page, 'de-AT');
  const errors = errorsOf(visitor);
  const html = visitor.locator('html');

  await test.step('the browser prefers German', async () => {
    await visitor.goto(`/${username}/`);
    await expect(html).toHaveAttribute('lang', 'de');
    await expect(visitor.getByRole('link', { name: german.t('Log in'), exact: true })).toBeVisible();
    await visitor.goto('/nobody-has-this-name/');
    await expect(html).toHaveAttribute('lang', 'de');
  });

  await test.step('Japanese is chosen beside the legal links', async () => {
    await visitor.goto('/signup/?next=%2Ftopics%2F');
    await visitor.getByText(german.t('Language'), { exact: true }).click();
    await visitor.getByRole('button', { name: '日本語' }).click();
    await expect(html).toHaveAttribute('lang', 'ja');
    await expect(visitor).toHaveURL('/signup/?next=%2Ftopics%2F');
  });

  await test.step('signing up keeps it', async () => {
    const fill = (label: string, text: string) =>
      visitor.getByLabel(japanese.t(label), { exact: true }).fill(text);
    await fill('First name', 'Mia');
    await fill('Email', mia.email);
    await fill('Password', PASSWORD);
    await fill('Birth date', '1990-05-17');
    const name = visitor.locator('input[name=username]');
    await name.fill(username);
    await visitor.getByRole('button', { name: japanese.t('Create account') }).click();
    await expect(
      visitor.getByText(japanese.t('This username is taken. Choose another.')).first(),
    ).toBeVisible();
    await name.fill(mia.name);
    await visitor.getByRole('button', { name: japanese.t('Create account') }).click();
    await expect(visitor.getByRole('heading', { name: japanese.t('What do you like?') })).toBeVisible();
    await expect(html).toHaveAttribute('lang', 'ja');
    // The topics of the first step.
    const topics = visitor.getByRole('list', { name: japanese.t('Topics') }).getByRole('button');
    await expect(topics.filter({ hasText: /[\u3040-\u30ff\u4e00-\u9fff]/ }).first()).toBeVisible();
  });

  await test.step('plurals, dates, topics and mails are Japanese', async () => {
    const board = await makeBoard(visitor, 'Kitchens', 2);
    await visitor.goto(board.url);
    const pins = japanese.t('{count, plural, one {# Pin} other {# Pins}}', { count: 2 });
    await expect(visitor.getByText(pins).first()).toBeVisible();
    await visitor.goto('/settings/account-settings/');
    await expect(visitor.getByText(formatDay(new Date(), 'ja')).first()).toBeVisible();
    await visitor.goto('/topics/');
    await expect(visitor.getByRole('heading', { name: '動物', exact: true })).toBeVisible();
    await callAs(visitor, 'PasswordResetResource.create', { username_or_email: mia.name });
    const subject = japanese.t('Choose a new {brandName} password', { brandName: 'Pinfold' });
    expect(await mailTo(mia.email)).toContain(subject);
  });

  await test.step('Swedish in the settings holds on another device', async () => {
    await visitor.goto('/settings/');
    const choice = visitor.getByLabel(japanese.t('Language'), { exact: true });
    await expect(choice).toHaveValue('ja');
    await choice.selectOption('Svenska');
    await expect(html).toHaveAttribute('lang', 'sv');
    const other = await browserIn(page, 'en-US');
    await callAs(other, 'UserSessionResource.create', {
      username_or_email: mia.name,
      password: PASSWORD,
    });
    await other.goto('/settings/');
    await expect(other.locator('html')).toHaveAttribute('lang', 'sv');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(swedish.t('Settings'));
    // Left to the browser, it is English there at once.
    await other.getByLabel(swedish.t('Language'), { exact: true }).selectOption('');
    await expect(other.locator('html')).toHaveAttribute('lang', 'en');
    await other.context().close();
  });
  expect(errors.filter((error) => !/40[049]/.test(error))).toEqual([]);
  await visitor.context().close();
});

/** Buttons whose text is longer than they are. */
const cutButtons = (page: Page) =>
  page
    .locator('button:visible, a[class*="button"]:visible, [role=tab]:visible')
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent ?? ''),
    );

test('on a phone the long words of German and French cut no button and make no page wider', async ({
  page,
}) => {
  test.slow();
  const username = await signUpFresh(page, 'Ada');
  const { id: board_id, url } = await makeBoard(page, 'Küchen', 2);
  const pin = await makePin(page, { board_id });
  await page.setViewportSize({ width: 375, height: 800 });
  const paths = [
    ...[`/${username}/`, `/${username}/_saved/`, `/${username}/_created/`, url, `/pin/${pin.id}/`, '/'],
    ...['/settings/', '/settings/account-settings/', '/settings/privacy/', '/settings/notifications/'],
    ...['/search/', '/search/?q=k', '/conversations/', '/news/', '/topics/', '/pin-builder/', '/analytics/'],
  ];
  for (const locale of ['de', 'fr']) {
    await callAs(page, 'UserLocaleResource.update', { locale });
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('html'), path).toHaveAttribute('lang', locale);
      await expectToFit(page);
      expect.soft(await cutButtons(page), `${path} in ${locale}`).toEqual([]);
    }
  }
});
