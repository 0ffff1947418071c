import { msg } from '#platform/i18n/msg.ts';
import { Refusal, type RefusalDetails } from '#platform/resource/refusal.ts';

export type AdRefusal =
  | 'no-business'
  | 'account-closed'
  | 'pin-not-open'
  | 'pin-without-link'
  | 'shows-products'
  | 'no-shopping-group'
  | 'no-product'
  | 'already-promoted'
  | 'already-reviewed'
  | 'own-review'
  | 'is-archived'
  | 'changed-since'
  | 'too-many'
  | 'below-spent'
  | 'two-caps'
  | 'cap-is-needed'
  | 'budget-missing'
  | 'budget-needs-end'
  | 'bid-missing'
  | 'bid-above-budget'
  | 'already-begun'
  | 'start-is-over'
  | 'end-is-over'
  | 'end-before-start'
  | 'product-group-missing'
  | 'draft-changed'
  | 'too-many-drafts';

export const adRefusals: Record<AdRefusal, RefusalDetails> = {
  'no-business': {
    kind: 'forbidden',
    reason: 'no-business',
    message: 'Only business accounts can advertise.',
  },
  'account-closed': {
    kind: 'conflict',
    reason: 'account-closed',
    message: 'This ad account is closed.',
  },
  'pin-not-open': {
    kind: 'conflict',
    reason: 'pin-not-open',
    message: msg('Only public Pins that are not on a sensitive board can be promoted.'),
    field: 'pin_id',
  },
  'pin-without-link': {
    kind: 'conflict',
    reason: 'pin-without-link',
    message: 'A click needs somewhere to lead. Add a link.',
    field: 'destination_url',
  },
  'shows-products': {
    kind: 'conflict',
    reason: 'shows-products',
    message: 'The products decide which Pins are shown and where they lead.',
  },
  'no-shopping-group': {
    kind: 'conflict',
    reason: 'no-shopping-group',
    message: msg('Product groups can be promoted only in campaigns that sell from a catalog.'),
    field: 'ad_group_id',
  },
  'no-product': {
    kind: 'conflict',
    reason: 'no-product',
    message: msg('None of the products in this group is available now.'),
    field: 'product_group_id',
  },
  'already-promoted': {
    kind: 'conflict',
    reason: 'already-promoted',
    message: msg('This product group is already promoted there.'),
    field: 'ad_group_id',
  },
  'already-reviewed': {
    kind: 'conflict',
    reason: 'already-reviewed',
    message: 'This ad has already been reviewed or changed.',
  },
  'own-review': {
    kind: 'forbidden',
    reason: 'own-review',
    message: 'This business is yours. Someone else must decide.',
  },
  'is-archived': {
    kind: 'conflict',
    reason: 'is-archived',
    message: "What's archived can't be changed.",
  },
  'changed-since': {
    kind: 'conflict',
    reason: 'changed-since',
    message: 'This has changed since, so it was not undone.',
  },
  'too-many': {
    kind: 'conflict',
    reason: 'too-many',
    message: msg('There can be at most {most} of these. Archive some first.'),
  },
  'below-spent': {
    kind: 'conflict',
    reason: 'below-spent',
    message: msg("{spent} is spent already, so it can't be less."),
  },
  'two-caps': {
    kind: 'conflict',
    reason: 'two-caps',
    message: msg('A campaign has a limit for each day or for all days, not both.'),
    field: 'lifetime_spend_cap',
  },
  'cap-is-needed': {
    kind: 'conflict',
    reason: 'cap-is-needed',
    message: msg('Ad groups of this campaign spend from its limit. Give them budgets first.'),
    field: 'daily_spend_cap',
  },
  'budget-missing': {
    kind: 'conflict',
    reason: 'budget-missing',
    message: msg('Enter a budget, or give the campaign a limit that its ad groups share.'),
    field: 'budget_in_micro_currency',
  },
  'budget-needs-end': {
    kind: 'conflict',
    reason: 'budget-needs-end',
    message: msg('A budget for all days needs a last day.'),
    field: 'end_date',
  },
  'bid-missing': {
    kind: 'conflict',
    reason: 'bid-missing',
    message: msg('Enter a bid, or let us choose it.'),
    field: 'bid_in_micro_currency',
  },
  'bid-above-budget': {
    kind: 'conflict',
    reason: 'bid-above-budget',
    message: msg("The bid can't be higher than the budget."),
    field: 'bid_in_micro_currency',
  },
  'already-begun': {
    kind: 'conflict',
    reason: 'already-begun',
    message: msg('It has begun, so its first day stays.'),
    field: 'start_date',
  },
  'start-is-over': {
    kind: 'conflict',
    reason: 'start-is-over',
    message: msg('The first day is over. Choose today or later.'),
    field: 'start_date',
  },
  'end-is-over': {
    kind: 'conflict',
    reason: 'end-is-over',
    message: msg('The last day is over. Choose today or later.'),
    field: 'end_date',
  },
  'end-before-start': {
    kind: 'conflict',
    reason: 'end-before-start',
    message: msg("The last day can't be before the first."),
    field: 'end_date',
  },
  'product-group-missing': {
    kind: 'invalid',
    reason: 'product-group-missing',
    message: msg('Choose a product group.'),
    field: 'product_group_id',
  },
  'draft-changed': {
    kind: 'conflict',
    reason: 'draft-changed',
    message: 'This draft was changed in another window.',
  },
  'too-many-drafts': {
    kind: 'conflict',
    reason: 'too-many-drafts',
    message: msg('You can have at most {most} drafts. Discard some first.'),
  },
};

/** With what only the case knows. */
export function adRefusal(reason: AdRefusal, more: Pick<RefusalDetails, 'field' | 'values'>): Refusal {
  return new Refusal({ ...adRefusals[reason], ...more });
}
