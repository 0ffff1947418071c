/** Something that is on or off for all, or differs from person to person. */
export type Flag =
  | { kind: 'switch'; isOn: boolean }
  /** `groups` are percents that add up to 100; `default` is for those without an id, and where nothing is decided. */
  | { kind: 'experiment'; groups: Readonly<Record<string, number>>; default: string };

/** The groups of a flag; those of a switch are `on` and `off`. */
export type GroupOf<F extends Flag> = F extends { groups: infer Groups }
  ? keyof Groups & string
  : 'on' | 'off';

/** The groups that a flag may answer. */
export function groupsOf(flag: Flag): string[] {
  return flag.kind === 'switch' ? ['on', 'off'] : Object.keys(flag.groups);
}

/** The group of whoever nothing is decided for. */
export function defaultOf(flag: Flag): string {
  if (flag.kind === 'switch') return flag.isOn ? 'on' : 'off';
  return flag.default;
}

/** Whether a group is one that sees the thing: a switch that is on, or the group `enabled` of an experiment. */
export function isOnGroup(group: string): boolean {
  return group === 'on' || group === 'enabled';
}
