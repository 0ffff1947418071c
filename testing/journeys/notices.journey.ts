import { expect, test } from '@playwright/test';
import { signUpFresh } from './acting.ts';
import { open, visitorOf } from './looking.ts';
import { expectToGoAfter, holdTime, messages } from './passing-messages.ts';

const NOTICES = [
  {
    id: '[TOAST-03]',
    query: 'message=permanent_account_closure',
    text: "Your account has been deleted. We're sad to see you go",
  },
  {
    id: '[TOAST-04]',
    query: 'message=account_deletion_email_sent&username=ada',
    text: 'An email has been sent with final steps to delete your account, ada',
  },
  {
    id: '[TOAST-05]',
    query: 'message=account_deletion_email_sent&username=ada&multiple_accounts=true',
    text: 'An email has been sent with final steps to delete your account, ada and its linked accounts',
  },
  {
    id: '[TOAST-06]',
    query: 'message=account_deactivated&username=ada',
    text: 'The account, ada, has been deactivated',
  },
  {
    id: '[TOAST-07]',
    query: 'message=account_deactivated&username=ada&multiple_accounts=true',
    text: 'The account, ada, and its associated linked accounts have been deactivated',
  },
  {
    id: '[TOAST-08]',
    query: 'message=unlink_successful&username=ada',
    text: "Success! You've unlinked this business account. You are currently in ada.",
  },
  {
    id: '[TOAST-09]',
    query: 'message=account_switch_to_settings&username=ada',
    text: "You've switched into and are currently in the account ada",
  },
];

for (const path of ['/', '/login/']) {
  test(`[TOAST-01] [TOAST-02] ${NOTICES.map(({ id }) => id).join(' ')} what happened to an account is told for ten seconds on ${path}`, async ({
    page,
  }) => {
    await holdTime(page);
    for (const { query, text } of NOTICES) {
      await open(page, `${path}?next=%2Fdesign%2F&${query}`);
      await expect(messages(page)).toHaveText(text);
      await expect(page).toHaveURL(`${path}?next=%2Fdesign%2F`);
      await expectToGoAfter(page, 10_000);
    }
  });
}

test('[ROUTE-30] [TOAST-10] the owner of a profile is told what the address says, and then has its plain address', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  const visitor = await visitorOf(page);
  const query = new URLSearchParams({ message: 'Your profile is <b>saved</b>.' });
  await holdTime(page);
  for (const path of [`/${username}/`, `/${username}/_saved/`]) {
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

  await open(visitor, `/${username}/?${query}`);
  await visitor.waitForLoadState('networkidle');
  await expect(messages(visitor)).toHaveCount(0);
  await open(page, `/?${query}`);
  await page.waitForLoadState('networkidle');
  await expect(messages(page)).toHaveCount(0);
  await visitor.context().close();
});
