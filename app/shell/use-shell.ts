import { useRouteLoaderData } from 'react-router';
import { storyPinPath } from '#features/library/saves/pin-builder/story-pin-path.ts';
import type { ShellData, ShellViewer } from './shell-data.ts';

const NOBODY: ShellData = {
  viewer: null,
  brandName: 'Pinfold',
  storyPinPath: storyPinPath(true),
  switchedOff: { pins: false, stories: false },
  isPinHidden: false,
  isBot: false,
  acting: null,
};

/** On a page that failed to load, the viewer is nobody. */
export function useShell(): ShellData {
  return useRouteLoaderData<ShellData>('root') ?? NOBODY;
}

/** The account that is acted for, or the viewer; null for visitors and whoever may only look. */
export function useActor(): ShellViewer | null {
  const { viewer, acting } = useShell();
  const actor = acting?.actor ?? viewer;
  return actor && !actor.isLimited ? actor : null;
}

/** Signed in, if only to look at a business. */
export function useMayLook(): boolean {
  const { acting } = useShell();
  return useActor() !== null || acting !== null;
}
