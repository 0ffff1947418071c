import { requireAttempt } from '#features/core/identity/attempts.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import {
  lawOfReason,
  localReasonAt,
  type ReportKind,
  type ReportPlace,
  type ReportReason,
  reasonsAt,
} from '../report.ts';
import { fileReport } from '../reports.service.ts';
import { TAKEDOWN_LAW_CONFIGURATION, type TakedownLaw } from '../takedown.ts';
import { requireThing } from '../things.service.ts';
import { REPORTS_BY_PERSON, type ReportRefusal } from './report-thing.ts';

function placeOf({ viewer, flags }: Pick<Context, 'viewer' | 'flags'>): ReportPlace {
  const isOffered = (law: TakedownLaw) => flags.isOn(TAKEDOWN_LAW_CONFIGURATION[law].DECIDER_KEY);
  return { country: viewer.country, isOffered };
}

export interface ReportOptions {
  isInApp: boolean;
  reasons: ReportReason[];
  legalLaw: TakedownLaw | null;
}

/** Visitors are offered a legal report, where a law provides it. */
export function reportOptions(context: Context, kind: ReportKind): ReportOptions {
  const place = placeOf(context);
  const local = localReasonAt(place);
  const isInApp = context.viewer.kind === 'person';
  return { isInApp, reasons: isInApp ? reasonsAt(kind, place) : [], legalLaw: local && lawOfReason(local) };
}

export interface Report {
  kind: ReportKind;
  id: Id;
  reason: ReportReason;
  details: string;
  evidence: readonly string[];
}

/** Idempotent. */
export async function reportThing(
  context: ContextFor<'person'>,
  { kind, id, reason, details, evidence }: Report,
): Promise<{ isNew: boolean } | { refused: ReportRefusal }> {
  const { db, clock, viewer } = context;
  if (!reasonsAt(kind, placeOf(context)).includes(reason)) return { refused: 'reason-not-offered' };
  const law = lawOfReason(reason);
  if (law && !details) return { refused: 'details-missing' };
  const thing = await requireThing(context, kind, id);
  if (thing.authorId === viewer.id) return { refused: 'own-thing' };
  await requireAttempt(context, [[REPORTS_BY_PERSON, viewer.id]]);
  const filing = { reporterId: viewer.id, reason, law, details, evidence, takedownId: null, at: clock.now() };
  return { isNew: await db.transaction((tx) => fileReport(tx, thing, filing)) };
}
