import type { Id } from '#platform/ids/ids.ts';
import { allow } from '#platform/resource/allowed.ts';
import { cutPage, type PageKey } from '#platform/resource/bookmark.ts';
import type { Context } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor, Page } from '#platform/resource/resource.ts';
import { type CaseRow, findCase, listCasesByIds, lockCase } from '../case.store.ts';
import { appealUntil, type Decision } from '../case.ts';
import { logAction } from '../case-log.store.ts';
import { maySeeDecision } from '../decision-access.ts';
import { listOwnDecisions, writeAppeal } from './appeal-decision.store.ts';
import type { AppealRefusal } from './appeal-decision.ts';

export interface ShownDecision {
  row: CaseRow;
  decision: Exclude<Decision, 'dismiss'>;
  decidedAt: Date;
  /** Null if it can no longer be appealed. */
  appealUntil: Date | null;
}

function shownDecision(row: CaseRow, now: Date): ShownDecision | null {
  const { decision, decided_at: decidedAt, status } = row;
  if (!decision || !decidedAt || decision === 'dismiss') return null;
  const until = appealUntil(decidedAt);
  return { row, decision, decidedAt, appealUntil: status === 'decided' && now < until ? until : null };
}

export async function showDecision(context: Context, id: Id, key: string | null): Promise<ShownDecision> {
  const row = await findCase(context.db, id);
  const shown = row && maySeeDecision(context, row, key) ? shownDecision(row, context.clock.now()) : null;
  if (!shown) throw notFound('decision');
  return shown;
}

export async function listDecisions(
  context: ContextFor<'person'>,
  { after, pageSize }: { after: PageKey | null; pageSize: number },
): Promise<Page<ShownDecision>> {
  const { db, viewer, clock } = context;
  const wanted = { after: after && String(after[0]), limit: pageSize + 1 };
  const { shown, last } = cutPage(await listOwnDecisions(db, viewer.id, wanted), pageSize);
  const rows = await listCasesByIds(db, shown);
  const items = rows.flatMap((row) => shownDecision(row, clock.now()) ?? []);
  return { items, next: last ? [last] : null };
}

export interface Appeal {
  caseId: Id;
  key: string | null;
  text: string;
}

export async function appealDecision(
  context: Context,
  { caseId, key, text }: Appeal,
): Promise<{ refused: AppealRefusal } | { decision: ShownDecision }> {
  const at = context.clock.now();
  const found = refusalOf(context, await findCase(context.db, caseId), key);
  if (found) return { refused: found };
  return context.db.transaction(async (tx) => {
    const row = await lockCase(tx, caseId);
    const refused = refusalOf(context, row, key);
    if (!row || refused) return { refused: refused ?? 'decision-not-found' };
    await writeAppeal(tx, allow(row, 'appeal'), text, at);
    await logAction(tx, row, { staffId: null, act: 'appealed', at });
    const decision = shownDecision({ ...row, status: 'appealed', appeal: text, appealed_at: at }, at);
    return decision ? { decision } : { refused: 'decision-not-found' };
  });
}

function refusalOf(context: Context, row: CaseRow | null, key: string | null): AppealRefusal | null {
  if (!row?.decided_at || row.decision === 'dismiss') return 'decision-not-found';
  if (!maySeeDecision(context, row, key)) return 'decision-not-found';
  if (row.appealed_at) return 'already-appealed';
  return context.clock.now() < appealUntil(row.decided_at) ? null : 'appeal-over';
}
