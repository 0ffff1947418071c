import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { picturePath, videoPath } from '#features/core/media/picture-urls.ts';
import { PICTURE_SIZES } from '#platform/images/picture-sizes.ts';
import { jpegOf } from '#platform/images/testing-pictures.ts';
import { memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { openSlot, sendFile, signatureOf } from '#testing/uploads.ts';
import { testWebServer, webClient } from '#testing/web.ts';
import { recordingQueries } from './recording-queries.ts';

/** Whoever was told the address of a picture may see it; what is refused, is refused alike whatever there was. */
test('a file that is gone is answered as one that never was, without a look at the database', async () => {
  const platform = await testPlatform(await freshDatabase());
  const { db, texts, settled } = recordingQueries(platform.db);
  const app = await testWebServer({ ...platform, db });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const ada = await memberOf(platform, 'ada');
  const slot = await openSlot(ada);
  await sendFile(origin, slot.upload_url, await jpegOf(300, 200));
  const signature = await signatureOf(ada, slot);
  const visitor = webClient(app);
  const look = async (url: string, headers = {}) => {
    texts.length = 0;
    const { status, text, headers: told } = await visitor.send({ method: 'GET', url, headers });
    await settled();
    const { 'x-request-id': _own, date: _now, ...rest } = told;
    return { status, text, rest, texts: [...texts] };
  };
  const paths = (of: string) => [...PICTURE_SIZES.map((size) => picturePath(of, size)), videoPath(of, 'mp4')];
  expect(await look(picturePath(signature, '236x'))).toMatchObject({ status: 200, texts: [] });
  for (const path of paths(signature)) await platform.storage.delete(path.slice(1));
  const never = paths(randomBytes(16).toString('hex'));
  for (const [at, path] of paths(signature).entries()) {
    for (const headers of [{}, { range: 'bytes=0-9' }]) {
      const gone = await look(path, headers);
      expect(gone).toMatchObject({ status: 404, texts: [] });
      expect(gone.rest['cache-control']).toBe('no-store');
      expect(gone).toEqual(await look(never[at] ?? '', headers));
    }
  }
});
