/** Something that is on or off for all, or differs from person to person. */
export type Flag =
  | { kind: 'switch'; isOn: boolean }
  /** `groups` are percents that add up to 100; `default` is for those without an id, and where nothing is decided. */
  | { kind: 'experiment'; groups: Readonly<Record<string, number>>; default: string };

/** The flags of a product by name, as it hands them in. */
export type FlagList = Readonly<Record<string, Flag>>;

/** The product declares the type of its list here, so that a name or group that it does not have is a wrong type. */
// biome-ignore lint/suspicious/noEmptyInterface: the product fills it
export interface ProductFlags {}

export type FlagName = keyof ProductFlags & string;

/** The groups that a flag of this name may answer; those of a switch are `on` and `off`. */
export type FlagGroup<Name extends FlagName> = ProductFlags[Name] extends { groups: infer Groups }
  ? keyof Groups & string
  : 'on' | 'off';

/** The flag of this name, where the product has it. */
export function findFlag(flags: FlagList, name: string): Flag | undefined {
  return Object.hasOwn(flags, name) ? flags[name] : undefined;
}

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
