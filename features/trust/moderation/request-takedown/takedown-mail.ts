import type { Config } from '#platform/config/config.ts';
import type { ServerI18n } from '#platform/i18n/texts.ts';
import type { Message } from '#platform/mail/message.ts';

type Site = Pick<Config, 'brandName' | 'origin'>;

/** Confirms a legal request. Quotes nothing from it, as it may go to a stranger's address. */
export function receiptMail(
  i18n: ServerI18n,
  { brandName, origin }: Site,
  to: string,
  receipt: string,
): Message {
  return {
    to,
    subject: i18n.t('{brandName} received your request {receipt}', { brandName, receipt }),
    text: [
      i18n.t('{brandName} ({origin}) received a legal request with your email address.', {
        brandName,
        origin,
      }),
      i18n.t("Its number is {receipt}. A person will review it, and we'll tell you the decision.", {
        receipt,
      }),
      i18n.t('If it was not you, ignore this email.'),
    ].join('\n\n'),
  };
}
