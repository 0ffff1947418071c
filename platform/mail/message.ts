import { z } from 'zod';

/** Control characters would end a header line and begin another one. */
const CONTROLS = /\p{Cc}+/gu;

export const messageSchema = z.object({
  to: z.email().max(254),
  subject: z.string().transform((subject) => subject.replace(CONTROLS, ' ').trim().slice(0, 200)),
  text: z.string().min(1),
  html: z.string().optional(),
  /** Mail programs unsubscribe here with one click (RFC 8058). */
  unsubscribe: z.url().optional(),
});

export type Message = z.input<typeof messageSchema>;

export function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

export interface Mailer {
  /** Inside a transaction, queue the mail instead. */
  send(message: Message): Promise<void>;
  close(): void;
}

/** The message contains no address, so that it may be logged. */
export class MailNotSent extends Error {
  /** The server knows no such mailbox, or rejects this mail. */
  readonly isPermanent: boolean;

  constructor(reason: string, isPermanent: boolean) {
    super(`the mail server did not take a mail: ${reason}`);
    this.isPermanent = isPermanent;
  }
}

/** `instead` if mail programs could turn the name into a link. */
export function nameInMail(name: string, instead: string): string {
  return /[/\\@]|\w\.\w{2,}|www\b/i.test(name) ? instead : name;
}
