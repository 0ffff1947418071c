import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '#platform/telemetry/log.ts';
import type { Mailer } from './message.ts';
import { messageSchema, unsubscribeHeaders } from './message.ts';

export type { Mailer } from './message.ts';

export interface MailSettings {
  smtpUrl: string | undefined;
  /** `Name <address>`. */
  mailFrom: string;
  dataDir: string;
}

export function openMailer(settings: MailSettings, log: Logger): Mailer {
  const { smtpUrl, mailFrom, dataDir } = settings;
  return smtpUrl ? mailServer(smtpUrl, mailFrom) : folderMailer(dataDir, mailFrom, log);
}

/** Loaded with the first mail, which many processes never send. */
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

/** Mails hold sign-in links: only the owner of the process reads them. */
const OWNER_ONLY = 0o600;

function folderMailer(dataDir: string, from: string, log: Logger): Mailer {
  const folder = join(dataDir, 'mail');
  return {
    send: async (message) => {
      const { to, subject, text, html, unsubscribe } = messageSchema.parse(message);
      await mkdir(folder, { recursive: true });
      const time = new Date().toISOString();
      const path = join(folder, `${time.replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`);
      if (html !== undefined) await writeFile(`${path}.html`, html, { mode: OWNER_ONLY });
      const headers = {
        ...{ Date: time, From: from, To: to, Subject: subject },
        ...(unsubscribe && unsubscribeHeaders(unsubscribe)),
      };
      const lines = [...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '', text, ''];
      await writeFile(`${path}.txt`, lines.join('\n'), { mode: OWNER_ONLY });
      log.info(`mail to [hidden] written to ${path}.txt`);
    },
    close: () => {},
  };
}
