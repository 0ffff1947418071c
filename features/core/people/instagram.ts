import type { Flags } from '#platform/flags/flags-for.ts';

/** Whether a viewer sees Instagram usernames and is asked for theirs. */
export function isHandleOffered(flags: Pick<Flags, 'isOn'>): boolean {
  return (
    flags.isOn('instagram_account_claiming_ga_cohort_one_web') ||
    flags.isOn('instagram_account_claiming_ga_cohort_two_web')
  );
}

export function instagramAddressOf(username: string): string {
  return `https://www.instagram.com/${encodeURIComponent(username)}/`;
}
