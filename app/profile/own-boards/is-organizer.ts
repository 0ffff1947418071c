import type { PageContext } from '#app/server/page-context.ts';

/** Their own or, within the experiment, one that they may act for. */
export async function isOrganizer({ viewer, flags, call }: PageContext, profileId: string): Promise<boolean> {
  if (viewer.kind !== 'person') return false;
  if (viewer.id === profileId) return true;
  if (!flags.isOn('business_access_organize')) return false;
  const { data } = await call('GET /vx/business_access/profiles/', {});
  return data.some(({ id, viewerMeetsMfaRequirement }) => id === profileId && viewerMeetsMfaRequirement);
}
