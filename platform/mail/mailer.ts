import type { Logger } from '#platform/telemetry/log.ts';
import { folderMailer } from './folder-mailer.ts';
import type { Mailer } from './message.ts';
import { smtpMailer } from './smtp-mailer.ts';

export type { Mailer } from './message.ts';

export interface MailSettings {
  /** None means that mails are written into `dataDir`. */
  smtpUrl: string | undefined;
  /** `Name <address>`. */
  mailFrom: string;
  dataDir: string;
}

/** Opens the way out for mails: a mail server, or the folder `mail` where none is set. */
export function openMailer(settings: MailSettings, log: Logger): Mailer {
  const { smtpUrl, mailFrom, dataDir } = settings;
  return smtpUrl ? smtpMailer(smtpUrl, mailFrom) : folderMailer(dataDir, mailFrom, log);
}
