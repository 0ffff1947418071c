import type { Queryable } from '#platform/database/database.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { JobQueue } from '#platform/jobs/jobs.ts';
import type { Logger } from '#platform/telemetry/log.ts';
import { type Mailer, MailNotSent, type Message, messageSchema } from './message.ts';

interface MailPlatform {
  mailer: Mailer;
  log: Logger;
}

/** Mails contain addresses and links, so sent ones are deleted soon. */
const KEEP_SECONDS = 3600;

export const sendMailJob = defineJob({
  name: 'mail.send',
  data: messageSchema,
  options: { retryLimit: 8, retryDelay: 10, expireInSeconds: 60, concurrency: 2, keepSeconds: KEEP_SECONDS },
  run: async ({ mailer, log }: MailPlatform, message) => {
    try {
      await mailer.send(message);
    } catch (error) {
      if (!(error instanceof MailNotSent && error.isPermanent)) throw error;
      log.warn({ reason: error.message }, 'mail dropped');
    }
  },
});

/** Sent if and only if the transaction commits. It may arrive twice after a crash. */
export async function queueMail(queue: JobQueue, tx: Queryable, message: Message): Promise<void> {
  await queue.enqueue(tx, sendMailJob, message);
}
