import type { FlagState, SessionOverrides } from '#platform/flags/flags-for.ts';

export type FlagRefusal = 'no-such-flag' | 'no-such-group';

/** If no group is given, resets the flag; if no name is given, resets all flags. */
export function chooseFlag(
  flags: readonly FlagState[],
  { name, group }: { name: string | null; group: string | null },
): { overrides: SessionOverrides } | { refused: FlagRefusal } {
  const flag = flags.find((one) => one.name === name);
  if (name && !flag) return { refused: 'no-such-flag' };
  if (group && !flag?.groups.includes(group)) return { refused: 'no-such-group' };
  const kept = name ? flags.filter((one) => one.isOverridden && one.name !== name) : [];
  const overrides = Object.fromEntries(kept.map((one) => [one.name, one.group]));
  if (name && group) overrides[name] = group;
  return { overrides };
}
