import { z } from 'zod';
import { requireOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import { idOption, pageSizeOption } from '#platform/resource/options.ts';
import { notFound } from '#platform/resource/refusal.ts';
import { definePagedResource, defineResource } from '#platform/resource/resource.ts';
import { DOCUMENT_KINDS, numberText } from './document.ts';
import { findDocumentFile, listDocumentRows } from './documents.store.ts';

/** Latest first. */
export const adDocumentsGet = definePagedResource({
  name: 'AdDocumentsResource.get',
  summary: 'Invoices or tax documents of an own ad account.',
  who: 'person',
  rate: 'read',
  acting: 'advertise',
  options: z.object({
    ad_account_id: idOption,
    kind: z.enum(DOCUMENT_KINDS),
    page_size: pageSizeOption(25, 100),
  }),
  item: z.object({
    id: z.string(),
    type: z.literal('ad_document'),
    kind: z.enum(DOCUMENT_KINDS),
    /** As printed, such as INV-000012. */
    number: z.string(),
    /** Such as 2026-03. */
    month: z.string(),
    currency: z.string(),
    /** Millionths, taxes included. */
    total_in_micro_currency: z.number(),
    tax_in_micro_currency: z.number(),
    issued_at: z.string(),
  }),
  handle: async (context, { ad_account_id, kind, page_size }, { after }) => {
    const account = await requireOwnAdAccount(context, ad_account_id);
    const before = after ? String(after[0]) : 'infinity';
    const rows = await listDocumentRows(context.db, account.id, { kind, before, limit: page_size + 1 });
    const { shown, last } = cutPage(rows, page_size);
    const items = shown.map((row) => ({
      ...{ id: row.id, type: 'ad_document' as const, kind: row.kind },
      ...{ number: numberText(row.kind, row.number), month: row.month.slice(0, 7), currency: row.currency },
      ...{ total_in_micro_currency: row.total_micro, tax_in_micro_currency: row.tax_micro },
      issued_at: toRfc2822(row.issued_at),
    }));
    return { items, next: last ? [last.month] : null };
  },
});

/** The file as it was issued. */
export const adDocumentGet = defineResource({
  name: 'AdDocumentResource.get',
  summary: 'An invoice or tax document as a PDF.',
  who: 'person',
  rate: 'read',
  acting: 'advertise',
  options: z.object({ document_id: idOption }),
  data: z.object({
    name: z.string(),
    /** In Base64. */
    pdf: z.string(),
  }),
  handle: async (context, { document_id }) => {
    const found = await findDocumentFile(context.db, document_id);
    if (!found) throw notFound('ad_document');
    await requireOwnAdAccount(context, found.ad_account_id);
    return { name: `${numberText(found.kind, found.number)}.pdf`, pdf: found.file.toString('base64') };
  },
});
