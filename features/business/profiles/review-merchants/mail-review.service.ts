import type { Transaction } from '#platform/database/database.ts';
import type { ServerI18n } from '#platform/i18n/texts.ts';
import type { Id } from '#platform/ids/ids.ts';
import { queueMail } from '#platform/mail/send-mail.job.ts';
import type { Platform } from '#platform/resource/context.ts';
import type { DisapprovalReason } from '../merchant.ts';
import { MerchantEvent } from '../merchant-event.ts';
import { findMailAddress } from './review-merchants.store.ts';
import { type MerchantDecision, WHAT_HAPPENED } from './review-merchants.ts';

interface Told {
  decision: MerchantDecision;
  reasons: readonly DisapprovalReason[];
  note: string;
}

/** Also tells of it under Notifications. */
export async function mailReview(platform: Platform, tx: Transaction, userId: Id, told: Told): Promise<void> {
  const { config, events, jobs, texts } = platform;
  await events.emit(tx, MerchantEvent, { what: WHAT_HAPPENED[told.decision], person_id: userId });
  const to = await findMailAddress(tx, userId);
  if (!to) return;
  const i18n = await texts.in(to.locale);
  const { brandName, origin } = config;
  const sentence = sentenceOf(i18n, told.decision, brandName);
  const reasons = reasonsIn(i18n);
  const text = [
    `${sentence}.`,
    ...told.reasons.map((reason) => `– ${reasons[reason]}`),
    ...(told.note ? [told.note] : []),
    `${i18n.t('See the review and what you can do next:')} ${origin}/settings/verified-merchant/`,
  ].join('\n\n');
  await queueMail(jobs, tx, { to: to.email, subject: sentence, text });
}

function sentenceOf(i18n: ServerI18n, decision: MerchantDecision, brandName: string): string {
  const sentences: Record<MerchantDecision, string> = {
    approve: i18n.t('Your business is now a verified merchant on {brandName}', { brandName }),
    disapprove: i18n.t('Your business was not verified on {brandName}', { brandName }),
    end: i18n.t('Your business is no longer a verified merchant on {brandName}', { brandName }),
  };
  return sentences[decision];
}

const reasonsIn = (i18n: ServerI18n): Record<DisapprovalReason, string> => ({
  website_not_working: i18n.t("The website doesn't work, or isn't the business's own"),
  contact_missing: i18n.t('Customers have no way to reach the business'),
  imprint_missing: i18n.t('The imprint is missing or incomplete'),
  profile_incomplete: i18n.t("The profile doesn't show what the business is or sells"),
  terms_unclear: i18n.t("Prices, shipping or returns aren't clear"),
  not_a_shop: i18n.t("The business doesn't sell anything"),
  forbidden_goods: i18n.t('The business sells what the rules of this site forbid'),
  not_genuine: i18n.t("We couldn't confirm that this is the business it says it is"),
});
