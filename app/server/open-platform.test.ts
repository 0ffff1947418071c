import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { signedUp } from '#features/core/identity/testing-sign-up.ts';
import { loadConfig } from '#platform/config/config.ts';
import { afterFile } from '#testing/after-file.ts';
import { openPlatform } from './open-platform.ts';

test('after a restart a call whose process died may be repeated at once, and one that was answered keeps its answer', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pinfold-open-'));
  afterFile(() => rm(folder, { recursive: true, force: true }));
  const config = loadConfig({ MODE: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const opened = async () => {
    const stops: (() => Promise<unknown>)[] = [];
    const life = {
      atStop: (stop: () => Promise<unknown>) => void stops.unshift(stop),
      fail: (error: unknown) => expect(error).toBeUndefined(),
    };
    const { platform } = await openPlatform(config, { runsWorkers: false, say: () => {}, life });
    const stop = async () => {
      for (const one of stops.splice(0)) await one();
    };
    afterFile(stop);
    return { platform, stop };
  };
  const first = await opened();
  await signedUp(first.platform, 'nora');
  await first.platform.db.write(`insert into idempotency_keys (home, user_id, key, started_at, call, answer)
    select home, id, key, now(), 'a call', answer from users,
      (values ('died', null), ('done', '{}'::json)) as keys (key, answer)`);
  await first.stop();
  const second = await opened();
  expect(await second.platform.db.rows('select key from idempotency_keys')).toEqual([{ key: 'done' }]);
  await second.stop();
});
