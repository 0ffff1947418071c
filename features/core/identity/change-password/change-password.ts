import { z } from 'zod';
import type { Config } from '#platform/config/config.ts';
import type { ServerI18n } from '#platform/i18n/texts.ts';
import type { Message } from '#platform/mail/message.ts';
import type { RefusalDetails } from '#platform/resource/refusal.ts';
import { accountMail } from '../account-mail.ts';
import { type PasswordFault, passwordRefusal } from '../account-refusals.ts';
import { givenPasswordOption, newPasswordOption } from '../options.ts';

export const changePasswordOptions = z.object({
  old_password: givenPasswordOption,
  new_password: newPasswordOption,
});

export type ChangePasswordRefusal =
  | { refused: 'wrong-password' | 'no-password' }
  | { refused: 'password-fault'; fault: PasswordFault };

export function changePasswordRefusal(refusal: ChangePasswordRefusal): RefusalDetails {
  if (refusal.refused === 'password-fault') return passwordRefusal(refusal.fault, 'new_password');
  return REFUSALS[refusal.refused];
}

const REFUSALS: Record<'wrong-password' | 'no-password', RefusalDetails> = {
  'wrong-password': {
    kind: 'invalid',
    reason: 'wrong-password',
    message: "This isn't your current password.",
    field: 'old_password',
  },
  'no-password': {
    kind: 'conflict',
    reason: 'no-password',
    message: 'Your account has no password yet. Set one in your account settings.',
    field: 'old_password',
  },
};

export function changedPasswordMail(i18n: ServerI18n, config: Config, to: string): Message {
  const { brandName } = config;
  return accountMail(config, {
    to,
    subject: i18n.t('Your {brandName} account has a new password', { brandName }),
    before: [
      i18n.t('The password of your account was changed, and all other browsers were logged out.'),
      i18n.t("If this wasn't you, choose a new password now:"),
    ],
    link: { path: '/password-reset/', label: i18n.t('Choose a new password') },
  });
}
