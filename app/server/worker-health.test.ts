import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { afterFile } from '#testing/after-file.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { listenForHealth } from './worker-health.ts';

test('a process that only runs jobs tells of its health, at a port that nobody else has', async () => {
  const platform = await testPlatform(await freshDatabase());
  const listen = (workerPort: number) => listenForHealth(platform, { host: '127.0.0.1', workerPort });
  const app = await listen(0);
  afterFile(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  expect(await Promise.all(['/healthz', '/readyz', '/metrics', '/'].map(statusOf))).toEqual([
    200, 200, 200, 404,
  ]);
  await expect(listen(port)).rejects.toThrow('The port is already in use. Set WORKER_PORT to another one.');
});
