import { expect, test } from '@playwright/test';
import { EVENT_TYPES, VIEW_TYPES } from '#features/measure/events/event.ts';
import { callAs, signUpFresh } from './acting.ts';
import { open, visitorOf } from './looking.ts';
import { makePin } from './making.ts';
import { eventsOf } from './telling.ts';

test('who looks at a profile or a pin of somebody else is noted once for each, and nobody at their own', async ({
  page,
}) => {
  const other = await visitorOf(page);
  const username = await signUpFresh(page, 'Nora');
  await signUpFresh(other, 'Olga');
  const { id: userId } = await callAs(page, 'UserResource.get', { username });
  const { id: pinId } = await makePin(page);
  const [own, told] = [eventsOf(page), eventsOf(other)];
  for (const path of [`/${username}/`, `/pin/${pinId}/`]) {
    for (const looking of [page, other]) {
      await open(looking, path);
      await looking.waitForLoadState('networkidle');
    }
  }
  const event_type = EVENT_TYPES.view;
  await expect
    .poll(() => told)
    .toEqual([
      { event_type, view_type: VIEW_TYPES.profile, object_id_str: userId },
      { event_type, view_type: VIEW_TYPES.pin, object_id_str: pinId },
    ]);
  expect(event_type).toBe(13);
  expect(own).toEqual([]);
  await other.context().close();
});
