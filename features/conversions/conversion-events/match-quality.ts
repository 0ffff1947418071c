import type { KeyName } from './conversion.ts';

export type Quality = 'NEEDS_IMPROVEMENT' | 'FAIR' | 'GOOD';

/** How much each key helps to recognise who saw an ad: an address is one person, a browser one of a household. */
const WEIGHTS = {
  ...{ em: 30, click_id: 25, external_id: 15, ph: 10, hashed_maids: 10, browser: 10 },
  ...{ fn: 2, ln: 2, zp: 2, ct: 1, country: 1, db: 1, ge: 1, st: 1 },
} satisfies Record<KeyName, number>;

/** Of one source: of 100, how well its events can be matched; `covered` is the share of events with each key, 0 to 1. */
export function matchScore(covered: Partial<Record<KeyName, number>>): number {
  const [main, rest] = [['em', 'click_id', 'external_id'] as const, Object.keys(WEIGHTS) as KeyName[]];
  // One strong key on all events is enough for half of it.
  const strongest = Math.max(...main.map((key) => covered[key] ?? 0));
  const weighed = rest.reduce((sum, key) => sum + WEIGHTS[key] * (covered[key] ?? 0), 0);
  return Math.round(Math.min(100, 50 * strongest + (weighed / 100) * 60));
}

export function qualityOf(score: number): Quality {
  if (score >= 70) return 'GOOD';
  return score >= 40 ? 'FAIR' : 'NEEDS_IMPROVEMENT';
}
