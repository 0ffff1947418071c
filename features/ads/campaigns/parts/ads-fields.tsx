import { useLingui } from '@lingui/react/macro';
import { errorOf } from '#design/field/form-errors.tsx';
import type { SendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import styles from './ad-fields.module.css';
import { PinChoice, type PromotablePin } from './pin-choice.tsx';
import type { AdEntries } from './tree-entries.ts';
import { AdFields } from './tree-fields.tsx';

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
