import { expect, test } from 'vitest';
import type { PageContext } from '#app/server/page-context.ts';
import { pinsAt } from './profile-page.ts';

test('the lists of a profile ask for the person alone, once, also where boards are suggested', async () => {
  const asked: string[] = [];
  const call = async (name: string) => {
    asked.push(name);
    return { data: { username: 'ada', is_partner: false, has_pin_clusters: true } };
  };
  const page = { call, viewer: { kind: 'person', id: '1' } } as unknown as PageContext;
  for (let count = 0; count < 2; count += 1) await pinsAt(page, 'ada');
  expect(asked).toEqual(['UserResource.get']);
});
