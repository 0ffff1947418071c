import { expect, test } from 'vitest';
import { erasing } from '#features/core/identity/testing-erasure.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { eraseSaves } from './erase-person.service.ts';

test('pins that cannot be taken away end the work with an error, and do not keep it busy for ever', async () => {
  const platform = await testPlatform(await freshDatabase());
  const { ada } = await castOf(platform);
  const pin = await ada.saves.pin();
  // It is listed with its pinner, but its id says that it lives elsewhere.
  await platform.db.write('alter table pins drop constraint pins_check');
  const [elsewhere] = await platform.db.rows<{ id: string }>(
    'select new_id((($1::int + 1) % 4096)::smallint) as id',
    [homeOf(pin.id as Id)],
  );
  await platform.db.write('update pins set id = $2 where id = $1', [pin.id, elsewhere?.id]);
  const work = eraseSaves(platform, erasing(ada), AbortSignal.timeout(10_000));
  await expect(work).rejects.toThrow('cannot be taken away');
});
