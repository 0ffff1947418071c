import { type Attribution, LOOKS, TOUCHES } from './attribution.ts';

export interface AttributedCounts {
  conversions: number;
  checkouts: number;
  checkout_value_micro: number;
  add_to_carts: number;
  leads: number;
  signups: number;
  page_visits: number;
}

export const NONE_ATTRIBUTED: AttributedCounts = {
  ...{
    conversions: 0,
    checkouts: 0,
    checkout_value_micro: 0,
    add_to_carts: 0,
    leads: 0,
    signups: 0,
    page_visits: 0,
  },
};

const ofEvent = (name: string, what = 'conversions') =>
  `coalesce(sum(${what}) filter (where event_name = '${name}'), 0)`;

/** Of rows of ad_conversions. */
export const ATTRIBUTED_SUMS = `coalesce(sum(conversions) filter (where event_name not in (${LOOKS.map(
  (name) => `'${name}'`,
).join(', ')})), 0)::int as conversions, ${ofEvent('checkout')}::int as checkouts,
  ${ofEvent('checkout', 'value_micro')}::float8 as checkout_value_micro, ${ofEvent('add_to_cart')}::int as add_to_carts,
  ${ofEvent('lead')}::int as leads, ${ofEvent('signup')}::int as signups, ${ofEvent('page_visit')}::int as page_visits`;

/** Which rows of ad_conversions somebody's choice has: four values, as `attributionValues` has them, from `$first` on. */
export function isAttributed(first: number): string {
  const windows = TOUCHES.map((touch, at) => {
    const [days, chosen] = [`${touch}_days`, `$${first + at}::smallint`];
    return `(case when touch = '${touch}' then ${days} <= ${chosen} else ${days} = 0 or ${days} > ${chosen} end)`;
  });
  return `${windows.join(' and ')} and report_time = $${first + TOUCHES.length}::text`;
}

export const attributionValues = ({ click, engagement, view, reportTime }: Attribution) => [
  ...[click, engagement, view, reportTime],
];
