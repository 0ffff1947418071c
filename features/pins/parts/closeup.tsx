import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from '#design/avatar/avatar.tsx';
import { buttonClass } from '#design/button/button-look.ts';
import { LockIcon } from '#design/icons/icons.tsx';
import { CLOSEUP } from '../closeup-layout.ts';
import styles from './closeup.module.css';
import { CloseupMedia } from './closeup-media.tsx';
import { PinDescription } from './pin-description.tsx';
import { formatDay, formatPrice, type PinPageData } from './pin-page-data.ts';

type CloseupProps = {
  pin: PinPageData;
  /** Menu and favourite, at the start of the bar. */
  acts?: ReactNode;
  /** The board and Save, at its end. */
  save?: ReactNode;
};

const WIDTHS = {
  '--closeup-pane': `${CLOSEUP.paneWidth}px`,
  '--closeup-max': `${CLOSEUP.maxWidth}px`,
};

/** One pin, large: what it shows on one side, what there is to say on the other. */
export function Closeup({ pin, acts, save }: CloseupProps) {
  const { t, i18n } = useLingui();
  const { card, title, description, link, domain, price } = pin;
  return (
    <article className={styles.closeup} style={WIDTHS}>
      <div className={styles.media}>
        <CloseupMedia pin={pin} />
      </div>
      <div className={styles.side}>
        <div className={styles.bar}>
          <div className={styles.acts}>{acts}</div>
          {save}
        </div>
        {link && (
          <p className={styles.domain}>
            <a href={link} target="_blank" rel="nofollow noopener ugc">
              {domain}
            </a>
          </p>
        )}
        <h1 className={title ? styles.title : styles.untitled}>
          {title || card.grid_title || t`Pin of ${pin.pinner.fullName}`}
        </h1>
        {price && <p className={styles.price}>{formatPrice(price, i18n.locale)}</p>}
        {description && <PinDescription>{description}</PinDescription>}
        {link && (
          <a
            href={link}
            target="_blank"
            rel="nofollow noopener ugc"
            className={buttonClass({ look: 'secondary' }, styles.visit)}
          >
            <Trans>Visit</Trans>
          </a>
        )}
        <Pinner pin={pin} />
        <Credit pin={pin} />
        {pin.altText && (
          <p className={styles.quiet}>
            <Trans>Alt text: {pin.altText}</Trans>
          </p>
        )}
        <p className={styles.quiet}>
          <time dateTime={new Date(pin.createdAt).toISOString()}>
            {formatDay(pin.createdAt, i18n.locale)}
          </time>
        </p>
      </div>
    </article>
  );
}

function Pinner({ pin: { pinner, board, section } }: { pin: PinPageData }) {
  const { t } = useLingui();
  return (
    <div className={styles.pinner}>
      <Link to={`/${pinner.username}/`} className={styles.person}>
        <Avatar name={pinner.fullName} src={pinner.image} size={48} />
        <strong>{pinner.fullName}</strong>
      </Link>
      {board && (
        <p className={styles.place}>
          <Trans>
            Saved to <Link to={board.url}>{board.name}</Link>
          </Trans>
          {board.isSecret && <LockIcon size={16} label={t`Secret`} />}
          {section && (
            <>
              {' / '}
              <Link to={section.url}>{section.title}</Link>
            </>
          )}
        </p>
      )}
    </div>
  );
}

/** From whom it was saved, where it was not made by who shows it. */
function Credit({ pin: { creator, pinner } }: { pin: PinPageData }) {
  if (!creator || creator.id === pinner.id) return null;
  return (
    <p className={styles.quiet}>
      <Trans>
        Saved from <Link to={`/${creator.username}/`}>{creator.fullName}</Link>
      </Trans>
    </p>
  );
}
