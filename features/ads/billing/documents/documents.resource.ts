import { z } from 'zod';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import { idOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, defineResource, mapPage } from '#platform/resource/resource.ts';
import { DOCUMENT_KINDS, numberText } from './document.ts';
import { listDocuments, requireDocument } from './documents.service.ts';

/** Latest first. */
export const adDocumentsGet = definePagedResource({
  name: 'AdDocumentsResource.get',
  summary: 'Invoices or tax documents of an own ad account.',
  who: 'person',
  rate: 'read',
  acting: 'bill',
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
  handle: async (context, { ad_account_id, kind, page_size: pageSize }, { after }) =>
    mapPage(await listDocuments(context, ad_account_id, kind, { after, pageSize }), (rows) =>
      rows.map((row) => ({
        ...{ id: row.id, type: 'ad_document' as const, kind: row.kind },
        ...{
          number: numberText(row.kind, row.number),
          month: row.first_day.slice(0, 7),
          currency: row.currency,
        },
        ...{ total_in_micro_currency: row.total_micro, tax_in_micro_currency: row.tax_micro },
        issued_at: toRfc2822(row.issued_at),
      })),
    ),
});

/** The file as it was issued. */
export const adDocumentGet = defineResource({
  name: 'AdDocumentResource.get',
  summary: 'An invoice or tax document as a PDF.',
  who: 'person',
  rate: 'read',
  acting: 'bill',
  options: z.object({ document_id: idOption }),
  data: z.object({
    name: z.string(),
    /** In Base64. */
    pdf: z.string(),
  }),
  handle: async (context, { document_id }) => {
    const found = await requireDocument(context, document_id);
    return { name: `${numberText(found.kind, found.number)}.pdf`, pdf: found.file.toString('base64') };
  },
});
