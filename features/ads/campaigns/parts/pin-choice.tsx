import { Trans, useLingui } from '@lingui/react/macro';
import { ChoiceGroup } from '#design/checkbox/choice-group.tsx';
import { picturePath } from '#features/core/media/picture-urls.ts';
import styles from './ad-fields.module.css';

export interface PromotablePin {
  id: string;
  title: string;
  link: string | null;
  image_signature: string;
  dominant_color: string;
}

interface PinChoiceProps {
  pins: readonly PromotablePin[];
  chosen: readonly string[];
  onChoose: (pin: PromotablePin, isChosen: boolean) => void;
  name?: string;
  error: string | undefined;
  isSeveral?: boolean;
}

export function PinChoice({ pins, chosen, onChoose, error, name = 'pin_id', isSeveral }: PinChoiceProps) {
  const { t } = useLingui();
  return (
    <ChoiceGroup legend={isSeveral ? <Trans>Pins</Trans> : <Trans>Pin</Trans>} error={error}>
      <div className={styles.pins}>
        {pins.map((pin) => (
          <label key={pin.id} className={styles.pin}>
            <input
              type={isSeveral ? 'checkbox' : 'radio'}
              name={name}
              value={pin.id}
              className={styles.radio}
              checked={chosen.includes(pin.id)}
              onChange={(event) => onChoose(pin, event.target.checked)}
            />
            <img
              src={picturePath(pin.image_signature, '236x')}
              alt={pin.title || t`Pin without a title`}
              className={styles.picture}
              style={{ backgroundColor: pin.dominant_color }}
              loading="lazy"
            />
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}

/** As others see it among their pins. */
export function PromotedPreview({ pin, business }: { pin: PromotablePin | null; business: string }) {
  const { t } = useLingui();
  return (
    <section className={styles.preview} aria-label={t`Preview`}>
      <h2>
        <Trans>Preview</Trans>
      </h2>
      {pin ? (
        <div className={styles.card}>
          <img src={picturePath(pin.image_signature, '474x')} alt="" className={styles.large} />
          {pin.title && <p className={styles.title}>{pin.title}</p>}
          <p className={styles.lead}>
            <Trans>Promoted by {business}</Trans>
          </p>
        </div>
      ) : (
        <p className={styles.lead}>
          <Trans>Choose a Pin to see how others will see it.</Trans>
        </p>
      )}
    </section>
  );
}
