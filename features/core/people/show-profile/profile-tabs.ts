import { HUB_SEGMENT } from '../hub-segment.ts';
import { TAB_TYPES } from '../person.ts';
import type { PersonProfile } from '../wire/person-answer.ts';

export type ProfileTab = PersonProfile['eligible_profile_tabs'][number];

export interface TabFacts {
  isOwner: boolean;
  isBot: boolean;
  hasPublishedPins: boolean;
  hasTriedPins: boolean;
  /** Of the pins that the viewer may see, most are from others. */
  isMostlySaved: boolean;
}

/** Owners begin with what they published, and all others with the fuller tab. */
export function eligibleTabs(facts: TabFacts): ProfileTab[] {
  const { isOwner, isBot, hasPublishedPins, hasTriedPins, isMostlySaved } = facts;
  const isCreatedOffered = !isBot && (isOwner || hasPublishedPins);
  const isCreatedFirst = isCreatedOffered && hasPublishedPins && (isOwner || !isMostlySaved);
  const opens = isCreatedFirst ? TAB_TYPES.created : TAB_TYPES.saved;
  const offered = [
    ...(isCreatedOffered ? [TAB_TYPES.created] : []),
    TAB_TYPES.saved,
    ...(hasTriedPins && !isBot ? [TAB_TYPES.tried] : []),
  ];
  return offered.map((tab_type) => ({ tab_type, is_default: tab_type === opens }));
}

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

/** `decider` and an empty text mean the default one. */
export function tabAt(segment: string, tabs: readonly ProfileTab[]): ProfileTab['tab_type'] | null {
  const named = segment.replace(/\/$/, '');
  return named === '' || named === 'decider' ? defaultTab(tabs) : (SEGMENTS[named] ?? null);
}

export function segmentOf(tab: ProfileTab['tab_type']): string {
  return Object.entries(SEGMENTS).find(([, type]) => type === tab)?.[0] ?? '_saved';
}

const PROFILE_LISTS = ['_boards', '_pins', HUB_SEGMENT, 'story_pins', 'video_pins', 'topics'] as const;

export type ProfileList = (typeof PROFILE_LISTS)[number];

type Counted = Pick<
  PersonProfile,
  | 'is_open_to_me'
  | 'is_partner'
  | 'board_count'
  | 'secret_board_count'
  | 'archived_board_count'
  | 'pin_count'
  | 'story_pin_count'
  | 'video_pin_count'
  | 'interest_following_count'
>;

/** Those that have something for this viewer. Owners with pins but no boards can create boards on theirs. */
export function listsOf(person: Counted): ProfileList[] {
  const { board_count, secret_board_count, archived_board_count = 0, pin_count: pins } = person;
  const isOwn = secret_board_count !== undefined;
  const boards = board_count + (secret_board_count ?? 0) + archived_board_count;
  const isThere: Record<ProfileList, boolean> = {
    _boards: boards > 0 || (isOwn && pins > 0),
    _pins: pins > 0,
    [HUB_SEGMENT]: boards > 0 && pins > 0 && !person.is_partner,
    story_pins: person.story_pin_count > 0,
    video_pins: person.video_pin_count > 0,
    topics: person.interest_following_count > 0,
  };
  return person.is_open_to_me ? PROFILE_LISTS.filter((list) => isThere[list]) : [];
}
