import { beforeAll, expect, test } from 'vitest';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { GUIDES, PLACEMENT } from '../experience.ts';

let cast: Cast;

beforeAll(async () => {
  cast = await castOf(await testPlatform(await freshDatabase()));
});

const open = async (who: Cast['ada']) =>
  (await who.call('ExperiencesResource.get', { placement_id: PLACEMENT })).data.map(
    (one) => one.experience_id,
  );

const meet = (who: Cast['ada'], experience_id: string, state: 'viewed' | 'completed' | 'dismissed') =>
  who.call('ExperienceResource.update', { placement_id: PLACEMENT, experience_id, state });

test('the guides are open until somebody completes or dismisses them, each for themselves', async () => {
  const { ada, ben } = cast;
  const both = [GUIDES.createBoard, GUIDES.planningActions];
  expect(await open(ada)).toEqual(both);
  await meet(ada, GUIDES.createBoard, 'viewed');
  expect(await open(ada)).toEqual(both);
  await Promise.all([meet(ada, GUIDES.createBoard, 'dismissed'), meet(ada, GUIDES.createBoard, 'dismissed')]);
  expect(await open(ada)).toEqual([GUIDES.planningActions]);
  await meet(ada, GUIDES.createBoard, 'viewed');
  expect(await open(ada)).toEqual([GUIDES.planningActions]);
  await meet(ada, GUIDES.planningActions, 'completed');
  expect(await open(ada)).toEqual([]);
  expect(await open(ben)).toEqual(both);
});

test('what is no experience of the placement is not found, what is no state refused', async () => {
  const { ada, visitor } = cast;
  await expect(meet(ada, '7', 'viewed')).rejects.toMatchObject({ kind: 'not-found' });
  await expect(
    ada.call('ExperienceResource.update', {
      placement_id: 20,
      experience_id: GUIDES.createBoard,
      state: 'viewed',
    }),
  ).rejects.toMatchObject({ kind: 'not-found' });
  await expect(meet(ada, GUIDES.createBoard, 'loved' as never)).rejects.toMatchObject({ field: 'state' });
  await expect(visitor.call('ExperiencesResource.get', {})).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
});

test.each(['completed', 'dismissed'] as const)(
  '[EXP-09] to be %s an experience needs its placement and id',
  async (state) => {
    const who = state === 'completed' ? cast.ben : cast.chi;
    const whole = { placement_id: PLACEMENT, experience_id: GUIDES.createBoard, state };
    for (const field of ['placement_id', 'experience_id'] as const) {
      const partial = who.call('ExperienceResource.update', { ...whole, [field]: undefined } as never);
      await expect(partial).rejects.toMatchObject({ kind: 'invalid', field });
    }
    const other = who.call('ExperienceResource.update', { ...whole, placement_id: PLACEMENT + 1 });
    await expect(other).rejects.toMatchObject({ kind: 'not-found' });
    expect((await who.call('ExperienceResource.update', whole)).data).toEqual({
      experience_id: GUIDES.createBoard,
    });
    expect(await open(who)).not.toContain(GUIDES.createBoard);
  },
);
