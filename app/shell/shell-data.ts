import type { SwitchedOff } from '#features/library/saves/switched-off.ts';
import type { Viewer } from '#platform/resource/viewer.ts';

/** What every page knows in the browser: who asks, in the fewest words. */
export interface ShellData {
  viewer: ShellViewer | null;
  brandName: string;
  /** Where story pins are made. */
  storyPinPath: string;
  /** What cannot be made for the time being. */
  switchedOff: SwitchedOff;
  /** Pins are offered by the entry for stories alone, under their name. */
  isPinHidden: boolean;
  /** A crawler looks, whom nothing is asked. */
  isBot: boolean;
}

export interface ShellViewer {
  id: string;
  username: string;
  fullName: string;
  imageSmallUrl: string | null;
  /** Came by a limited login: looks as themselves, but has to sign in to act. */
  isLimited: boolean;
  /** Sees what people report. */
  isStaff: boolean;
}

/** What the browser may know of the viewer; null for visitors and crawlers. */
export function shellViewer(viewer: Viewer): ShellViewer | null {
  if (viewer.id === undefined) return null;
  const { id, username, fullName, imageSmallUrl, isStaff } = viewer;
  return {
    id,
    username,
    fullName,
    imageSmallUrl: imageSmallUrl && new URL(imageSmallUrl).pathname,
    isLimited: viewer.kind === 'limited',
    isStaff,
  };
}
