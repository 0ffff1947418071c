import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { errorOf } from '#design/field/form-errors.tsx';
import { toast } from '#design/toast/toast.ts';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { type SendingForm, useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { call } from '#platform/resource/client.ts';
import styles from '../parts/ad-fields.module.css';
import { PinChoice, type PromotablePin } from '../parts/pin-choice.tsx';
import { type AdEntries, sentNewAd } from '../parts/tree-entries.ts';
import { AdFields } from '../parts/tree-fields.tsx';
import { useAmountTexts } from '../parts/use-amount-texts.ts';

interface AdsFieldsProps {
  pins: readonly PromotablePin[];
  ads: readonly AdEntries[];
  onChange: (ads: AdEntries[]) => void;
  form: SendingForm;
}

/** One ad for each pin that is chosen. */
export function AdsFields({ pins, ads, onChange, form }: AdsFieldsProps) {
  const { t } = useLingui();
  const choose = (pin: PromotablePin, isChosen: boolean) => {
    const others = ads.filter(({ pinId }) => pinId !== pin.id);
    const added: AdEntries = {
      pinId: pin.id,
      name: pin.title || t`Promoted Pin`,
      link: '',
      status: 'ACTIVE',
    };
    onChange(isChosen ? [...others, added] : others);
  };
  return (
    <>
      <PinChoice
        {...{ pins, isSeveral: true, name: 'ads' }}
        chosen={ads.map(({ pinId }) => pinId)}
        onChoose={choose}
        error={errorOf(form.errors, 'ads')}
      />
      {ads.map((entries, at) => {
        const pin = pins.find(({ id }) => id === entries.pinId);
        const prefix = `ads.${at}.`;
        const error = errorOf(form.errors, `${prefix}pin_id`);
        return (
          <fieldset key={entries.pinId} className={styles.ad}>
            <legend>{pin?.title || t`Pin without a title`}</legend>
            {error && <p role="alert">{error}</p>}
            <AdFields
              {...{ entries, form, prefix, isNew: true, pinLink: pin?.link ?? null }}
              change={(changes) =>
                onChange(ads.map((one) => (one.pinId === entries.pinId ? { ...one, ...changes } : one)))
              }
            />
          </fieldset>
        );
      })}
    </>
  );
}

export const adPrefixes = (ads: readonly unknown[]) => ads.map((_, at) => `ads.${at}.`);

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
