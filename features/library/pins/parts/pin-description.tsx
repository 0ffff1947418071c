import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import styles from './closeup.module.css';
import type { PinPageData } from './pin-page-data.ts';

export function PinDescription({ description, isLong }: Pick<PinPageData, 'description' | 'isLong'>) {
  const [isCut, setCut] = useState(isLong);
  return (
    <div className={styles.description}>
      <p className={isCut ? styles.cutWords : styles.words} dir="auto">
        {description.map((text, index) =>
          index % 2 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
            <Link key={index} to={`/hashtag/${text.slice(1)}/`} className={styles.hashtag}>
              {text}
            </Link>
          ) : (
            text
          ),
        )}
      </p>
      {isCut && (
        <button type="button" className={styles.more} onClick={() => setCut(false)}>
          <Trans>More</Trans>
        </button>
      )}
    </div>
  );
}
