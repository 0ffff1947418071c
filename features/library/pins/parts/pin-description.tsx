import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import styles from './closeup.module.css';
import { withHashtags } from './pin-page-data.ts';

/** About six lines of the pane. */
const LONG = 400;

export function PinDescription({ children: text }: { children: string }) {
  const [isOpen, setOpen] = useState(text.length <= LONG);
  return (
    <div className={styles.description}>
      <p className={isOpen ? styles.words : styles.cutWords} dir="auto">
        {withHashtags(text).map((piece, index) =>
          piece.isHashtag ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change their order
            <Link key={index} to={`/hashtag/${piece.text.slice(1)}/`} className={styles.hashtag}>
              {piece.text}
            </Link>
          ) : (
            piece.text
          ),
        )}
      </p>
      {!isOpen && (
        <button type="button" className={styles.more} onClick={() => setOpen(true)}>
          <Trans>More</Trans>
        </button>
      )}
    </div>
  );
}
