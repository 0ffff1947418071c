import { expect, test } from 'vitest';
import { failureAnswers } from '#api/resource/failed-requests.ts';
import { afterFile } from '#testing/after-file.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { createHttpServer } from './http-server.ts';

const FORGED = '198.51.100.66';
const VISITOR = '198.51.100.7';
const OUTER_PROXY = '10.0.0.2';
const INNER_PROXY = '10.0.0.3';

test('an address counts that a proxy of ours has added, and none that its visitor wrote', async () => {
  const platform = await testPlatform(await freshDatabase());
  const seenBehind = async (trustProxy: number, forwarded: string) => {
    const app = await createHttpServer(
      { ...platform, config: { ...platform.config, trustProxy } },
      failureAnswers(platform),
    );
    afterFile(() => app.close());
    app.get('/', (request) => Promise.resolve({ ip: request.ip }));
    const headers = { 'x-forwarded-for': forwarded };
    const answer = await app.inject({ url: '/', headers, remoteAddress: INNER_PROXY });
    return answer.json<{ ip: string }>().ip;
  };
  expect(await seenBehind(0, VISITOR)).toBe(INNER_PROXY);
  expect(await seenBehind(1, `${FORGED}, ${VISITOR}`)).toBe(VISITOR);
  expect(await seenBehind(2, `${FORGED}, ${VISITOR}, ${OUTER_PROXY}`)).toBe(VISITOR);
});
