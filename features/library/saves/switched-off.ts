import type { FlagGroup } from '#platform/flags/flag.ts';

/** What cannot be made for the time being. */
export interface SwitchedOff {
  pins: boolean;
  stories: boolean;
}

/** What cannot be made by those in a group of the experiment. */
export function switchedOffFor(group: FlagGroup<'pin_creation'>): SwitchedOff {
  return { pins: group !== 'enabled', stories: group === 'disable_all' };
}

/** Whether something of this kind cannot be made. */
export function isSwitchedOff(made: 'pin' | 'story' | 'board', { pins, stories }: SwitchedOff): boolean {
  return (made === 'pin' && pins) || (made === 'story' && stories);
}
