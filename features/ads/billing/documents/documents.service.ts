import { requireOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor, Page, PageRequest } from '#platform/resource/resource.ts';
import type { DocumentKind } from './document.ts';
import {
  type DocumentFile,
  type DocumentRow,
  findDocumentFile,
  listDocumentRows,
} from './documents.store.ts';

type Me = ContextFor<'person'>;

export async function listDocuments(
  context: Me,
  accountId: Id,
  kind: DocumentKind,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<DocumentRow>> {
  const account = await requireOwnAdAccount(context, accountId);
  const before = after ? String(after[0]) : 'infinity';
  const rows = await listDocumentRows(context.db, account.id, { kind, before, limit: pageSize + 1 });
  const { shown, last } = cutPage(rows, pageSize);
  return { items: shown, next: last ? [last.first_day] : null };
}

/** @throws Refusal 'not-found' for documents of others, as for what is not there */
export async function requireDocument(context: Me, id: Id): Promise<DocumentFile> {
  const found = await findDocumentFile(context.db, id);
  if (!found) throw notFound('ad_document');
  await requireOwnAdAccount(context, found.ad_account_id);
  return found;
}
