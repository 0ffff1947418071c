import { TAB_TYPES } from '../tab-types.ts';
import type { PersonProfile } from '../wire/person-answer.ts';

export type ProfileTab = PersonProfile['eligible_profile_tabs'][number];

export interface TabFacts {
  isOwner: boolean;
  isBot: boolean;
  hasPublishedPins: boolean;
  hasTriedPins: boolean;
}

/** The tabs of a profile for this viewer, and which one is the default. */
export function eligibleTabs({ isOwner, isBot, hasPublishedPins, hasTriedPins }: TabFacts): ProfileTab[] {
  const isCreatedOffered = !isBot && (isOwner || hasPublishedPins);
  const opens = isCreatedOffered && hasPublishedPins ? TAB_TYPES.created : TAB_TYPES.saved;
  const offered = [
    ...(isCreatedOffered ? [TAB_TYPES.created] : []),
    TAB_TYPES.saved,
    ...(hasTriedPins && !isBot ? [TAB_TYPES.tried] : []),
  ];
  return offered.map((tab_type) => ({ tab_type, is_default: tab_type === opens }));
}

/** The tab for an address without one: the default, else the first. */
export function defaultTab(tabs: readonly ProfileTab[]): ProfileTab['tab_type'] {
  return (tabs.find((tab) => tab.is_default) ?? tabs[0])?.tab_type ?? TAB_TYPES.saved;
}

const SEGMENTS: Record<string, ProfileTab['tab_type']> = {
  _saved: TAB_TYPES.saved,
  _created: TAB_TYPES.created,
  tried: TAB_TYPES.tried,
  '_self-profile/boards': TAB_TYPES.selfBoards,
  '_self-profile/pins': TAB_TYPES.selfPins,
};

/** The tab for the rest of a profile's address; `decider` and an empty text mean the default one. */
export function tabAt(segment: string, tabs: readonly ProfileTab[]): ProfileTab['tab_type'] | null {
  const named = segment.replace(/\/$/, '');
  return named === '' || named === 'decider' ? defaultTab(tabs) : (SEGMENTS[named] ?? null);
}

export function segmentOf(tab: ProfileTab['tab_type']): string {
  return Object.entries(SEGMENTS).find(([, type]) => type === tab)?.[0] ?? '_saved';
}
