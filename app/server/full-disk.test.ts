import type { LoaderFunctionArgs } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import * as entry from '#app/entry.server.tsx';
import { jpegOf } from '#platform/images/testing-pictures.ts';
import { type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { pagesBuild } from '#testing/pages-build.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { openSlot, sendFile, stateOf } from '#testing/uploads.ts';
import { testWebServer, webClient } from '#testing/web.ts';
import { pageContext } from './page-context.ts';

let platform: TestPlatform;
let ada: CastMember;
let app: Awaited<ReturnType<typeof testWebServer>>;
let origin: string;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  app = await testWebServer(platform);
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  ({ ada } = await castOf(platform));
});

const readiness = async () => {
  const answer = await fetch(`${origin}/readyz`);
  return [answer.status, await answer.json()];
};

const saying = (words: object) => Object.assign(new Error('no space left'), words);

test.each([
  ['the disk', saying({ code: 'ENOSPC', syscall: 'write' })],
  ['a quota', saying({ code: 'EDQUOT', syscall: 'write' })],
  ['the bucket', saying({ $metadata: { httpStatusCode: 507 } })],
  ['the quota of the bucket', saying({ name: 'QuotaExceeded', $metadata: { httpStatusCode: 403 } })],
])('where %s is full an upload is refused as such, and comes in once there is room', async (_, error) => {
  const { storage } = platform;
  const { put } = storage;
  const slot = await openSlot(ada);
  const picture = await jpegOf(60, 40);
  storage.put = () => Promise.reject(error);
  const refused = await sendFile(origin, slot.upload_url, picture);
  expect(await readiness()).toEqual([503, { status: 'storage full' }]);
  storage.put = put;
  expect(await readiness()).toEqual([200, { status: 'ok' }]);
  expect([refused.status, await refused.json()]).toEqual([
    507,
    expect.objectContaining({
      reason: 'storage-full',
      message: 'This site has run out of space. Your changes were not saved.',
    }),
  ]);
  expect(await stateOf(ada, slot)).toMatchObject({ status: 'registered' });
  expect((await sendFile(origin, slot.upload_url, picture)).status).toBe(204);
});

test('where the disk of the database is full a write is refused as such, and what is stored stays', async () => {
  const { db } = platform;
  const client = webClient(app);
  const person = { first_name: 'Mia', email: 'mia@example.com', password: 'correct horse battery', age: 30 };
  await client.post('UserRegisterResource', 'create', person);
  const make = (name: string) => client.post('BoardResource', 'create', { name });
  await make('Before');
  await db.write(
    `create function no_room() returns trigger language plpgsql as $$
     begin raise exception 'could not extend file' using errcode = '53100'; end $$`,
  );
  await db.write('create trigger no_room before insert on boards for each row execute function no_room()');
  const refused = await make('During');
  expect(refused.status).toBe(507);
  expect(refused.json?.resource_response).toMatchObject({
    status: 'failure',
    http_status: 507,
    message: 'This site has run out of space. Your changes were not saved.',
  });
  await db.write('drop trigger no_room on boards');
  await make('After');
  const names = await db.rows<{ name: string }>('select name from boards order by created_at');
  expect(names.map(({ name }) => name)).toEqual(['Before', 'After']);
});

test('where the database has no room to read in, calls and pages say so, and nothing of changes', async () => {
  const load = ({ context }: LoaderFunctionArgs) =>
    context.get(pageContext).call('UserResource.get', { username: 'ada' });
  const page = { id: 'page', path: '*', module: { default: () => null, loader: load } };
  const document = (_: Request, status: number) => new Response('a page', { status });
  const module = { ...entry, default: document };
  const build = pagesBuild({ entry: { module }, routes: { page } });
  const rows = () => Promise.reject(saying({ code: '53100' }));
  const full = { ...platform, db: { ...platform.db, rows } };
  const visitor = webClient(
    await testWebServer(full, { load: async () => build, serveAssets: async () => {} }),
  );
  const words = 'This site has run out of space. Try again later.';
  for (const url of ['/ada/', '/ada.data']) {
    const { status, headers, text } = await visitor.send({ url, headers: { accept: 'text/html' } });
    expect([status, headers['cache-control']]).toEqual([507, 'no-store']);
    expect(text).toContain(`<title>${words}</title>`);
  }
  const call = await visitor.get('UserResource', { username: 'ada' });
  expect([call.status, call.json.resource_response.message]).toEqual([507, words]);
});
