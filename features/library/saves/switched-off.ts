import type { FlagGroup } from '#platform/flags/flag.ts';

/** What cannot be created at the moment. */
export interface SwitchedOff {
  pins: boolean;
  stories: boolean;
}

/** What people in a group of the experiment cannot create. */
export function switchedOffFor(group: FlagGroup<'pin_creation'>): SwitchedOff {
  return { pins: group !== 'enabled', stories: group === 'disable_all' };
}

/** Whether this kind of thing cannot be created. */
export function isSwitchedOff(made: 'pin' | 'story' | 'board', { pins, stories }: SwitchedOff): boolean {
  return (made === 'pin' && pins) || (made === 'story' && stories);
}
