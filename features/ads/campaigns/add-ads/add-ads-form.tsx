import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { call } from '#platform/resource/client.ts';
import { AdsFields, adPrefixes } from '../parts/ads-fields.tsx';
import type { PromotablePin } from '../parts/pin-choice.tsx';
import { type AdEntries, sentNewAd } from '../parts/tree-entries.ts';
import { useAmountTexts } from '../parts/use-amount-texts.ts';

type AddAdsProps = { groupId: string; pins: readonly PromotablePin[]; to: string };

/** Of an ad group that is there. */
export function AddAds({ groupId, pins, to }: AddAdsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [ads, setAds] = useState<AdEntries[]>([]);
  const form = useSendingForm({
    required: ads.length === 0 ? { ads: t`Choose at least one Pin.` } : {},
    sentences: useAmountTexts(adPrefixes(ads)),
    send: async () => {
      await call('AdsResource.create', { ad_group_id: groupId, ads: ads.map(sentNewAd) });
      toast.show({ kind: 'success', text: t`Your ads wait for a review` });
      await navigate(to);
      return 'leaving';
    },
  });
  return (
    <EntryForm form={form} submit={<Trans>Add ads</Trans>} isPart>
      <AdsFields {...{ pins, ads, form }} onChange={setAds} />
    </EntryForm>
  );
}
