import { Trans, useLingui } from '@lingui/react/macro';
import { TextField } from '#design/field/text-field.tsx';
import { BADGE_PALETTE, cutColorInput, isHexColor, textColorOn } from '../badge-color.ts';
import styles from './badge-sheet.module.css';

type ColorChoiceProps = { color: string; onChange: (color: string) => void };

export function ColorChoice({ color, onChange }: ColorChoiceProps) {
  const { t } = useLingui();
  const names = [...[t`Light grey`, t`Peach`, t`Yellow`, t`Green`, t`Turquoise`, t`Lilac`, t`Pink`]];
  const plain = color.replace('#', '').toUpperCase();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans>Colour</Trans>
      </legend>
      <div className={styles.palette}>
        {BADGE_PALETTE.map((one, index) => (
          <label key={one} className={styles.swatch} style={{ background: one, color: textColorOn(one) }}>
            <input
              type="radio"
              name="badge-color"
              aria-label={names[index]}
              title={names[index]}
              checked={one === `#${plain}`}
              onChange={() => onChange(one)}
            />
          </label>
        ))}
      </div>
      <TextField
        label={t`Hex colour`}
        value={color}
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => onChange(cutColorInput(event.currentTarget.value))}
        error={isHexColor(color) ? undefined : t`Enter six digits from 0 to F, like #F8E3D1.`}
      />
    </fieldset>
  );
}
