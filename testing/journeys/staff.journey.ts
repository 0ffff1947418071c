import { expect, type Page, test } from '@playwright/test';
import { callAs, PASSWORD, signUpFresh } from './acting.ts';
import { open, visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';
import { signUpStaff } from './moderating.ts';

const HOTLINE = 'Hotline for clean pictures';

/** Asks by law for a pin to be removed, for a trusted flagger, in the form of the site. */
async function requestTakedown(page: Page, pinId: string): Promise<string> {
  await open(page, `/legal/takedowns/dsa/?about=/pin/${pinId}/`);
  await page.getByLabel('Which right is it about?').selectOption('DMCA');
  await page.getByLabel('Which provisions of law does it break?').fill('§ 1\n§ 2');
  await page.getByLabel('Why should it be removed?').fill('It is a copy.');
  await page.getByLabel("I'm writing for a trusted flagger").check();
  await page.getByLabel('this is true and complete').check();
  await page.getByRole('button', { name: 'Send request' }).click();
  const flagger = page.getByLabel('Name of the trusted flagger');
  await expect(flagger).toBeFocused();
  await expect(flagger).toHaveAccessibleDescription(/Name the trusted flagger you're writing for/);
  await flagger.fill(HOTLINE);
  await page.getByRole('button', { name: 'Send request' }).click();
  return page.getByText(/^DSA-\d{8}-/).innerText();
}

/** Reports a person for breaking a law of where one is, with links that show it. */
async function reportByLaw(page: Page, username: string): Promise<void> {
  await page.setExtraHTTPHeaders({ 'x-country': 'FR' });
  await open(page, `/${username}/report/`);
  await page.getByRole('radio', { name: /Breaks a law of the European Union/ }).check();
  await page.getByLabel('Which law, and how?').fill('The one on seeds.');
  const evidence = page.getByLabel('Links that show it');
  await evidence.fill('no link');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(evidence).toBeFocused();
  await evidence.fill('https://example.com/one\nhttps://example.com/two');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Someone will review it.')).toBeVisible();
}

test('staff warn, disable a board and suspend for some days, with notes among themselves', async ({
  page,
}) => {
  const [owner, mia] = [await visitorOf(page), await visitorOf(page)];
  const username = await signUpFresh(owner, 'Olga');
  await signUpFresh(mia, 'Mia');
  const [pin, board] = [await makePin(owner), await makeBoard(owner, 'Weeds')];
  const receipt = await requestTakedown(mia, pin.id);
  await callAs(mia, 'ReportResource.create', { kind: 'board', id: board.id, reason: 'hate' });
  await reportByLaw(mia, username);
  await signUpStaff(page, 'Hal');
  const waiting = await callAs(page, 'ModerationCasesResource.get', { page_size: 250 });
  const log = page.getByRole('list', { name: 'Log' });
  const openCase = async (kind: 'pin' | 'board' | 'person') => {
    const found = waiting.find((one) => one.kind === kind && one.author.username === username);
    await open(page, `/moderation/cases/${found?.id}/`);
  };
  const decide = async (decision: string, rule: string) => {
    await page.getByRole('radio', { name: decision }).check();
    await page.getByLabel('Which rule was broken?').selectOption(rule);
    await page.getByRole('button', { name: 'Decide' }).click();
    await expect(log.getByRole('listitem').first()).toContainText(`Decided: ${decision}, ${rule}`);
    await expect(page.getByRole('button', { name: 'Decide' })).toHaveCount(0);
  };

  await openCase('pin');
  for (const text of [
    receipt,
    'DMCA',
    '§ 1; § 2',
    `Says they are writing for the trusted flagger ${HOTLINE}`,
  ]) {
    await expect(page.getByRole('main')).toContainText(text);
  }
  await page.getByLabel('Note about the case').fill('I have seen this picture before');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(log.getByText('I have seen this picture before')).toBeVisible();
  await expect(page.getByLabel('Note about the case')).toHaveValue('');
  await decide('Warn', "It's mine or someone else's");
  expect((await mia.request.get(`/pin/${pin.id}/`)).status()).toBe(200);

  await openCase('board');
  await expect(page.getByRole('main')).toContainText('1 earlier decision');
  await decide('Disable the board', 'Hate');
  expect((await mia.request.get(board.url)).status()).toBe(404);
  expect((await owner.request.get(board.url)).status()).toBe(200);

  await openCase('person');
  await expect(page.getByRole('main')).toContainText('https://example.com/two');
  await page.getByRole('radio', { name: 'Suspend the account' }).check();
  await page.getByLabel('For how long?').selectOption('7 days');
  await decide('Suspend the account', 'Spam');
  await expect(page.getByRole('main').getByText('7 days')).toBeVisible();
  const away = await mia.request.get(`/${username}/`, { maxRedirects: 0 });
  expect(away.headers().location).toBe('/?show_error=true');
  await expect(callAs(owner, 'BoardResource.create', { name: 'More weeds' })).rejects.toThrow();
  await open(owner, '/login/');
  const entry = owner.getByRole('main');
  await entry.getByLabel('Email or username').fill(username);
  await entry.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await entry.getByRole('button', { name: 'Log in' }).click();
  await expect(entry).toContainText(
    /This account is suspended until \w+ \d+, \d{4}\. Our email about it says why, and how to appeal\./,
  );
  await Promise.all([owner.context().close(), mia.context().close()]);
});
