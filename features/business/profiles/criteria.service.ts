import { isImprintWanted } from '#features/core/people/about.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { findFacts, type MerchantFacts } from './merchant.store.ts';
import { REVIEW_CRITERIA, type ReviewCriterion } from './merchant.ts';

const IS_MET: Record<ReviewCriterion, (facts: MerchantFacts) => boolean> = {
  website_claimed: (facts) => facts.is_website_claimed,
  // Only some countries want one.
  imprint_given: (facts) => facts.has_imprint || !isImprintWanted(facts.country),
  contact_given: (facts) => facts.has_contact,
  picture_chosen: (facts) => facts.has_picture,
  pins_published: (facts) => facts.has_pins,
};

/** Those that the person meets now; null if it is no business. */
export async function findMetCriteria(db: Queryable, userId: Id): Promise<ReviewCriterion[] | null> {
  const facts = await findFacts(db, userId);
  return facts?.is_partner ? metIn(facts) : null;
}

/** For the operator, who verifies whom they want. */
export async function listMetCriteria(db: Queryable, userId: Id): Promise<ReviewCriterion[]> {
  const facts = await findFacts(db, userId);
  return facts ? metIn(facts) : [];
}

function metIn(facts: MerchantFacts): ReviewCriterion[] {
  return REVIEW_CRITERIA.filter((criterion) => IS_MET[criterion](facts));
}
