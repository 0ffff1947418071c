import { picturePath } from '#features/core/media/picture-urls.ts';
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
