import type { Config } from '#platform/config/config.ts';
import type { Message } from '#platform/mail/message.ts';

type Site = Pick<Config, 'brandName' | 'origin'>;

/** Tells that a legal request has come. Nothing of what was written is in it: it may go to a stranger's address. */
export function receiptMail({ brandName, origin }: Site, to: string, receipt: string): Message {
  return {
    to,
    subject: `${brandName} has your request ${receipt}`,
    text: [
      `A legal request with your address came to ${brandName} (${origin}).`,
      `Its number is ${receipt}. A person will look at it, and you will be told what was decided.`,
      'If it was not you, you need do nothing.',
    ].join('\n\n'),
  };
}
