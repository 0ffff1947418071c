import type { ThrottleRule } from '#platform/rate/throttle.ts';
import type { RefusalDetails } from '#platform/resource/refusal.ts';

export type ReportRefusal = 'own-thing' | 'reason-not-offered' | 'details-missing';

export const reportRefusals: Record<ReportRefusal, RefusalDetails> = {
  'own-thing': {
    kind: 'invalid',
    reason: 'own-thing',
    message: 'This is yours: you can change or delete it.',
  },
  'reason-not-offered': {
    kind: 'invalid',
    reason: 'reason-not-offered',
    message: "This isn't a valid reason for this report.",
    field: 'reason',
  },
  'details-missing': {
    kind: 'invalid',
    reason: 'details-missing',
    message: 'Say which law it breaks, and how.',
    field: 'details',
  },
};

/** Enough for somebody who finds a whole nest of spam, too little to flood staff. */
export const REPORTS_BY_PERSON: ThrottleRule = { name: 'reports by person', most: 40, windowSeconds: 3600 };
