import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '#design/avatar/avatar.tsx';
import { LinkedText } from '#design/link/linked-text.tsx';
import { latePart } from '#design/on-demand/late-part.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import { Picture } from '#design/picture/picture.tsx';
import type { ShortText } from '../about.ts';
import type { ShownCover } from '../cover.ts';
import { shortViews } from '../person.ts';
import { AboutLinks, type AboutPerson } from './about-links.tsx';
import type { HeaderExtras } from './header-extra.tsx';
import profileCoverStyles from './profile-cover.module.css';
import styles from './profile-header.module.css';

const AboutDrawer = onDemand(() => import('./about-drawer.tsx'), 'AboutDrawer');

type ShortAboutProps = {
  person: AboutPerson & { username: string };
  short: ShortText;
  isPhone: boolean;
};

function ShortAbout({ person, short: { pieces, isCut }, isPhone }: ShortAboutProps) {
  return (
    <div className={styles.about} dir="auto">
      <LinkedText pieces={pieces} />{' '}
      {isCut && (isPhone ? <MoreOnPage person={person} /> : <MoreInDrawer person={person} />)}
    </div>
  );
}

function MoreOnPage({ person }: { person: { username: string } }) {
  return (
    <Link to={`/${person.username}/profile-about/`} className={styles.more}>
      <Trans>more</Trans>
    </Link>
  );
}

function MoreInDrawer({ person }: { person: AboutPerson }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.more} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>more</Trans>
      </button>
      <AboutDrawer isOpen={isOpen} onClose={() => setOpen(false)} person={person} />
    </>
  );
}

// Few profiles need any of it.
const HeaderExtra = latePart(() => import('./header-extra.tsx'), 'HeaderExtra');

export type ShownPerson = AboutPerson & {
  username: string;
  image: string | null;
  followerCount: number;
  followingCount: number;
};

type HeaderPerson = ShownPerson &
  HeaderExtras & {
    monthlyViews: number | null;
    isCreator: boolean;
    isOwner: boolean;
    isHeaderMinimal: boolean;
    isNameLong: boolean;
  };

export type ProfileHeaderProps = {
  person: HeaderPerson;
  shortAbout: ShortText;
  isPhone: boolean;
  cover?: ReactNode;
  avatar?: ReactNode;
  badges?: ReactNode;
  counts: ReactNode;
  actions?: ReactNode;
};

/** A minimal header has its actions below, and that the profile is private. */
export function ProfileHeader(props: ProfileHeaderProps) {
  const { person, isPhone, cover, avatar, actions } = props;
  const { fullName, isHeaderMinimal } = person;
  const shownButtons = actions && <div className={styles.acts}>{actions}</div>;
  return (
    <>
      <header
        className={styles.header}
        data-creator={person.isCreator || undefined}
        data-phone={isPhone || undefined}
        data-cover={cover && !isHeaderMinimal ? true : undefined}
      >
        {!isHeaderMinimal && cover}
        {avatar || <Avatar name={fullName} src={person.image} size={96} />}
        <h1 className={styles.name} data-long={person.isNameLong || undefined} dir="auto">
          {fullName}
          {!isHeaderMinimal && extra('verified', person)}
        </h1>
        {!isHeaderMinimal && <Words {...props} />}
        {!isHeaderMinimal && shownButtons}
      </header>
      {isHeaderMinimal && privateMark(person)}
      {isHeaderMinimal && shownButtons}
    </>
  );
}

function Words(props: ProfileHeaderProps) {
  const { person, shortAbout, isPhone, badges, counts } = props;
  return (
    <>
      {badges}
      {person.about && <ShortAbout person={person} short={shortAbout} isPhone={isPhone} />}
      <div className={styles.facts}>
        <p className={styles.line} data-linked={person.handle !== null || undefined} dir="auto">
          @{person.username}
          {extra('handle', person)}
          {person.pronouns.length > 0 && <> · {person.pronouns.join('/')}</>}
        </p>
        <AboutLinks person={person} />
        {counts}
        {!isPhone && person.monthlyViews !== null && <MonthlyViews views={person.monthlyViews} />}
      </div>
      {privateMark(person)}
    </>
  );
}

function MonthlyViews({ views }: { views: number }) {
  const { i18n } = useLingui();
  const shown = shortViews(views, i18n.locale);
  return (
    <p className={styles.line}>
      <Plural value={views} one={`${shown} monthly view`} other={`${shown} monthly views`} />
    </p>
  );
}

function privateMark(person: HeaderPerson) {
  return person.isPrivate && <div className={styles.mark}>{extra('isPrivate', person)}</div>;
}

function extra(of: keyof HeaderExtras, person: HeaderPerson) {
  return person[of] !== null && <HeaderExtra of={of} person={person} before={null} />;
}

// Few covers are videos.
const CoverVideo = latePart(() => import('./cover-video.tsx'), 'CoverVideo');

export function ProfileCover({ image, width, height, color, video }: ShownCover) {
  return (
    <div className={profileCoverStyles.cover}>
      <Picture
        source={{ src: image, webp: image.replace(/\.jpg$/, '.webp') }}
        alt=""
        {...{ width, height }}
        color={color ?? undefined}
        isFirst
        isCover
        className={profileCoverStyles.image}
      />
      {video && <CoverVideo src={video} poster={image} before={null} />}
    </div>
  );
}
