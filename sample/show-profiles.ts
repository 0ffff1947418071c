import { countViewsJob } from '#features/core/people/count-views/count-views.service.ts';
import { markPerson } from '#features/core/people/mark-person/mark-person.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { SAMPLE_PROFILES } from './words/profiles.ts';
import { addViews, markProfile } from './world.store.ts';

export async function showProfiles(platform: Platform, idOf: (username: string) => Id): Promise<void> {
  const { db, clock, jobs } = platform;
  for (const profile of SAMPLE_PROFILES) {
    const id = idOf(profile.username);
    await markProfile(db, id, { isCreator: profile.isCreator ?? false, handle: profile.handle ?? null });
    for (const { mark, site = null } of profile.marks ?? []) {
      await markPerson(db, profile.username, { mark, isOn: true, site });
    }
    await addViews(db, id, profile.views ?? 0, clock.now());
  }
  await jobs.enqueue(db, countViewsJob, {});
}
