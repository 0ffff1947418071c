import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { incomingFolder } from '#features/core/media/take-media.service.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { testWebServer } from '#testing/web.ts';

const MINUTE = 60_000;

afterEach(() => vi.useRealTimers());

test('a web process removes what one that died left half taken, and nothing that is under way beside it', async () => {
  const platform = await testPlatform(await freshDatabase());
  const folder = incomingFolder(platform);
  await mkdir(folder, { recursive: true });
  const leave = async (name: string, minutesAgo: number) => {
    const at = new Date(platform.clock.now().getTime() - minutesAgo * MINUTE);
    await writeFile(join(folder, name), 'half');
    await utimes(join(folder, name), at, at);
  };
  await leave('video-left', 46);
  await leave('video-under-way', 10);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await testWebServer(platform);
  expect(await readdir(folder)).toEqual(['video-under-way']);
  platform.clock.advance(45 * MINUTE);
  vi.advanceTimersByTime(45 * MINUTE);
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]));
});
