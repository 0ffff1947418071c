import { requireOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { KEY_NAMES, type KeyName, SOURCES, type Source } from '../conversion.ts';
import { matchScore, qualityOf } from '../match-quality.ts';
import {
  type Coverage,
  countEvents,
  countMissed,
  countOverlap,
  countProblems,
  coverFields,
} from './summarize.store.ts';

export interface Asked {
  adAccountId: Id;
  /** The last one is today. */
  days: number;
}

type Me = ContextFor<'person'>;

const DAY_MS = 86_400_000;

/** Whole days, in UTC. */
async function find(context: Me, { adAccountId, days }: Asked) {
  const { id } = await requireOwnAdAccount(context, adAccountId);
  const today = Math.floor(context.clock.now().getTime() / DAY_MS) * DAY_MS;
  return { db: context.db, id, since: new Date(today - (days - 1) * DAY_MS) };
}

export async function summarizeCounts(context: Me, asked: Asked) {
  const { db, id, since } = await find(context, asked);
  return { since, rows: await countEvents(db, id, since) };
}

export async function summarizeHealth(context: Me, asked: Asked) {
  const { db, id, since } = await find(context, asked);
  const [counts, covered, problems] = await Promise.all([
    countEvents(db, id, since),
    coverFields(db, id, since),
    countProblems(db, id, since),
  ]);
  const totals = new Map<Source, number>();
  for (const { source, counted, repeated } of counts)
    totals.set(source, (totals.get(source) ?? 0) + counted + repeated);
  const shown = SOURCES.filter((source) => totals.has(source));
  return {
    sources: shown.map((source) => healthOf(source, totals.get(source) ?? 0, covered)),
    problems: problems.toSorted((a, b) => b.events - a.events || a.problem.localeCompare(b.problem)),
  };
}

const FIELD_NAMES = ['event_id', 'value', 'currency', 'order_id', 'product_ids', 'page', 'agreed'];

function healthOf(source: Source, events: number, covered: readonly Coverage[]) {
  const of = (name: string) => covered.find((one) => one.source === source && one.name === name)?.events ?? 0;
  const each = (names: readonly string[]) => names.map((name) => ({ name, events: of(name) }));
  const shares: Partial<Record<KeyName, number>> = Object.fromEntries(
    KEY_NAMES.map((name) => [name, of(name) / events]),
  );
  const score = matchScore(shares);
  return {
    source,
    events,
    score,
    quality: qualityOf(score),
    keys: each(KEY_NAMES),
    fields: each(FIELD_NAMES),
  };
}

export async function summarizeOverlap(context: Me, asked: Asked) {
  const { db, id, since } = await find(context, asked);
  const [events, missed] = await Promise.all([countOverlap(db, id, since), countMissed(db, id, since)]);
  return { events, missed };
}
