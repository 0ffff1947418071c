import { expect, test } from '@playwright/test';
import { signUpFresh } from './acting.ts';
import { open, visitorOf } from './looking.ts';
import { expectToGoAfter, holdTime, messages } from './passing-messages.ts';

test('[TOAST-01] [TOAST-02] [ROUTE-30] [TOAST-10] what happened to an account is told for ten seconds, what its address says to the owner of a profile for five, and the address is plain then, also where nothing is shown', async ({
  page,
}) => {
  await holdTime(page);
  for (const [path, query, text] of [
    [
      '/',
      'message=account_deactivated&username=ada&multiple_accounts=true',
      'The account, ada, and its associated linked accounts have been deactivated',
    ],
    ['/login/', 'message=account_deactivated&username=ada', 'The account, ada, has been deactivated'],
  ] as const) {
    await open(page, `${path}?next=%2Fdesign%2F&${query}`);
    await expect(messages(page)).toHaveText(text);
    await expect(page).toHaveURL(`${path}?next=%2Fdesign%2F`);
    await expectToGoAfter(page, 10_000);
  }

  const username = await signUpFresh(page, 'Nora');
  const visitor = await visitorOf(page);
  const query = new URLSearchParams({ message: 'Your profile is <b>saved</b>.' });
  for (const path of ['', '_saved/', '_boards/', '_self-profile/pins/'].map((at) => `/${username}/${at}`)) {
    await open(page, `${path}?${query}`);
    await expect(messages(page)).toHaveText('Your profile is <b>saved</b>.');
    await expect(page).toHaveURL(`/${username}/`);
    await expectToGoAfter(page, 5000);
  }
  await open(page, `/${username}/?message=account_switch_to_settings&username=${username}`);
  await expect(messages(page)).toHaveText(
    `You've switched into and are currently in the account ${username}`,
  );
  await expect(page).toHaveURL(`/${username}/`);
  await expectToGoAfter(page, 10_000);

  for (const asked of [query, 'message=permanent_account_closure']) {
    await open(visitor, `/${username}/?${asked}`);
    await visitor.waitForLoadState('networkidle');
    await expect(visitor).toHaveURL(`/${username}/`);
    await expect(messages(visitor)).toHaveCount(0);
  }
  await open(page, `/?${query}`);
  await page.waitForLoadState('networkidle');
  await expect(messages(page)).toHaveCount(0);
  await visitor.context().close();

  await test.step('a notice that is not shown leaves the address, too', async () => {
    for (const [path, query] of [
      ['/', 'message=account_deactivated&username=%E2%80%8B'],
      ['/', 'message=Hello'],
      [`/${username}/`, 'message=account_deactivated&username=Call+555+now'],
    ] as const) {
      await open(page, `${path}?next=%2Fdesign%2F&${query}`);
      await expect(page).not.toHaveURL(/message=|username=/);
      await expect(messages(page)).toHaveCount(0);
    }
  });
});
