import type { Flags } from '#platform/flags/flags-for.ts';

/** Whether names on Instagram are shown to a viewer, and theirs is asked for. */
export function isHandleOffered(flags: Pick<Flags, 'isOn'>): boolean {
  return (
    flags.isOn('instagram_account_claiming_ga_cohort_one_web') ||
    flags.isOn('instagram_account_claiming_ga_cohort_two_web')
  );
}

/** Where the photographs of somebody with this name are. */
export function instagramAddressOf(username: string): string {
  return `https://www.instagram.com/${encodeURIComponent(username)}/`;
}
