import { isInForce, type TakedownLaw } from './takedown.ts';

export const REPORT_KINDS = ['person', 'pin', 'board', 'comment', 'try', 'message'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const GENERAL_REASONS = [
  'spam',
  'nudity',
  'self_harm',
  'misinformation',
  'hate',
  'harassment',
  'violence',
  'dangerous_goods',
  'privacy',
  'intellectual_property',
] as const;

export const PERSON_REASONS = ['impersonation', 'underage'] as const;

/** Each with the law of its legal report. */
const LOCAL_LAWS = { eu_local_law: 'dsa', india_law: 'india' } as const satisfies Record<string, TakedownLaw>;
export type LocalReason = keyof typeof LOCAL_LAWS;
const LOCAL_REASONS = ['eu_local_law', 'india_law'] as const satisfies readonly LocalReason[];

export const REPORT_REASONS = [...GENERAL_REASONS, ...PERSON_REASONS, ...LOCAL_REASONS] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_LIMITS = { details: 2000, evidence: 5 } as const;

export interface ReportPlace {
  country: string | undefined;
  /** An operator can switch laws off. */
  isOffered: (law: TakedownLaw) => boolean;
}

export function localReasonAt({ country, isOffered }: ReportPlace): LocalReason | null {
  const isLocal = (reason: LocalReason) => {
    const law = LOCAL_LAWS[reason];
    return isInForce(law, country) && isOffered(law);
  };
  return LOCAL_REASONS.find(isLocal) ?? null;
}

/** Null for general reasons. */
export function lawOfReason(reason: ReportReason): TakedownLaw | null {
  const local = LOCAL_REASONS.find((known) => known === reason);
  return local ? LOCAL_LAWS[local] : null;
}

export function reasonsAt(kind: ReportKind, place: ReportPlace): ReportReason[] {
  const local = localReasonAt(place);
  return [...GENERAL_REASONS, ...(kind === 'person' ? PERSON_REASONS : []), ...(local ? [local] : [])];
}
