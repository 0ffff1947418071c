import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '#design/avatar/avatar.tsx';
import { buttonClass } from '#design/button/button-variant.ts';
import { ExternalLinkIcon } from '#design/icons/visitor-icons.tsx';
import { LinkedText } from '#design/link/linked-text.tsx';
import { latePart } from '#design/on-demand/late-part.tsx';
import { rarePart } from '#design/on-demand/rare-part.tsx';
import styles from './closeup.module.css';
import { CloseupPicture, MOST_ENLARGED } from './closeup-picture.tsx';
import type { PinPageData } from './pin-page-data.ts';
import { PrivacyLock } from './privacy-lock.tsx';

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
  follow?: ReactNode;
  topics?: ReactNode;
  activity?: ReactNode;
  tried?: ReactNode;
  comments?: ReactNode;
};

const measuresOf = ({ width, height }: PinPageData['card']) => ({
  '--closeup-ratio': `${width / height}`,
  '--closeup-most': `${width * MOST_ENLARGED}px`,
});

export function Closeup({ pin, actions, save, follow, topics, activity, tried, comments }: CloseupProps) {
  const { link, domain } = pin;
  return (
    <article className={styles.closeup} style={measuresOf(pin.card)}>
      <div className={styles.media}>
        <div className={styles.frame}>
          <CloseupMedia pin={pin} />
        </div>
      </div>
      <div className={styles.side}>
        <div className={styles.bar}>
          <div className={styles.acts}>{actions}</div>
          {save}
        </div>
        <Title pin={pin} />
        {(pin.price || pin.facts) && <Facts pin={pin} />}
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
        <Pinner pin={pin} follow={follow} />
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

function Pinner({ pin, follow }: Pick<CloseupProps, 'pin' | 'follow'>) {
  const { pinner, followerCount, followers, board, section } = pin;
  return (
    <div className={styles.pinner}>
      <div className={styles.author}>
        <Link to={`/${pinner.username}/`} className={styles.person}>
          <Avatar name={pinner.fullName} src={pinner.image} size={48} />
          <span>
            <strong>{pinner.fullName}</strong>
            {followerCount > 0 && (
              <span className={styles.followers}>
                <Plural
                  value={followerCount}
                  one={`${followers} follower`}
                  other={`${followers} followers`}
                />
              </span>
            )}
          </span>
        </Link>
        {follow}
      </div>
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

// Few pins have them, so visitors' pages do not load it.
const Facts = rarePart(() => import('./closeup-facts.tsx'), 'CloseupFacts');
const SensitiveMedia = rarePart(() => import('./sensitive-media.tsx'), 'SensitiveMedia');

// Most pins are pictures, so their pages do not load it.
const CloseupMoving = latePart(() => import('./closeup-moving.tsx'), 'CloseupMoving');

function CloseupMedia({ pin }: { pin: PinPageData }) {
  const picture = <CloseupPicture pin={pin.card} />;
  const isPicture = !pin.video && !pin.card.is_animated && pin.pages.length === 0;
  const media = isPicture ? picture : <CloseupMoving pin={pin} before={picture} />;
  return pin.card.is_sensitive ? <SensitiveMedia>{media}</SensitiveMedia> : media;
}
