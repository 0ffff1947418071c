import { useLingui } from '@lingui/react/macro';
import {
  type DisapprovalReason,
  FEWEST_PINS,
  type MerchantState,
  type ReviewCriterion,
  type ReviewLabel,
} from '../merchant.ts';

export function useReviewTexts() {
  const { t } = useLingui();
  const states: Record<MerchantState, string> = {
    none: t`Not verified`,
    in_review: t`In review`,
    approved: t`Verified`,
    disapproved: t`Not approved`,
  };
  const criteria: Record<ReviewCriterion, string> = {
    website_claimed: t`The website is claimed`,
    imprint_given: t`It has an imprint, where the law requires one`,
    contact_given: t`There is an email address or phone number for customers`,
    picture_chosen: t`The profile has a picture`,
    pins_published: t`There are at least ${FEWEST_PINS} public Pins`,
  };
  const labels: Record<ReviewLabel, string> = {
    maker: t`Maker`,
    brand: t`Brand`,
    retailer: t`Retailer`,
    local_shop: t`Local shop`,
    second_hand: t`Second-hand`,
    services: t`Services`,
  };
  return { states, criteria, labels, reasons: useDisapprovalTexts() };
}

function useDisapprovalTexts(): Record<DisapprovalReason, string> {
  const { t } = useLingui();
  return {
    website_not_working: t`The website doesn't work, or isn't the business's own`,
    contact_missing: t`Customers have no way to reach the business`,
    imprint_missing: t`The imprint is missing or incomplete`,
    profile_incomplete: t`The profile doesn't show what the business is or sells`,
    terms_unclear: t`Prices, shipping or returns aren't clear`,
    not_a_shop: t`The business doesn't sell anything`,
    forbidden_goods: t`The business sells what the rules of this site forbid`,
    not_genuine: t`We couldn't confirm that this is the business it says it is`,
  };
}
