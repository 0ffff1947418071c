import type { ServerI18n } from '#platform/i18n/texts.ts';
import type { Decision } from './case.ts';
import type { ReportKind } from './report.ts';

const thingsIn = (i18n: ServerI18n): Record<ReportKind, string> => ({
  person: i18n.t('your profile'),
  pin: i18n.t('your Pin'),
  board: i18n.t('your board'),
  comment: i18n.t('your comment'),
  try: i18n.t('your note on a Pin you tried'),
  message: i18n.t('your message'),
});

export function nameOfThing(i18n: ServerI18n, kind: ReportKind, title: string): string {
  const thing = thingsIn(i18n)[kind];
  return title && kind !== 'person' ? i18n.t('{thing} “{title}”', { thing, title }) : thing;
}

export function sentenceOf(i18n: ServerI18n, decision: Decision, thing: string, days: number | null): string {
  switch (decision) {
    case 'dismiss':
      return i18n.t('No action was taken on {thing}.', { thing });
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

export function nameOfRule(i18n: ServerI18n, rule: string): string {
  return rulesIn(i18n)[rule] ?? rule;
}
