import { z } from 'zod';

/** Control characters would end a header line and begin another one. */
const CONTROLS = /\p{Cc}+/gu;

export const messageSchema = z.object({
  /** One address, without a name. */
  to: z.email().max(254),
  subject: z.string().transform((subject) => subject.replace(CONTROLS, ' ').trim().slice(0, 200)),
  text: z.string().min(1),
  html: z.string().optional(),
  /** An address that unsubscribes when posted to, as mail programs do with one click (RFC 8058). */
  unsubscribe: z.url().optional(),
});

/** A mail to one person. */
export type Message = z.input<typeof messageSchema>;

/** The headers that let a mail program offer to unsubscribe. */
export function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

export interface Mailer {
  /**
   * Sends the mail at once; inside a transaction, queue it instead.
   * @throws ZodError where the message is invalid; MailNotSent where the server did not take it.
   */
  send(message: Message): Promise<void>;
  close(): void;
}

/** The mail server did not accept a mail. The message contains no address, so that it may be logged. */
export class MailNotSent extends Error {
  /** Whether retrying is pointless: the server knows no such mailbox, or rejects this mail. */
  readonly isPermanent: boolean;

  constructor(reason: string, isPermanent: boolean) {
    super(`the mail server did not take a mail: ${reason}`);
    this.isPermanent = isPermanent;
  }
}

/** A name for use in a mail, or `instead` if mail programs could turn it into a link. */
export function nameInMail(name: string, instead: string): string {
  return /[/\\@]|\w\.\w{2,}|www\b/i.test(name) ? instead : name;
}
