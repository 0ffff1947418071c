import type { FlagGroup } from '#platform/flags/flag.ts';

/** What cannot be made by those in a group of the experiment. */
export function switchedOffFor(group: FlagGroup<'pin_creation'>): { pins: boolean; stories: boolean } {
  return { pins: group !== 'enabled', stories: group === 'disable_all' };
}
