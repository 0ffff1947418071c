import type { Config } from '#platform/config/config.ts';
import type { ServerI18n } from '#platform/i18n/texts.ts';
import type { Message } from '#platform/mail/message.ts';

type Site = Pick<Config, 'brandName' | 'origin'>;

/** Tells that a legal request has come. Nothing of what was written is in it: it may go to a stranger's address. */
export function receiptMail(
  i18n: ServerI18n,
  { brandName, origin }: Site,
  to: string,
  receipt: string,
): Message {
  return {
    to,
    subject: i18n.t('{brandName} has your request {receipt}', { brandName, receipt }),
    text: [
      i18n.t('A legal request with your address came to {brandName} ({origin}).', { brandName, origin }),
      i18n.t('Its number is {receipt}. A person will look at it, and you will be told what was decided.', {
        receipt,
      }),
      i18n.t('If it was not you, you need do nothing.'),
    ].join('\n\n'),
  };
}
