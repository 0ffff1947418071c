import { expect, test } from 'vitest';
import { creditsOf } from './attribution.ts';

const DAY = 86_400_000;

test('for any windows a conversion belongs to the last touch within them, and to no other', () => {
  const at = new Date('2026-03-31T00:00:00Z');
  const touch = (kind: 'click' | 'engagement' | 'view', daysAgo: number) => ({
    ...{ touch: kind, adId: `${kind} ${daysAgo}`, adGroupId: '1', campaignId: '1' },
    at: new Date(at.getTime() - daysAgo * DAY),
  });
  const touched = [
    ...[
      touch('click', 20),
      touch('click', 40),
      touch('engagement', 10),
      touch('view', 2),
      touch('view', 0.5),
    ],
    touch('click', -1),
  ];
  const credits = creditsOf(touched, at);
  const has = (chosen: Record<'click' | 'engagement' | 'view', number>) =>
    credits
      .filter(({ touch: own, days }) =>
        (['click', 'engagement', 'view'] as const).every((kind) =>
          kind === own ? days[kind] <= chosen[kind] : days[kind] === 0 || days[kind] > chosen[kind],
        ),
      )
      .map(({ adId }) => adId);
  expect(has({ click: 30, engagement: 30, view: 1 })).toEqual(['view 0.5']);
  expect(has({ click: 30, engagement: 30, view: 0 })).toEqual(['engagement 10']);
  expect(has({ click: 30, engagement: 7, view: 0 })).toEqual(['click 20']);
  expect(has({ click: 14, engagement: 7, view: 0 })).toEqual([]);
  for (const click of [0, 1, 7, 14, 30, 60])
    for (const engagement of [0, 1, 7, 14, 30, 60])
      for (const view of [0, 1, 7, 14, 30, 60])
        expect(has({ click, engagement, view }).length).toBeLessThanOrEqual(1);
});
