import { z } from 'zod';
import { picturePath } from '#features/core/media/picture-urls.ts';
import { presentPersonCard } from '#features/core/people/wire/person.view.ts';
import { personCard } from '#features/core/people/wire/person-answer.ts';
import { msg } from '#platform/i18n/msg.ts';
import type { Context } from '#platform/resource/context.ts';
import { idOption, listOption, pageSizeOption, textOption } from '#platform/resource/options.ts';
import { definePagedResource, defineResource, mapPage } from '#platform/resource/resource.ts';
import { AD_LIMITS, REJECTION_REASONS } from '../campaign.ts';
import { adAnswer, presentAd } from '../wire/ad.view.ts';
import { listReviews, reviewAd, showAdToReview } from './review-ads.service.ts';
import type { ReviewedAdRow } from './review-ads.store.ts';

const reviewedAd = adAnswer.extend({
  business: personCard,
  account_name: z.string(),
  currency: z.string(),
  balance_in_micro_currency: z.number(),
  /** Exact, as a decision repeats it. */
  submitted_at: z.string(),
});

function presentReviewedAd(row: ReviewedAdRow, { clock, config }: Context): z.output<typeof reviewedAd> {
  return {
    ...presentAd(row, { isAccountClosed: row.closed_at !== null, now: clock.now() }),
    business: presentPersonCard(row.owner, config.origin),
    account_name: row.account_name,
    currency: row.currency,
    balance_in_micro_currency: Number(row.balance_micro),
    submitted_at: row.submitted_at.toISOString(),
  };
}

/** Ads to review, the longest waiting first, or reviewed ones, latest first. */
export const moderationAdsGet = definePagedResource({
  name: 'ModerationAdsResource.get',
  summary: 'Ads that wait for a review, for staff.',
  who: 'staff',
  rate: 'read',
  options: z.object({
    state: z.enum(['waiting', 'reviewed']).default('waiting'),
    page_size: pageSizeOption(25, 100),
  }),
  item: reviewedAd,
  handle: async (context, { state, page_size: pageSize }, { after }) =>
    mapPage(await listReviews(context, { state, after, pageSize }), (rows) =>
      rows.map((row) => presentReviewedAd(row, context)),
    ),
});

const ofProduct = { image_url: z.string(), dominant_color: z.string(), is_new: z.boolean() };

/** One of them. */
export const moderationAdGet = defineResource({
  name: 'ModerationAdResource.get',
  summary: 'An ad with all that a review looks at, for staff.',
  who: 'staff',
  rate: 'read',
  options: z.object({ ad_id: idOption }),
  /** Not decidable where the business is the viewer's, or nothing waits. */
  data: reviewedAd.extend({
    is_decidable: z.boolean(),
    /** Of a product group: what it shows, the latest first. */
    products: z.array(
      z.object({
        ...{ id: z.string(), title: z.string(), link: z.string(), pin_id: z.string() },
        ...ofProduct,
      }),
    ),
    product_count: z.number().int(),
  }),
  handle: async (context, { ad_id }) => {
    const { row, products, isDecidable } = await showAdToReview(context, ad_id);
    return {
      ...{ ...presentReviewedAd(row, context), is_decidable: isDecidable },
      products: products.map(({ id, title, link, pin_id, image_signature, dominant_color, is_new }) => ({
        ...{ id, title, link, pin_id, dominant_color, is_new },
        image_url: picturePath(image_signature, '236x'),
      })),
      product_count: products[0]?.products ?? 0,
    };
  },
});

const review = z
  .object({
    ad_id: idOption,
    decision: z.enum(['approve', 'reject']),
    rejected_reasons: listOption(z.enum(REJECTION_REASONS), REJECTION_REASONS.length).default([]),
    note: textOption(AD_LIMITS.reviewNote).default(''),
    submitted_at: z.coerce.date(),
  })
  .refine(({ decision, rejected_reasons: reasons }) => decision === 'approve' || reasons.length > 0, {
    path: ['rejected_reasons'],
    message: msg('{field}: give at least one reason'),
  });

/** Approves or rejects what was submitted then; what was changed or decided meanwhile gets a 409. */
export const moderationAdUpdate = defineResource({
  name: 'ModerationAdResource.update',
  summary: 'Approves or rejects an ad.',
  who: 'staff',
  rate: 'write',
  options: review,
  data: z.object({ id: z.string() }),
  handle: async (context, { ad_id, decision, rejected_reasons, note, submitted_at: submittedAt }) => {
    const isApproved = decision === 'approve';
    const reasons = isApproved ? [] : [...new Set(rejected_reasons)];
    await reviewAd(context, ad_id, { isApproved, reasons, note, submittedAt });
    return { id: ad_id };
  },
});
