import type { PromotablePin } from '#features/ads/campaigns/parts/pin-choice.tsx';
import { namedCountries } from '#features/core/identity/register/countries.ts';
import type { Call } from '#platform/resource/call.ts';
import type { PageContext } from '../server/page-context.ts';
import type { AdAccounts } from './require-advertiser.ts';

/** What an audience is chosen from; own audiences, and those that are shared, of an ad account. */
export async function loadAudienceChoices(
  { call, locale }: Pick<PageContext, 'call' | 'locale'>,
  adAccountId?: string,
) {
  const found = adAccountId ? await call('AudiencesResource.get', { ad_account_id: adAccountId }) : null;
  const { own = [], shared = [] } = found?.data ?? {};
  const usable = [...own, ...shared.filter((one) => one.is_accepted)];
  const [sections, languages] = await Promise.all([
    call('ExploreSectionsResource.get', { page_size: 250 }),
    call('LocalesResource.get', {}),
  ]);
  const topics = sections.data.flatMap((section) => [section, ...section.topics]);
  const byId = new Map(topics.map(({ id, name }) => [id, { value: id, label: name }]));
  return {
    countries: namedCountries(locale),
    languages: languages.data.map((one) => ({ value: one.locale, label: one.name })),
    topics: [...byId.values()],
    ...(found && { audiences: usable.map(({ id, name }) => ({ value: id, label: name })) }),
  };
}

/** The latest public ones, and first those that are wanted. */
export async function loadPins(
  call: Call,
  userId: string,
  wanted: readonly string[],
): Promise<PromotablePin[]> {
  const [{ data: latest }, named] = await Promise.all([
    call('UserPinsResource.get', { user_id: userId, page_size: 60 }),
    Promise.all(wanted.map((id) => call('PinResource.get', { id }).catch(() => null))),
  ]);
  const own = named.flatMap((one) => (one?.data.pinner.id === userId ? [one.data] : []));
  const all = [...own, ...latest.filter(({ id }) => own.every((one) => one.id !== id))];
  return all.flatMap(({ id, grid_title, link, image_signature, dominant_color, privacy }) =>
    privacy === 'public' ? [{ id, title: grid_title, link, image_signature, dominant_color }] : [],
  );
}

/** What a form about a whole campaign needs. */
export async function loadOffer(
  page: PageContext,
  { id }: Pick<AdAccounts[number], 'id'>,
  pinIds: readonly string[],
) {
  const { call, viewer } = page;
  const [choices, pins, { data: overview }] = await Promise.all([
    loadAudienceChoices(page, id),
    loadPins(call, viewer.id ?? '', pinIds),
    call('AdOverviewResource.get', { ad_account_id: id, days: 30 }),
  ]);
  const { spend_in_micro_currency: spentMicro, impressions, outbound_clicks: clicks } = overview.counts;
  return {
    ...{ choices, pins, business: viewer.id ? viewer.fullName : '', today: overview.end_date },
    recent: { spentMicro, impressions, clicks },
  };
}
