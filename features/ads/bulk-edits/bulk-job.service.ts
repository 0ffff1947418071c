import { findAdAccount, requireAdvertiser } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { type BulkJobRow, findBulkJob } from './bulk-jobs.store.ts';

/** @throws Refusal 'no-business', or 'not-found' for those of others, as for what is not there */
export async function requireBulkJob(context: ContextFor<'person'>, id: Id): Promise<BulkJobRow> {
  requireAdvertiser(context);
  const job = await findBulkJob(context.db, id);
  const account = await findAdAccount(context.db, job?.ad_account_id ?? id);
  if (!job || account?.owner_id !== context.viewer.id) throw notFound('bulk_job');
  return job;
}
