import { expect, test } from 'vitest';
import { eraseAccountsNow } from '#features/core/identity/testing-erasure.ts';
import { callFrom, openModeration, waitingFor } from '../testing-moderation.ts';

test('who made a legal request about somebody who has left for good since is told, and the log notes it', async () => {
  const { platform, cast, hal, reported, decide } = await openModeration();
  const { ada, ben } = cast;
  const [open, decided] = [await ada.saves.pin(), await ada.saves.pin()];
  const request = (changes: object) =>
    callFrom(platform, 'DE', ben, 'POST /v3/legal/takedowns/:law/', {
      ...{ law: 'dsa', content_urls: [`http://pinfold.test/pin/${open.id}/`], is_true: true },
      ...{ statement: 'A law.', ...changes },
    }) as Promise<{ receipt: string }>;
  const { receipt } = await request({ email: 'lawyer@example.org' });
  await decide(await reported('pin', decided.id), { decision: 'warn' });
  const id = await reported('pin', open.id);
  await reported('person', ada.id);
  await platform.runJobs();
  platform.outbox.length = 0;
  await platform.db.write(`update accounts set erase_after = now() - interval '1 day' where id = $1`, [
    ada.id,
  ]);

  await eraseAccountsNow(platform);
  await eraseAccountsNow(platform);
  await platform.runJobs();

  expect(platform.outbox.map(({ to }) => to)).toEqual(['lawyer@example.org']);
  expect(platform.outbox[0]?.subject).toContain(receipt);
  expect(platform.outbox[0]?.text).toContain('no longer on this site');
  expect(await waitingFor(hal)).toEqual([]);
  const { data: log } = await hal.call('ModerationLogResource.get', { page_size: 10 });
  const ends = log.filter(({ act }) => act === 'gone');
  expect(ends).toHaveLength(2);
  expect(ends).toContainEqual(
    expect.objectContaining({ case_id: id, staff: null, data: { receipts: receipt } }),
  );
});
