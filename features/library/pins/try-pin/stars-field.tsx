import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { QuietButton } from '#design/button/quiet-button.tsx';
import { StarIcon } from '#design/icons/icons.tsx';
import styles from './stars-field.module.css';
import { STARS } from './try-pin.ts';

const CHOICES = Array.from({ length: STARS.best }, (_, index) => STARS.worst + index);

type StarsFieldProps = { stars: number | null; onChange: (stars: number | null) => void };

/** Radio buttons that look like stars: arrow keys choose, and screen readers say how many there are. */
export function StarsField({ stars, onChange }: StarsFieldProps) {
  const { t } = useLingui();
  const name = useId();
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>
        <Trans>Rating (optional)</Trans>
      </legend>
      <div className={styles.stars}>
        {CHOICES.map((choice) => (
          <label
            key={choice}
            className={styles.star}
            data-on={(stars !== null && choice <= stars) || undefined}
            title={t`${plural(choice, { one: '# star', other: '# stars' })}`}
          >
            <input
              type="radio"
              {...{ name }}
              checked={choice === stars}
              onChange={() => onChange(choice)}
              aria-label={t`${plural(choice, { one: '# star', other: '# stars' })}`}
            />
            <StarIcon size={28} />
          </label>
        ))}
        {stars !== null && (
          <QuietButton onClick={() => onChange(null)}>
            <Trans>Clear</Trans>
          </QuietButton>
        )}
      </div>
    </fieldset>
  );
}
