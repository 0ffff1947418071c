import type { Config } from '#platform/config/config.ts';
import type { ServerI18n } from '#platform/i18n/texts.ts';
import type { Message } from '#platform/mail/message.ts';
import { APPEAL_DAYS, type Decision, type Outcome } from './case.ts';
import { nameOfRule, nameOfThing, sentenceOf } from './decision-text.ts';
import type { ReportKind } from './report.ts';

type Site = Pick<Config, 'brandName' | 'origin'>;

export interface MailedDecision {
  kind: ReportKind;
  title: string;
  decision: Decision;
  rule: string | null;
  explanation: string;
  days: number | null;
  /** The page of the decision, with the appeal form. */
  link: string;
}

export function decisionMail(
  i18n: ServerI18n,
  { brandName }: Site,
  to: string,
  told: MailedDecision,
): Message {
  const { kind, title, decision, rule, explanation, days, link } = told;
  return {
    to,
    subject: i18n.t('A decision about {thing} on {brandName}', {
      thing: nameOfThing(i18n, kind, ''),
      brandName,
    }),
    text: [
      sentenceOf(i18n, decision, nameOfThing(i18n, kind, title), days),
      ...(rule ? [i18n.t('The rule: {rule}.', { rule: nameOfRule(i18n, rule) })] : []),
      ...(explanation ? [explanation] : []),
      i18n.t('If you think that this is wrong, you can appeal within {days} days:', { days: APPEAL_DAYS }),
      link,
    ].join('\n\n'),
  };
}

export function appealMail(
  i18n: ServerI18n,
  { brandName }: Site,
  to: string,
  { outcome, answer, link }: { outcome: Outcome; answer: string; link: string },
): Message {
  const words = {
    upheld: i18n.t('Your appeal was reviewed. The decision stands.'),
    overturned: i18n.t('Your appeal was reviewed. The decision was wrong and has been reversed.'),
  };
  const text = [words[outcome], ...(answer ? [answer] : []), link].join('\n\n');
  return { to, subject: i18n.t('Your appeal to {brandName}', { brandName }), text };
}

/** What became of a legal report: acted on, nothing found, or the thing was deleted anyway. */
export type FoundByLaw = 'acted' | 'nothing' | 'gone';

/** Informs somebody who made a legal report. Does not name the person responsible. */
export function submitterMail(
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
    ? i18n.t('This is your request {receipt} about {address}.', values)
    : i18n.t('This is your request {receipt}.', values);
  const ofReport = url
    ? i18n.t('This is your report about {address}.', values)
    : i18n.t('This is your report.');
  const words: Record<FoundByLaw, string> = {
    acted: i18n.t('We reviewed it and took action.'),
    nothing: i18n.t('We reviewed it and found nothing that must be removed.'),
    gone: i18n.t('The content is no longer on this site, so we closed it.'),
  };
  return { to, subject, text: `${receipt ? ofRequest : ofReport}\n\n${words[found]}` };
}
