import { z } from 'zod';
import { presentPersonCard } from '#features/core/people/wire/person.view.ts';
import { personCard } from '#features/core/people/wire/person-answer.ts';
import { msg } from '#platform/i18n/msg.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import { idOption, listOption, pageSizeOption, textOption } from '#platform/resource/options.ts';
import { definePagedResource, defineResource, mapPage } from '#platform/resource/resource.ts';
import {
  DISAPPROVAL_REASONS,
  LONGEST_REVIEW_NOTE,
  MERCHANT_STATES,
  REVIEW_LABELS,
  stateOfMerchant,
  VALUE_BADGES,
} from '../merchant.ts';
import { ownMerchantAnswer, presentOwnMerchant } from '../wire/own-merchant.view.ts';
import { listMerchants, reviewMerchant, showMerchantToReview } from './review-merchants.service.ts';
import { MERCHANT_DECISIONS } from './review-merchants.ts';

const listedMerchant = z.object({
  id: z.string(),
  type: z.literal('merchant_review'),
  business: personCard,
  state: z.enum(MERCHANT_STATES),
  applied_at: z.string().nullable(),
  reviewed_at: z.string().nullable(),
});

/** Businesses to review: waiting ones, oldest first, or reviewed ones, latest first. */
export const moderationMerchantsGet = definePagedResource({
  name: 'ModerationMerchantsResource.get',
  summary: 'Businesses that apply to be verified merchants, for staff.',
  who: 'staff',
  rate: 'read',
  options: z.object({
    state: z.enum(['waiting', 'reviewed']).default('waiting'),
    page_size: pageSizeOption(25, 100),
  }),
  item: listedMerchant,
  handle: async (context, { state, page_size: pageSize }, { after }) =>
    mapPage(await listMerchants(context, { state, after, pageSize }), (rows) =>
      rows.map((row) => ({
        id: row.author.id,
        type: 'merchant_review' as const,
        business: presentPersonCard(row.author, context.config.origin),
        state: stateOfMerchant(row),
        applied_at: row.applied_at && toRfc2822(row.applied_at),
        reviewed_at: row.reviewed_at && toRfc2822(row.reviewed_at),
      })),
    ),
});

const decisions = z.array(z.enum(MERCHANT_DECISIONS));

/** One of them, with all that a review looks at. */
export const moderationMerchantGet = defineResource({
  name: 'ModerationMerchantResource.get',
  summary: 'A business that applies to be a verified merchant, for staff.',
  who: 'staff',
  rate: 'read',
  options: z.object({ user_id: idOption }),
  data: ownMerchantAnswer.extend({
    id: z.string(),
    business: personCard,
    website_url: z.string().nullable(),
    /** Badges that it may show. */
    values: z.array(z.enum(VALUE_BADGES)),
    /** Empty where the viewer may not decide, or nothing is pending. */
    decisions,
  }),
  handle: async (context, { user_id }) => {
    const { business, decisions, ...own } = await showMerchantToReview(context, user_id);
    return {
      ...presentOwnMerchant(own),
      id: user_id,
      business: presentPersonCard(business.author, context.config.origin),
      website_url: business.website_url,
      values: own.row?.earned.map(({ name }) => name) ?? [],
      decisions: [...decisions],
    };
  },
});

const review = z
  .object({
    user_id: idOption,
    decision: z.enum(MERCHANT_DECISIONS),
    disapproval_reasons: listOption(z.enum(DISAPPROVAL_REASONS), DISAPPROVAL_REASONS.length).default([]),
    review_labels: listOption(z.enum(REVIEW_LABELS), REVIEW_LABELS.length).default([]),
    values: listOption(z.enum(VALUE_BADGES), VALUE_BADGES.length).default([]),
    note: textOption(LONGEST_REVIEW_NOTE).default(''),
  })
  .refine(({ decision, disapproval_reasons: reasons }) => decision === 'approve' || reasons.length > 0, {
    path: ['disapproval_reasons'],
    message: msg('{field}: give at least one reason'),
  });

/** Decides about a business. An application is decided once: a second decision gets a 409. */
export const moderationMerchantUpdate = defineResource({
  name: 'ModerationMerchantResource.update',
  summary: 'Approves or disapproves of a business as a verified merchant.',
  who: 'staff',
  rate: 'write',
  options: review,
  data: z.object({ id: z.string() }),
  handle: async (context, { user_id, disapproval_reasons, review_labels, ...input }) => {
    const reasons = input.decision === 'approve' ? [] : [...new Set(disapproval_reasons)];
    await reviewMerchant(context, user_id, { ...input, reasons, labels: [...new Set(review_labels)] });
    return { id: user_id };
  },
});
