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
};

/** The viewer of the page, from the root's loader; nobody on a page that failed to load. */
export function useShell(): ShellData {
  return useRouteLoaderData<ShellData>('root') ?? NOBODY;
}

/** The viewer where they may act: signed in, and not by a limited login. */
export function useActor(): ShellViewer | null {
  const { viewer } = useShell();
  return viewer && !viewer.isLimited ? viewer : null;
}
