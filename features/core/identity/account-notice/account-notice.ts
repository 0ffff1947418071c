import { hasUsernameForm } from '../username.ts';

const ACCOUNT_MESSAGES = [
  'permanent_account_closure',
  'account_deletion_email_sent',
  'account_deactivated',
  'unlink_successful',
  'account_switch_to_settings',
] as const;
export type AccountMessage = (typeof ACCOUNT_MESSAGES)[number];

export interface AccountNotice {
  message: AccountMessage;
  username: string;
  hasLinkedAccounts: boolean;
}

export const ACCOUNT_NOTICE_MS = 10_000;

export const NOTICE_PARAMETERS = ['message', 'username', 'multiple_accounts'] as const;

const NAMES_ACCOUNT: ReadonlySet<AccountMessage> = new Set(
  ACCOUNT_MESSAGES.filter((message) => message !== 'permanent_account_closure'),
);

/** Such a code is never shown as it is, even where its sentence would be incomplete. */
export function isAccountMessage(text: string | null): boolean {
  return ACCOUNT_MESSAGES.some((message) => message === text?.trim().toLowerCase());
}

export function accountNoticeIn(query: URLSearchParams): AccountNotice | null {
  const message = ACCOUNT_MESSAGES.find((known) => known === query.get('message'));
  const username = query.get('username') ?? '';
  // Anybody can write such an address, and no text of theirs may be shown.
  const isName = hasUsernameForm(username);
  if (!message || (NAMES_ACCOUNT.has(message) && !isName)) return null;
  return {
    message,
    username: isName ? username : '',
    hasLinkedAccounts: ['true', '1'].includes(query.get('multiple_accounts') ?? ''),
  };
}
