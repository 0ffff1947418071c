import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { picturePath } from '#features/core/media/picture-urls.ts';
import styles from './analytics.module.css';

type AboutThingProps = {
  thing: {
    url: string;
    name: string;
    image_signature?: string;
    alt_text?: string;
    dominant_color?: string;
  };
};

/** The pin or board that the numbers are of. */
export function AboutThing({ thing }: AboutThingProps) {
  const { t } = useLingui();
  const { url, name, image_signature, alt_text, dominant_color } = thing;
  return (
    <Link to={url} className={styles.thing}>
      {image_signature && (
        <img
          src={picturePath(image_signature, '136x136', 'webp')}
          alt={name ? '' : alt_text || t`Your Pin`}
          width={40}
          height={40}
          loading="lazy"
          className={styles.picture}
          style={{ background: dominant_color }}
        />
      )}
      {name && <span dir="auto">{name}</span>}
    </Link>
  );
}
