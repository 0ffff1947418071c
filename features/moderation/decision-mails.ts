import type { Config } from '#platform/config/config.ts';
import type { Message } from '#platform/mail/message.ts';
import { APPEAL_DAYS, type Decision, type Outcome } from './case.ts';
import { nameOfRule, nameOfThing, sentenceOf } from './decision-words.ts';
import type { ReportKind } from './report.ts';

type Site = Pick<Config, 'brandName' | 'origin'>;

export interface ToldDecision {
  kind: ReportKind;
  title: string;
  decision: Decision;
  rule: string | null;
  explanation: string;
  days: number | null;
  /** Where it is read in full, and appealed against. */
  link: string;
}

/** Tells whoever answers for a thing what was decided, why, and how to appeal. */
export function decisionMail({ brandName }: Site, to: string, told: ToldDecision): Message {
  const { kind, title, decision, rule, explanation, days, link } = told;
  return {
    to,
    subject: `A decision about ${nameOfThing(kind, '')} on ${brandName}`,
    text: [
      sentenceOf(decision, nameOfThing(kind, title), days),
      ...(rule ? [`The rule: ${nameOfRule(rule)}.`] : []),
      ...(explanation ? [explanation] : []),
      `If you think that this is wrong, you can appeal within ${APPEAL_DAYS} days:`,
      link,
    ].join('\n\n'),
  };
}

/** Tells somebody what became of their appeal. */
export function appealMail(
  { brandName }: Site,
  to: string,
  { outcome, answer, link }: { outcome: Outcome; answer: string; link: string },
): Message {
  const words = {
    upheld: 'Your appeal was looked at. The decision stands.',
    overturned: 'Your appeal was looked at. The decision was wrong, and it is undone.',
  };
  const text = [words[outcome], ...(answer ? [answer] : []), link].join('\n\n');
  return { to, subject: `Your appeal to ${brandName}`, text };
}

/** Tells whoever reported something by a law what was decided. Who answers for the thing stands nowhere in it. */
export function submitterMail(
  { brandName, origin }: Site,
  to: string,
  { receipt, url, isUpheld }: { receipt: string | null; url: string | null; isUpheld: boolean },
): Message {
  const name = receipt ? `your request ${receipt}` : 'your report';
  const about = url ? ` about ${origin}${url}` : '';
  const found = isUpheld
    ? 'We looked at it and have acted on it.'
    : 'We looked at it and found nothing that must be removed.';
  return { to, subject: `${brandName} has decided ${name}`, text: `This is ${name}${about}.\n\n${found}` };
}
