import type { Eraser } from '#features/core/identity/eraser.ts';
import { logAction } from '../case-log.store.ts';
import { mailSubmitters } from '../telling.service.ts';
import { eraseReportsRows, lockOpenCases } from './erase-person.store.ts';

/** Decisions stay in the log. Pending cases are closed: legal reporters are notified, and the log records it. */
export const eraseReports: Eraser = (platform, person) =>
  platform.db.transaction(async (tx) => {
    const at = platform.clock.now();
    for (const open of await lockOpenCases(tx, person.id)) {
      await mailSubmitters(platform, tx, open, 'gone');
      const data = open.receipts && { receipts: open.receipts };
      await logAction(tx, open, { staffId: null, act: 'gone', ...(data && { data }), at });
    }
    await eraseReportsRows(tx, person);
  });
