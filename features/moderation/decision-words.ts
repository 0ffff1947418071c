import type { Decision } from './case.ts';
import type { ReportKind } from './report.ts';

const THINGS: Record<ReportKind, string> = {
  person: 'your profile',
  pin: 'your Pin',
  board: 'your board',
  comment: 'your comment',
  message: 'your message',
};

/** A thing of a person as a mail to them calls it. */
export function nameOfThing(kind: ReportKind, title: string): string {
  return title && kind !== 'person' ? `${THINGS[kind]} “${title}”` : THINGS[kind];
}

/** What was done, as a mail to the person says it. */
export function sentenceOf(decision: Decision, thing: string, days: number | null): string {
  switch (decision) {
    case 'dismiss':
      return `Nothing was done about ${thing}.`;
    case 'warn':
      return `This is a warning about ${thing}. It stays, but what was found there breaks a rule.`;
    case 'remove_pin':
    case 'remove_comment':
    case 'remove_message':
      return `We removed ${thing}.`;
    case 'disable_board':
      return `We disabled ${thing}: only those who work on it see it.`;
    case 'hide_pictures':
      return 'We took the pictures off your profile.';
    case 'suspend':
      return days === null
        ? `We suspended your account because of ${thing}.`
        : `We suspended your account for ${days === 1 ? 'a day' : `${days} days`} because of ${thing}.`;
  }
}

const RULES: Record<string, string> = {
  spam: 'spam',
  nudity: 'nudity or pornography',
  self_harm: 'self-harm',
  misinformation: 'misinformation',
  hate: 'hate',
  harassment: 'harassment',
  violence: 'violence',
  dangerous_goods: 'dangerous goods',
  privacy: 'the privacy of others',
  intellectual_property: 'the rights of whoever made it',
  impersonation: 'pretending to be somebody else',
  underage: 'the minimum age',
  eu_local_law: 'a law of the European Union or of one of its members',
  india_law: 'a law of India',
};

/** A rule as a mail names it. */
export function nameOfRule(rule: string): string {
  return RULES[rule] ?? rule;
}
