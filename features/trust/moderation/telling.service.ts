import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { queueMail } from '#platform/mail/send-mail.job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { findAddress } from './addresses.store.ts';
import { keyOfDecision } from './appeal-key.ts';
import type { CaseRow } from './case.store.ts';
import type { Decision, Outcome } from './case.ts';
import { appealMail, decisionMail, type FoundByLaw, submitterMail } from './decision-mails.ts';
import { ModerationEvent } from './moderation-event.ts';
import { eachSubmitter } from './submitters.store.ts';

type Decided = Pick<CaseRow, 'id' | 'user_id' | 'kind' | 'snapshot' | 'rule' | 'explanation'> & {
  decision: Decision;
  suspension_days: number | null;
  decided_at: Date;
};

export async function mailDecision(platform: Platform, tx: Transaction, decided: Decided): Promise<void> {
  const isFound = decided.decision !== 'dismiss';
  if (isFound) await mailAuthor(platform, tx, decided);
  await mailSubmitters(platform, tx, decided, isFound ? 'acted' : 'nothing');
}

export async function mailSubmitters(
  platform: Platform,
  tx: Transaction,
  { id, snapshot }: Pick<CaseRow, 'id' | 'snapshot'>,
  found: FoundByLaw,
): Promise<void> {
  for await (const { email, locale, receipt } of eachSubmitter(tx, id)) {
    const told = { receipt, url: snapshot.url, found };
    const i18n = await platform.texts.in(locale);
    await queueMail(platform.jobs, tx, submitterMail(i18n, platform.config, email, told));
  }
}

async function mailAuthor(platform: Platform, tx: Transaction, decided: Decided): Promise<void> {
  const { config, jobs, events, texts } = platform;
  const { id, user_id, kind, snapshot, decision, rule, explanation, suspension_days: days } = decided;
  await events.emit(tx, ModerationEvent, { what: 'moderation_decided', case_id: id, person_id: user_id });
  const to = await findAddress(tx, user_id);
  const link = linkTo(platform, id, decided.decided_at);
  const told = { kind, title: snapshot.title, decision, rule, explanation, days, link };
  if (to) await queueMail(jobs, tx, decisionMail(await texts.in(to.locale), config, to.email, told));
}

export async function mailAnswer(
  platform: Platform,
  tx: Transaction,
  { id, user_id, outcome, answer, decided_at }: CaseRow & { outcome: Outcome; decided_at: Date },
): Promise<void> {
  const { config, jobs, events, texts } = platform;
  await events.emit(tx, ModerationEvent, { what: 'appeal_answered', case_id: id, person_id: user_id });
  const to = await findAddress(tx, user_id);
  const link = linkTo(platform, id, decided_at);
  if (!to) return;
  const i18n = await texts.in(to.locale);
  await queueMail(jobs, tx, appealMail(i18n, config, to.email, { outcome, answer, link }));
}

function linkTo({ config }: Pick<Platform, 'config'>, id: Id, decidedAt: Date): string {
  const key = keyOfDecision(id, decidedAt, config.secret);
  return `${config.origin}/decisions/${id}/?${new URLSearchParams({ key })}`;
}
