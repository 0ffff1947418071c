import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { recordPicture } from '#features/core/media/take-media.service.ts';
import { freshDatabase } from '../database.ts';
import { type TestPlatform, testPlatform } from '../platform.ts';
import { testWebServer } from '../web.ts';
import { plainPages } from './pages.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let port: number;
let picture: Buffer;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  app = await testWebServer(platform, plainPages);
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
});

/** Asks for a path as it stands: nothing tidies it on the way. */
function rawGet(path: string): Promise<{ status: number; text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  const asked = request({ host: '127.0.0.1', port, path, method: 'GET' }, async (response) => {
    resolve({ status: response.statusCode ?? 0, text: (await buffer(response)).toString('latin1') });
  });
  asked.on('error', reject).end();
  return promise;
}

async function signatureWith(secret: string): Promise<string> {
  const config = { ...platform.config, secret };
  const taken = await recordPicture({ ...platform, config }, Readable.from([picture]));
  if (!taken.ok) throw new Error(taken.reason);
  return taken.media.signature;
}

test('the address of a picture cannot be worked out from the picture', async () => {
  const [one, other, again] = [
    await signatureWith('a'.repeat(32)),
    await signatureWith('b'.repeat(32)),
    await signatureWith('a'.repeat(32)),
  ];
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(one);
  expect(other).not.toBe(one);
  for (const algorithm of ['md5', 'sha1', 'sha256', 'sha512', 'sha3-256', 'blake2b512']) {
    const plain = createHash(algorithm).update(picture).digest('hex');
    expect(plain).not.toContain(one);
  }
});

test('a path of pictures leads to nothing but pictures', async () => {
  const signature = await signatureWith(platform.config.secret);
  const [a, b, c] = [signature.slice(0, 2), signature.slice(2, 4), signature.slice(4, 6)];
  const folder = `/236x/${a}/${b}/${c}`;
  expect((await rawGet(`${folder}/${signature}.jpg`)).status).toBe(200);
  await writeFile(join(platform.config.dataDir, 'treasure.txt'), 'the treasure');
  const steps = ['..', '%2e%2e', '.%2e', '%252e%252e', '..%2f..', '..%5c..', '..\\..', '....//', '%00'];
  const targets = ['treasure.txt', 'files/treasure.txt', 'etc/passwd', `${signature}.jpg%00.txt`];
  for (const step of steps) {
    for (const target of targets) {
      for (const path of [
        `${folder}/${step}/${target}`,
        `${folder}/${`${step}/`.repeat(6)}${target}`,
        `/236x/${step}/${step}/${step}/${target}`,
        `/originals/${step}/${target}`,
        `/videos/${step}/${step}/${step}/${target}`,
        `/${`${step}/`.repeat(8)}${target}`,
      ]) {
        const { status, text } = await rawGet(path);
        expect(status, path).toBeLessThan(500);
        expect(text, path).not.toMatch(/the treasure|root:/);
      }
    }
  }
});
