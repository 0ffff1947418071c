import type { Context } from '#platform/resource/context.ts';
import { ATTEMPTS, requireAttempt } from '../attempts.service.ts';
import { mailLinkJob } from './mail-link.job.ts';
import type { AskedLink } from './mail-link.ts';

/** Has a link mailed to whose login this is; does the same, in the same time, where it is nobody's. */
export async function askForLink(context: Context, { kind, login, next }: AskedLink): Promise<void> {
  await requireAttempt(context, [
    [ATTEMPTS.mailByLogin, `${kind} ${login.toLowerCase()}`],
    [ATTEMPTS.mailByAddress, context.request.address],
  ]);
  await context.jobs.enqueue(context.db, mailLinkJob, { kind, login, next });
}
