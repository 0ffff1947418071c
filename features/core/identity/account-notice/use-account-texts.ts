import { useLingui } from '@lingui/react/macro';
import type { AccountNotice } from './account-notice.ts';

export function useAccountTexts(): (notice: AccountNotice) => string {
  const { t } = useLingui();
  return ({ message, username, hasLinkedAccounts }) => {
    switch (message) {
      case 'permanent_account_closure':
        return t`Your account has been deleted. We're sad to see you go`;
      case 'account_deletion_email_sent':
        return hasLinkedAccounts
          ? t`An email has been sent with final steps to delete your account, ${username} and its linked accounts`
          : t`An email has been sent with final steps to delete your account, ${username}`;
      case 'account_deactivated':
        return hasLinkedAccounts
          ? t`The account, ${username}, and its associated linked accounts have been deactivated`
          : t`The account, ${username}, has been deactivated`;
      case 'unlink_successful':
        return t`Success! You've unlinked this business account. You are currently in ${username}.`;
      case 'account_switch_to_settings':
        return t`You've switched into and are currently in the account ${username}`;
    }
  };
}
