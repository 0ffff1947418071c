import { z } from 'zod';
import { requireOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { idOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, mapPage } from '#platform/resource/resource.ts';
import { adAnswer, presentAd } from '../wire/ad.view.ts';
import { listAds } from './list-ads.service.ts';

/** Latest first, each with its ad group's budget, dates and targeting; archived ones are left out. */
export const adsGet = definePagedResource({
  name: 'AdsResource.get',
  summary: 'The ads of an own ad account.',
  who: 'person',
  rate: 'read',
  acting: 'see-ads',
  options: z.object({ ad_account_id: idOption, page_size: pageSizeOption(25, 100) }),
  item: adAnswer,
  handle: async (context, { ad_account_id, page_size: pageSize }, { after }) => {
    const account = await requireOwnAdAccount(context, ad_account_id);
    const shown = { isAccountClosed: account.closed_at !== null, now: context.clock.now() };
    return mapPage(await listAds(context, account, { after, pageSize }), (rows) =>
      rows.map((row) => presentAd(row, shown)),
    );
  },
});
