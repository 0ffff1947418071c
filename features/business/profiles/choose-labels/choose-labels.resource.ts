import { defineResource } from '#platform/resource/resource.ts';
import { ownMerchantAnswer, presentOwnMerchant } from '../wire/own-merchant.view.ts';
import { chooseLabels } from './choose-labels.service.ts';
import { labelsOptions } from './choose-labels.ts';

/** What the viewer's business says of itself and its owners; `none` stands alone. */
export const merchantLabelsUpdate = defineResource({
  name: 'MerchantLabelsResource.update',
  summary: 'Chooses the labels of the viewer\u2019s business.',
  who: 'person',
  rate: 'write',
  options: labelsOptions,
  data: ownMerchantAnswer,
  handle: async (context, labels) => presentOwnMerchant(await chooseLabels(context, labels)),
});
