import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useAccountTexts } from '#app/profile/address-notice.tsx';
import { accountNoticeIn } from './account-notice.ts';

function textIn(query: string): string | undefined {
  const notice = accountNoticeIn(new URLSearchParams(query));
  let text: string | undefined;
  const Reader = () => {
    const textOf = useAccountTexts();
    text = notice ? textOf(notice) : undefined;
    return null;
  };
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Reader />
    </I18nProvider>,
  );
  return text;
}

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

test(`[ERR-04] ${NOTICES.map(({ id }) => id).join(' ')} each notice of the address of a page has its words`, () => {
  for (const { query, text } of NOTICES) expect(textIn(query)).toBe(text);
});
