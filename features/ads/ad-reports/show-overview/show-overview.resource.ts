import { requireOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import {
  attributionFields,
  chosenAttribution,
} from '#features/ads/attribution/chosen-attribution.service.ts';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { askedDays, timeZoneOf, withReportDays } from '../report-options.ts';
import { findReportRange } from '../report-range.service.ts';
import { overviewAnswer, presentOverview } from '../wire/report.view.ts';
import { showOverview } from './show-overview.service.ts';

/** All of an own account in these days: figures by day, and what needs attention. */
export const adOverviewGet = defineResource({
  name: 'AdOverviewResource.get',
  summary: 'The overview of an ad account.',
  who: 'person',
  rate: 'read',
  acting: 'see-ads',
  options: withReportDays({ ad_account_id: idOption, ...attributionFields }),
  data: overviewAnswer,
  handle: async (context, sent) => {
    const account = await requireOwnAdAccount(context, sent.ad_account_id);
    const range = await findReportRange(context, askedDays(sent), timeZoneOf(sent, account));
    const attribution = await chosenAttribution(context.db, account.id, sent);
    return presentOverview(await showOverview(context, account, range, attribution), range);
  },
});
