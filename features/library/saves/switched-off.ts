import type { FlagGroup } from '#platform/flags/flag.ts';

export interface SwitchedOff {
  pins: boolean;
  stories: boolean;
}

export function switchedOffFor(group: FlagGroup<'pin_creation'>): SwitchedOff {
  return { pins: group !== 'enabled', stories: group === 'disable_all' };
}

export function isSwitchedOff(made: 'pin' | 'story' | 'board', { pins, stories }: SwitchedOff): boolean {
  return (made === 'pin' && pins) || (made === 'story' && stories);
}
