import type { Id } from '#platform/ids/ids.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { lockCase } from '../case.store.ts';
import { logAction } from '../case-log.store.ts';

/** Only staff see the note. */
export async function noteCase(
  { db, viewer, clock }: ContextFor<'staff'>,
  caseId: Id,
  note: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockCase(tx, caseId);
    if (!row) throw notFound('case');
    await logAction(tx, row, { staffId: viewer.id, act: 'noted', data: { note }, at: clock.now() });
  });
}
