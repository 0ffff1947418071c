import { msg } from '#platform/i18n/msg.ts';
import type { RefusalDetails } from '#platform/resource/refusal.ts';

export type BillingRefusal = 'code-unknown' | 'code-other-currency' | 'code-redeemed' | 'code-used-up';

export const billingRefusals: Record<BillingRefusal, RefusalDetails> = {
  'code-unknown': {
    kind: 'conflict',
    reason: 'code-unknown',
    message: msg("There's no such code, or it has expired."),
    field: 'code',
  },
  'code-other-currency': {
    kind: 'conflict',
    reason: 'code-other-currency',
    message: msg('This code is for accounts in another currency.'),
    field: 'code',
  },
  'code-redeemed': {
    kind: 'conflict',
    reason: 'code-redeemed',
    message: msg('This account has used this code.'),
    field: 'code',
  },
  'code-used-up': {
    kind: 'conflict',
    reason: 'code-used-up',
    message: msg('This code has been used as often as it can be.'),
    field: 'code',
  },
};
