import { expect, test } from 'vitest';
import { erasing } from '#features/core/identity/testing-erasure.ts';
import { parseId } from '#platform/ids/ids.ts';
import { castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { erasePins } from './erase-person.service.ts';

test('pins that cannot be deleted end the work with an error, and do not keep it busy for ever', async () => {
  const platform = await testPlatform(await freshDatabase());
  const { ada } = await castOf(platform);
  const pin = await ada.saves.pin();
  await ada.call('PinResource.delete', { id: pin.id });
  await platform.db.write(
    `insert into moderation_cases (home, id, user_id, kind, object_id, status, decision, waiting_since)
      select home, new_id(home), pinner_id, 'pin', id, 'appealed', 'remove_pin', now() from pins where id = $1`,
    [parseId(pin.id)],
  );
  await expect(erasePins(platform, erasing(ada), AbortSignal.timeout(10_000))).rejects.toThrow(
    'cannot be deleted',
  );
});
