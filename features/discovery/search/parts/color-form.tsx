import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { useColorTexts } from '#features/library/pins/parts/color-swatch.tsx';
import { OFFERED, OFFERED_NAMES, readVisual, type VisuallySought, visualPath } from '../visual-path.ts';
import styles from './visual-form.module.css';

/** One or two colours, with words if wanted; works without JavaScript. */
export function ColorForm({ sought }: { sought: VisuallySought }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [hasSecond, setSecond] = useState(sought.colors.length > 1);
  const [first = OFFERED.blue, second = OFFERED.yellow] = sought.colors;
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    void navigate(visualPath(readVisual(new URLSearchParams(sent))));
  };
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>
        <Trans>By color</Trans>
      </h2>
      <Offered query={sought.query} />
      <form action={visualPath({})} className={styles.form} onSubmit={search}>
        <ColorWell label={hasSecond ? t`First color` : t`Color`} color={first} />
        {hasSecond && <ColorWell label={t`Second color`} color={second} />}
        <Button size="small" onClick={() => setSecond(!hasSecond)}>
          {hasSecond ? <Trans>Remove the second color</Trans> : <Trans>Add a second color</Trans>}
        </Button>
        <TextField label={t`Words, if you like`} type="search" name="q" defaultValue={sought.query} />
        <Button type="submit" variant="primary">
          <Trans>Search</Trans>
        </Button>
      </form>
    </section>
  );
}

function ColorWell({ label, color }: { label: string; color: string }) {
  return (
    <label className={styles.well}>
      <input type="color" name="colors" defaultValue={color} />
      {label}
    </label>
  );
}

function Offered({ query }: { query: string }) {
  const { t } = useLingui();
  const texts = useColorTexts();
  return (
    <ul className={styles.offered} aria-label={t`Frequent colors`}>
      {OFFERED_NAMES.map((name) => (
        <li key={name}>
          <Link
            to={visualPath({ query, colors: [OFFERED[name]] })}
            aria-label={texts[name]}
            title={texts[name]}
            className={styles.swatch}
            style={{ background: OFFERED[name] }}
          />
        </li>
      ))}
    </ul>
  );
}
