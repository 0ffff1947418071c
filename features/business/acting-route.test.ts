import { expect, test } from 'vitest';
import { actingProfileAt, actingRouteAt } from './acting-route.ts';

test('[ROUTE-51] the pages of a pin and of a profile decide which profile is the acting one, others none', () => {
  expect(actingRouteAt('/pin/123/')).toEqual({ kind: 'pin', pinId: '123', rule: 'always' });
  expect(actingRouteAt('/pin/123')).toMatchObject({ kind: 'pin' });
  expect(actingRouteAt('/Studio/')).toEqual({ kind: 'profile', username: 'studio', rule: 'experiment' });
  for (const path of [
    '/',
    '/settings/',
    '/search/',
    '/news/',
    '/conversation/1/',
    '/pin/abc/',
    '/ada/soups/',
  ])
    expect(actingRouteAt(path), path).toBeNull();
  const own = { id: '1', user: { username: 'ada' } };
  const studio = { id: '2', user: { username: 'studio' } };
  const shop = { id: '3', user: { username: 'shop' } };
  const at = (path: string, chosenId: string | null = null) =>
    actingProfileAt(path, { own, others: [studio, shop], chosenId }).user.username;
  expect([at('/studio/'), at('/ben/'), at('/ada/')]).toEqual(['studio', 'ada', 'ada']);
  expect([at('/pin/5/'), at('/pin/5/', '3'), at('/pin/5/', '9')]).toEqual(['ada', 'shop', 'ada']);
  expect(at('/settings/', '3')).toBe('ada');
});
