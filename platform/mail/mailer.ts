import type { Logger } from '#platform/telemetry/log.ts';
import { folderMailer } from './folder-mailer.ts';
import type { Mailer } from './message.ts';

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
  return smtpUrl ? mailServer(smtpUrl, mailFrom) : folderMailer(dataDir, mailFrom, log);
}

/** Its code is loaded with the first mail, which many a process never sends. */
function mailServer(url: string, from: string): Mailer {
  let opened: Promise<Mailer> | undefined;
  return {
    send: async (message) => {
      opened ??= import('./smtp-mailer.ts').then(({ smtpMailer }) => smtpMailer(url, from));
      await (await opened).send(message);
    },
    close: () => void opened?.then((mailer) => mailer.close()),
  };
}
