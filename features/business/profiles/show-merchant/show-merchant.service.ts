import { requireVisiblePerson } from '#features/core/people/visible-person.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import { findMerchant, type MerchantRow } from '../merchant.store.ts';

export async function showMerchant(context: Context, userId: Id): Promise<MerchantRow> {
  const { isOwner, areThingsOpen } = await requireVisiblePerson(context, { id: userId });
  const row = areThingsOpen ? await findMerchant(context.db, userId) : null;
  if (!row || (!row.is_verified && !isOwner)) throw notFound('merchant');
  return row;
}
