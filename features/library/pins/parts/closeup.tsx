import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '#design/avatar/avatar.tsx';
import { buttonClass } from '#design/button/button-variant.ts';
import { ExternalLinkIcon } from '#design/icons/visitor-icons.tsx';
import { LinkedText } from '#design/link/linked-text.tsx';
import { latePart } from '#design/on-demand/late-part.tsx';
import styles from './closeup.module.css';
import { CLOSEUP, CloseupPicture } from './closeup-picture.tsx';
import type { PinPageData } from './pin-page-data.ts';
import { PrivacyLock } from './privacy-lock.tsx';
import { SensitiveMedia } from './sensitive-media.tsx';

function PinDescription({ description, isLong }: Pick<PinPageData, 'description' | 'isLong'>) {
  const [isCut, setCut] = useState(isLong);
  return (
    <div className={styles.description}>
      <p className={isCut ? styles.cutWords : styles.words} dir="auto">
        <LinkedText pieces={description} />
      </p>
      {isCut && (
        <button type="button" className={styles.more} onClick={() => setCut(false)}>
          <Trans>More</Trans>
        </button>
      )}
    </div>
  );
}

type CloseupProps = {
  pin: PinPageData;
  actions?: ReactNode;
  save?: ReactNode;
  topics?: ReactNode;
  activity?: ReactNode;
  tried?: ReactNode;
  comments?: ReactNode;
};

const WIDTHS = {
  '--closeup-pane': `${CLOSEUP.paneWidth}px`,
  '--closeup-max': `${CLOSEUP.maxWidth}px`,
};

const heightOf = ({ width, height }: PinPageData['card']) => ({
  '--closeup-height': `${Math.round((CLOSEUP.paneWidth * height) / width)}px`,
});

export function Closeup({ pin, actions, save, topics, activity, tried, comments }: CloseupProps) {
  const { link, domain } = pin;
  return (
    <article className={styles.closeup} style={WIDTHS}>
      <div className={styles.media}>
        <div className={styles.frame} style={heightOf(pin.card)}>
          <CloseupMedia pin={pin} />
        </div>
      </div>
      <div className={styles.side}>
        <div className={styles.bar}>
          <div className={styles.acts}>{actions}</div>
          {save}
        </div>
        <Title pin={pin} />
        <Facts pin={pin} />
        {pin.description[0] !== undefined && <PinDescription {...pin} />}
        {topics}
        {link && (
          <a
            href={link}
            target={pin.opensNewTab ? '_blank' : undefined}
            rel="nofollow noopener ugc"
            className={buttonClass({ variant: 'secondary', size: 'small' }, styles.visit)}
          >
            <span className={styles.site}>
              {domain ? <Trans>Visit {domain}</Trans> : <Trans>Visit</Trans>}
            </span>
            <ExternalLinkIcon size={16} />
          </a>
        )}
        <Pinner pin={pin} />
        <Origin pin={pin} />
        {activity}
        {tried}
        {comments}
      </div>
    </article>
  );
}

function Title({ pin: { card, title, pinner } }: { pin: PinPageData }) {
  const { t } = useLingui();
  return (
    <h1 className={title ? styles.title : styles.untitled} dir="auto">
      {title || card.grid_title || t`Pin of ${pinner.fullName}`}
    </h1>
  );
}

function Facts({ pin: { price, facts } }: { pin: PinPageData }) {
  return (
    <>
      {(price || facts?.availability) && (
        <p className={styles.offer}>
          {price && <span className={styles.price}>{price}</span>}
          <span>{facts?.availability}</span>
        </p>
      )}
      {facts?.line && (
        <p className={styles.line} dir="auto">
          {facts.line}
        </p>
      )}
      {facts?.ingredients && (
        <details className={styles.ingredients}>
          <summary>{facts.ingredients.title}</summary>
          <ul dir="auto">
            {facts.ingredients.items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may name a thing twice
              <li key={index}>{item}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Pinner({ pin: { pinner, followerCount, followers, board, section } }: { pin: PinPageData }) {
  return (
    <div className={styles.pinner}>
      <Link to={`/${pinner.username}/`} className={styles.person}>
        <Avatar name={pinner.fullName} src={pinner.image} size={48} />
        <span>
          <strong>{pinner.fullName}</strong>
          {followerCount > 0 && (
            <span className={styles.followers}>
              <Plural value={followerCount} one={`${followers} follower`} other={`${followers} followers`} />
            </span>
          )}
        </span>
      </Link>
      {board && (
        <p className={styles.place}>
          <Trans>
            Saved to <Link to={board.url}>{board.name}</Link>
          </Trans>
          <PrivacyLock privacy={board.privacy} />
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

function Origin({ pin: { creator, pinner, createdAt, age } }: { pin: PinPageData }) {
  return (
    <p className={styles.quiet}>
      {creator && creator.id !== pinner.id && (
        <>
          <Trans>
            Saved from <Link to={`/${creator.username}/`}>{creator.fullName}</Link>
          </Trans>
          {' · '}
        </>
      )}
      <time dateTime={createdAt}>{age}</time>
    </p>
  );
}

// Most pins are pictures, so their pages do not load it.
const CloseupMoving = latePart(async () => (await import('./closeup-moving.tsx')).CloseupMoving);

function CloseupMedia({ pin }: { pin: PinPageData }) {
  const picture = <CloseupPicture pin={pin.card} />;
  const isPicture = !pin.video && pin.pages.length === 0;
  return (
    <SensitiveMedia isOn={pin.card.is_sensitive}>
      {isPicture ? picture : <CloseupMoving pin={pin} before={picture} />}
    </SensitiveMedia>
  );
}
