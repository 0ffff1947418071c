import type { FlagGroup } from '#platform/flags/flag.ts';

export interface SwitchedOff {
  pins: boolean;
  stories: boolean;
}

export function switchedOffFor(group: FlagGroup<'pin_creation'>): SwitchedOff {
  return { pins: group !== 'enabled', stories: group === 'disable_all' };
}

export type Made = 'pin' | 'story' | 'board' | 'section';

export function isSwitchedOff(made: Made, { pins, stories }: SwitchedOff): boolean {
  return (made === 'pin' && pins) || (made === 'story' && stories);
}
