import type { Config } from '#platform/config/config.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { ServerI18n } from '#platform/i18n/texts.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Message } from '#platform/mail/message.ts';
import { queueMail } from '#platform/mail/send-mail.job.ts';
import type { Platform } from '#platform/resource/context.ts';
import type { CaseRow } from './case.store.ts';
import { APPEAL_DAYS, type Decision, type Outcome } from './case.ts';
import { eachSubmitter, findAddress } from './case-facts.store.ts';
import { keyOfDecision } from './decision-access.ts';
import { ModerationEvent } from './moderation-event.ts';
import type { ReportKind } from './report.ts';

const thingsIn = (i18n: ServerI18n): Record<ReportKind, string> => ({
  person: i18n.t('your profile'),
  pin: i18n.t('your Pin'),
  board: i18n.t('your board'),
  comment: i18n.t('your comment'),
  try: i18n.t('your note on a Pin you tried'),
  message: i18n.t('your message'),
});

function nameOfThing(i18n: ServerI18n, kind: ReportKind, title: string): string {
  const thing = thingsIn(i18n)[kind];
  return title && kind !== 'person' ? i18n.t('{thing} “{title}”', { thing, title }) : thing;
}

function sentenceOf(i18n: ServerI18n, decision: Decision, thing: string, days: number | null): string {
  switch (decision) {
    case 'dismiss':
      return i18n.t('We took no action on {thing}.', { thing });
    case 'warn':
      return i18n.t('This is a warning about {thing}. It stays, but it breaks a rule.', {
        thing,
      });
    case 'remove_pin':
    case 'remove_comment':
    case 'remove_try':
    case 'remove_message':
      return i18n.t('We removed {thing}.', { thing });
    case 'mark_sensitive':
      return i18n.t('We marked {thing} as sensitive. Others see its pictures only if they choose to.', {
        thing,
      });
    case 'disable_board':
      return i18n.t('We disabled {thing}. Only its collaborators can see it.', { thing });
    case 'hide_pictures':
      return i18n.t('We took the pictures off your profile.');
    case 'noindex':
      return i18n.t('We no longer let search engines list {thing}.', { thing });
    case 'suspend':
      return days === null
        ? i18n.t('We suspended your account because of {thing}.', { thing })
        : i18n.t(
            '{days, plural, one {We suspended your account for a day because of {thing}.} other {We suspended your account for # days because of {thing}.}}',
            { days, thing },
          );
  }
}

const rulesIn = (i18n: ServerI18n): Record<string, string> => ({
  spam: i18n.t('spam'),
  nudity: i18n.t('nudity or pornography'),
  self_harm: i18n.t('self-harm'),
  misinformation: i18n.t('misinformation'),
  hate: i18n.t('hate'),
  harassment: i18n.t('harassment'),
  violence: i18n.t('violence'),
  dangerous_goods: i18n.t('dangerous goods'),
  privacy: i18n.t('the privacy of others'),
  intellectual_property: i18n.t('the rights of its creator'),
  impersonation: i18n.t('pretending to be someone else'),
  underage: i18n.t('the minimum age'),
  eu_local_law: i18n.t('a law of the European Union or of one of its members'),
  india_law: i18n.t('a law of India'),
});

function nameOfRule(i18n: ServerI18n, rule: string): string {
  return rulesIn(i18n)[rule] ?? rule;
}

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
  row: CaseRow & { outcome: Outcome; decided_at: Date },
): Promise<void> {
  const { config, jobs, events, texts } = platform;
  const { id, user_id, outcome, answer, decided_at, appealed_at: appealedAt } = row;
  const what = appealedAt ? 'appeal_answered' : 'decision_taken_back';
  await events.emit(tx, ModerationEvent, { what, case_id: id, person_id: user_id });
  const to = await findAddress(tx, user_id);
  const link = linkTo(platform, id, decided_at);
  if (!to) return;
  const i18n = await texts.in(to.locale);
  const told = { outcome, answer, link };
  const mail = appealedAt ? appealMail : takenBackMail;
  await queueMail(jobs, tx, mail(i18n, config, to.email, told));
}

function linkTo({ config }: Pick<Platform, 'config'>, id: Id, decidedAt: Date): string {
  const key = keyOfDecision(id, decidedAt, config.secret);
  return `${config.origin}/decisions/${id}/?${new URLSearchParams({ key })}`;
}

type Site = Pick<Config, 'brandName' | 'origin'>;

interface MailedDecision {
  kind: ReportKind;
  title: string;
  decision: Decision;
  rule: string | null;
  explanation: string;
  days: number | null;
  link: string;
}

function decisionMail(i18n: ServerI18n, { brandName }: Site, to: string, told: MailedDecision): Message {
  const { kind, title, decision, rule, explanation, days, link } = told;
  return {
    to,
    subject: i18n.t('A decision about {thing} on {brandName}', {
      thing: nameOfThing(i18n, kind, ''),
      brandName,
    }),
    text: [
      sentenceOf(i18n, decision, nameOfThing(i18n, kind, title), days),
      ...(rule ? [i18n.t('Rule: {rule}.', { rule: nameOfRule(i18n, rule) })] : []),
      ...(explanation ? [explanation] : []),
      i18n.t('If you think this is wrong, you can appeal within {days} days:', { days: APPEAL_DAYS }),
      link,
    ].join('\n\n'),
  };
}

type MailedAnswer = { outcome: Outcome; answer: string; link: string };

function takenBackMail(i18n: ServerI18n, { brandName }: Site, to: string, told: MailedAnswer): Message {
  const sentence = i18n.t('We looked at a decision about you again. It was wrong and has been reversed.');
  const text = [sentence, ...(told.answer ? [told.answer] : []), told.link].join('\n\n');
  return { to, subject: i18n.t('A decision about you on {brandName} was reversed', { brandName }), text };
}

function appealMail(
  i18n: ServerI18n,
  { brandName }: Site,
  to: string,
  { outcome, answer, link }: MailedAnswer,
): Message {
  const words = {
    upheld: i18n.t('Your appeal was reviewed. The decision stands.'),
    overturned: i18n.t('Your appeal was reviewed. The decision was wrong and has been reversed.'),
  };
  const text = [words[outcome], ...(answer ? [answer] : []), link].join('\n\n');
  return { to, subject: i18n.t('Your appeal to {brandName}', { brandName }), text };
}

/** `gone`: the thing was deleted anyway. */
type FoundByLaw = 'acted' | 'nothing' | 'gone';

/** Does not name the person responsible. */
function submitterMail(
  i18n: ServerI18n,
  { brandName, origin }: Site,
  to: string,
  { receipt, url, found }: { receipt: string | null; url: string | null; found: FoundByLaw },
): Message {
  const values = { brandName, receipt: receipt ?? '', address: `${origin}${url ?? ''}` };
  const subject = receipt
    ? i18n.t('{brandName} has reviewed your request {receipt}', values)
    : i18n.t('{brandName} has reviewed your report', values);
  const ofRequest = url
    ? i18n.t('This is about your request {receipt} on {address}.', values)
    : i18n.t('This is about your request {receipt}.', values);
  const ofReport = url
    ? i18n.t('This is about your report of {address}.', values)
    : i18n.t('This is about your report.');
  const words: Record<FoundByLaw, string> = {
    acted: i18n.t('We reviewed it and took action.'),
    nothing: i18n.t('We reviewed it and found nothing that must be removed.'),
    gone: i18n.t('The content is no longer on this site, so we closed it.'),
  };
  return { to, subject, text: `${receipt ? ofRequest : ofReport}\n\n${words[found]}` };
}
