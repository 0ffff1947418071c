import { z } from 'zod';
import { subjectOption } from '#features/business/access/access.ts';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { listOwnAdAccounts } from '../ad-account.service.ts';
import { adAccountAnswer, presentAdAccount } from '../wire/ad-account.view.ts';

/** The ad accounts of the viewer's business; a person has none and is refused. */
export const adAccountsGet = defineResource({
  name: 'AdAccountsResource.get',
  summary: 'The ad accounts of the viewer\u2019s business, with what they have left.',
  who: 'person',
  rate: 'read',
  acting: 'see-ads',
  options: subjectOption.extend({ managed_client_id: idOption.nullish() }),
  data: z.array(adAccountAnswer),
  handle: async (context) => (await listOwnAdAccounts(context)).map(presentAdAccount),
});
