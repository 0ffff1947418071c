import { beforeAll, expect, test } from 'vitest';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { PLACEMENT } from './experience.ts';
import { experienceCalls } from './experience-calls.ts';
import { EXPERIENCE_IDS } from './testing-experiences.ts';

let cast: Cast;

beforeAll(async () => {
  cast = await castOf(await testPlatform(await freshDatabase()));
});

test('[API-23] [EXP-09] a placement is fetched, and completing and dismissing carry placement and experience', async () => {
  const { ada } = cast;
  const sent: object[] = [];
  const call: typeof ada.call = (name, options) => {
    sent.push({ name, ...options });
    return ada.call(name, options);
  };
  const { fetchPlacement, note } = experienceCalls(call);
  const open = async () => (await fetchPlacement(PLACEMENT)).map(({ experience_id }) => experience_id);
  const before = await open();
  expect(before).toEqual(
    expect.arrayContaining([EXPERIENCE_IDS.createBoard, EXPERIENCE_IDS.planningActions]),
  );
  const placed = (experience_id: string) => ({ placement_id: PLACEMENT, experience_id });
  await note(placed(EXPERIENCE_IDS.createBoard), 'completed');
  await note(placed(EXPERIENCE_IDS.planningActions), 'dismissed');
  expect(sent.slice(-2)).toEqual([
    { name: 'ExperienceResource.update', ...placed(EXPERIENCE_IDS.createBoard), state: 'completed' },
    { name: 'ExperienceResource.update', ...placed(EXPERIENCE_IDS.planningActions), state: 'dismissed' },
  ]);
  const gone: string[] = [EXPERIENCE_IDS.createBoard, EXPERIENCE_IDS.planningActions];
  expect(await open()).toEqual(before.filter((id) => !gone.includes(id)));
});
