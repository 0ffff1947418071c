import type { ActingPage } from '#app/server/acting-page.ts';
import { isUsable } from '#features/business/access/active-profile.ts';
import { mayActFor } from '#features/core/identity/acting-access.ts';
import { pathOfPicture, picturePath } from '#features/core/media/picture-urls.ts';
import type { SwitchedOff } from '#features/library/saves/switched-off.ts';
import type { Viewer } from '#platform/resource/viewer.ts';

/** Every page contains it, so it is kept small. */
export interface ShellData {
  viewer: ShellViewer | null;
  brandName: string;
  storyPinPath: string;
  switchedOff: SwitchedOff;
  /** The entry for stories alone creates pins, under their name. */
  isPinHidden: boolean;
  /** A crawler is not asked anything. */
  isBot: boolean;
  /** Only for those who were given access to a business. */
  acting: ShellActing | null;
}

export interface ShellActing {
  self: ShellViewer;
  /** As whom the page is used. */
  actor: ShellViewer | null;
  active: ShellProfile | null;
  profiles: ShellProfile[];
  /** The id of whom to go on with on the next page; null for oneself. */
  choice: string | null;
  isAllowed: boolean;
  hasSwitcher: boolean;
}

export interface ShellProfile {
  id: string;
  username: string;
  name: string;
  image: string | null;
  permissions: readonly string[];
  /** Nobody can act for it who has no second factor, except its owners. */
  needsSecondFactor: boolean;
  /** A client of an agency, in whose ads alone one acts for it. */
  isManaged?: boolean;
}

export interface ShellViewer {
  id: string;
  username: string;
  fullName: string;
  imageSmallUrl: string | null;
  /** Sees pages as themselves, but has to sign in to act. */
  isLimited: boolean;
  isStaff: boolean;
  mayAdvertise: boolean;
  /** See and pay for its ads. */
  mayBill: boolean;
}

/** Null for visitors and crawlers. */
export function shellViewer(viewer: Viewer, hasAds: boolean): ShellViewer | null {
  if (viewer.id === undefined) return null;
  const { id, username, fullName, avatarSignature, isStaff } = viewer;
  return {
    id,
    username,
    fullName,
    imageSmallUrl: avatarSignature && picturePath(avatarSignature, '136x136'),
    isLimited: viewer.kind === 'limited',
    isStaff,
    mayAdvertise: hasAds && viewer.isPartner && mayActFor(viewer, {}, 'advertise'),
    mayBill: hasAds && viewer.isPartner && mayActFor(viewer, {}, 'bill'),
  };
}

export function shellActing(acting: ActingPage | null, hasAds: boolean): ShellActing | null {
  const self = acting && shellViewer(acting.self, hasAds);
  if (!acting || !self) return null;
  const profiles = acting.profiles.map((profile) => ({
    ...{ id: profile.id, permissions: profile.permissions },
    ...{ username: profile.user.username, name: profile.user.businessName },
    image: pathOfPicture(profile.user.imgUrl),
    needsSecondFactor: !isUsable(profile),
    ...(profile.isManaged && { isManaged: true }),
  }));
  const active = profiles.find(({ id }) => id === acting.active?.profile.id) ?? null;
  const actor = acting.active ? shellViewer(acting.active.viewer, hasAds) : self;
  const { choice, isAllowed, hasSwitcher } = acting;
  return { self, actor, active, profiles, choice, isAllowed, hasSwitcher };
}
