import { useSyncExternalStore } from 'react';
import type { ActingPage } from '#app/server/acting-page.ts';
import { ACTING_COOKIE } from '#features/business/access/active-profile.ts';
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
}

export interface ShellViewer {
  id: string;
  username: string;
  fullName: string;
  imageSmallUrl: string | null;
  /** Sees pages as themselves, but has to sign in to act. */
  isLimited: boolean;
  isStaff: boolean;
}

/** Null for visitors and crawlers. */
export function shellViewer(viewer: Viewer): ShellViewer | null {
  if (viewer.id === undefined) return null;
  const { id, username, fullName, avatarSignature, isStaff } = viewer;
  return {
    id,
    username,
    fullName,
    imageSmallUrl: avatarSignature && picturePath(avatarSignature, '136x136'),
    isLimited: viewer.kind === 'limited',
    isStaff,
  };
}

export function shellActing(acting: ActingPage | null): ShellActing | null {
  const self = acting && shellViewer(acting.self);
  if (!acting || !self) return null;
  const profiles = acting.profiles.map(({ id, permissions, user }) => ({
    ...{ id, permissions, username: user.username, name: user.businessName },
    image: pathOfPicture(user.imgUrl),
  }));
  const active = profiles.find(({ id }) => id === acting.active?.profile.id) ?? null;
  const actor = acting.active ? shellViewer(acting.active.viewer) : self;
  const { choice, isAllowed, hasSwitcher } = acting;
  return { self, actor, active, profiles, choice, isAllowed, hasSwitcher };
}

const YEAR_SECONDS = 365 * 86_400;

/** Kept in this browser, where the server reads it too: the first paint is right. */
export function keepChoice(viewerId: string, profileId: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the other interface does not exist on plain HTTP
  document.cookie = `${ACTING_COOKIE}=${viewerId}.${profileId}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

export function forgetChoice(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${ACTING_COOKIE}=; path=/; max-age=0; samesite=lax`;
}

let ended: ShellProfile | null = null;
const listeners = new Set<() => void>();

/** The server has refused to act for it: every further call of this page would be refused too. */
export function endActing(profile: ShellProfile): void {
  forgetChoice();
  ended = profile;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The account that can no longer be acted for. */
export function useEndedProfile(): ShellProfile | null {
  return useSyncExternalStore(
    listen,
    () => ended,
    () => null,
  );
}
