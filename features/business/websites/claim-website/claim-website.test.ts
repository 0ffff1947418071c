import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dispatch } from '#api/resource/dispatch.ts';
import { createFetcher } from '#platform/fetching/fetcher.ts';
import { startTestingWeb, type TestingWeb } from '#platform/fetching/testing-web.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { contextFor, type TestPlatform, testPlatform } from '#testing/platform.ts';
import { recheckWebsitesJob } from '../recheck-websites/recheck-websites.service.ts';
import { websiteClaimUpdate } from './claim-website.resource.ts';

let web: TestingWeb;
let platform: TestPlatform;
let cast: Cast;
let site: string;
/** Runs while the fake web is being read. */
let meanwhile = async () => {};
/** The pages of the fake web, by path; a text that starts with `to:` redirects. */
let pages: Record<string, string> = {};
let texts: string[] = [];
let count = 0;

beforeAll(async () => {
  web = await startTestingWeb(async (request, response) => {
    await meanwhile();
    const body = pages[request.url ?? ''];
    if (body?.startsWith('to:')) return response.writeHead(302, { location: body.slice(3) }).end();
    if (!body) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html' }).end(body);
  });
  platform = await testPlatform(await freshDatabase());
  platform.fetcher = createFetcher({
    userAgent: 'a test',
    allowLoopbackPort: web.port,
    resolve: async () => ['127.0.0.1'],
    resolveTexts: async (host) => (host === 'shop.example' ? texts : []),
  });
  cast = await castOf(platform);
  site = `http://www.shop.example:${web.port}/about`;
});
afterAll(() => web.close());
beforeEach(() => {
  pages = {};
  texts = [];
  meanwhile = async () => {};
});

const GET = 'WebsiteClaimResource.get';
const CREATE = 'WebsiteClaimResource.create';
const CHECK = 'WebsiteClaimResource.update';
const DELETE = 'WebsiteClaimResource.delete';

/** A new person who claims the website. */
async function claimer() {
  count += 1;
  const person = await memberOf(platform, `claimer${count}`);
  await person.call('UserSettingsResource.update', { website_url: site });
  const { proofs } = (await person.call(CREATE, {})).data;
  if (!proofs) throw new Error('nothing is claimed');
  return { person, proofs };
}

const isMarked = async ({ username }: CastMember) =>
  (await cast.visitor.call('UserResource.get', { username })).data.is_primary_website_verified;
const statusOf = async (person: CastMember) => (await person.call(GET, {})).data.status;

test.each(['meta_tag', 'file', 'dns'] as const)(
  'a website that shows the code by %s gets its mark',
  async (method) => {
    const { person, proofs } = await claimer();
    const refused = method === 'dns' ? 'code-missing' : 'address-status';
    await expect(person.call(CHECK, { method })).rejects.toMatchObject({ reason: refused, field: 'method' });
    expect([await statusOf(person), await isMarked(person)]).toEqual(['pending', false]);
    if (method === 'meta_tag') pages['/about'] = `<html><head>${proofs.meta_tag}</head><p>Shop</p></html>`;
    if (method === 'file') pages[`/${proofs.file_name}`] = proofs.file_text;
    if (method === 'dns') texts = ['v=spf1 -all', proofs.dns_record];
    const { data } = await person.call(CHECK, { method });
    expect(data).toMatchObject({ status: 'verified', method, domain: 'shop.example', is_failing: false });
    expect((await person.call(CHECK, { method })).data).toEqual(data);
    expect(await isMarked(person)).toBe(true);
  },
);

test('the code is one for each person and website, and asking twice, also at once, gives the same', async () => {
  const { person, proofs } = await claimer();
  const [again, atOnce] = await Promise.all([person.call(CREATE, {}), person.call(CREATE, {})]);
  expect([again.data.proofs, atOnce.data.proofs]).toEqual([proofs, proofs]);
  const other = await claimer();
  expect(other.proofs.meta_tag).not.toBe(proofs.meta_tag);
  pages['/about'] = other.proofs.meta_tag;
  await expect(person.call(CHECK, { method: 'meta_tag' })).rejects.toMatchObject({ reason: 'code-missing' });
});

test('a site that repeats its address, or passes visitors on, proves nothing', async () => {
  const { person, proofs } = await claimer();
  pages[`/${proofs.file_name}`] = `<html>There is no /${proofs.file_name} here.</html>`;
  await expect(person.call(CHECK, { method: 'file' })).rejects.toMatchObject({ reason: 'code-missing' });
  pages['/about'] = `<html><p>You looked for ${proofs.file_text}</p></html>`;
  await expect(person.call(CHECK, { method: 'meta_tag' })).rejects.toMatchObject({ reason: 'code-missing' });
  pages['/about'] = `to:http://evil.example:${web.port}/code`;
  pages['/code'] = proofs.meta_tag;
  await expect(person.call(CHECK, { method: 'meta_tag' })).rejects.toMatchObject({
    reason: 'leads-elsewhere',
  });
  pages['/about'] = `to:http://shop.example:${web.port}/code`;
  expect((await person.call(CHECK, { method: 'meta_tag' })).data.status).toBe('verified');
});

test('another website loses the mark, and so does giving the claim up', async () => {
  const { person, proofs } = await claimer();
  texts = [proofs.dns_record];
  await person.call(CHECK, { method: 'dns' });
  await person.call('UserSettingsResource.update', { website_url: site, about: 'Still here' });
  expect(await isMarked(person)).toBe(true);
  await person.call('UserSettingsResource.update', { website_url: 'https://other.example/' });
  expect([await isMarked(person), await statusOf(person)]).toEqual([false, 'none']);
  await expect(person.call(CHECK, { method: 'dns' })).rejects.toMatchObject({ kind: 'conflict' });
  await person.call('UserSettingsResource.update', { website_url: site });
  expect([await isMarked(person), await statusOf(person)]).toEqual([false, 'pending']);
  await person.call(CHECK, { method: 'dns' });
  await person.call(DELETE, {});
  await person.call(DELETE, {});
  expect([await isMarked(person), await statusOf(person)]).toEqual([false, 'none']);
});

test('a website that its owner changes while it is asked gets no mark', async () => {
  const { person, proofs } = await claimer();
  pages['/about'] = proofs.meta_tag;
  meanwhile = async () => {
    await person.call('UserSettingsResource.update', { website_url: 'https://other.example/' });
  };
  await expect(person.call(CHECK, { method: 'meta_tag' })).rejects.toMatchObject({ reason: 'not-claimed' });
  expect(await isMarked(person)).toBe(false);
});

test('it takes a website, a claim and a person, and not too many tries', async () => {
  await expect(cast.ada.call(CREATE, {})).rejects.toMatchObject({ kind: 'invalid', field: 'website_url' });
  expect((await cast.ada.call(GET, {})).data).toMatchObject({ status: 'none', proofs: null });
  await expect(cast.ada.call(CHECK, { method: 'dns' })).rejects.toMatchObject({ kind: 'conflict' });
  for (const name of [GET, CREATE, DELETE] as const) {
    await expect(cast.visitor.call(name, {})).rejects.toMatchObject({ kind: 'unauthenticated' });
  }
  const { person } = await claimer();
  await person.call('UserSettingsResource.update', { website_url: 'http://127.0.0.1:1/' });
  await person.call(CREATE, {});
  await expect(person.call(CHECK, { method: 'file' })).rejects.toMatchObject({ reason: 'address-port' });
  const tries = Array.from({ length: 25 }, () =>
    person.call(CHECK, { method: 'dns' }).catch((error) => error.kind),
  );
  expect(await Promise.all(tries)).toContain('too-many');
});

test('who has a site asked too often stops nobody elsewhere from proving it', async () => {
  const check = async ({ viewer }: CastMember, address: string) => {
    const context = await contextFor(platform, viewer, { address });
    return dispatch(websiteClaimUpdate, context, { method: 'dns' }).catch(({ reason }) => reason);
  };
  await platform.db.write('delete from throttles');
  for (let index = 0; index < 3; index += 1) {
    const { person } = await claimer();
    for (let tried = 0; tried < 20; tried += 1)
      expect(await check(person, '198.51.100.1')).toBe('code-missing');
  }
  const { person } = await claimer();
  expect(await check(person, '198.51.100.1')).toBe('too-many-attempts');
  expect(await check(person, '198.51.100.2')).toBe('code-missing');
});

const DAY_MS = 86_400_000;
async function daysLater(days: number) {
  platform.clock.advance(days * DAY_MS);
  await platform.jobs.enqueue(platform.db, recheckWebsitesJob, {});
  await platform.runJobs();
}

test('a claimed website is looked at every week, and loses its mark when the code stays away', async () => {
  const { person, proofs } = await claimer();
  texts = [proofs.dns_record];
  await person.call(CHECK, { method: 'dns' });
  const isFailing = async () => (await person.call(GET, {})).data.is_failing;
  texts = [];
  await daysLater(6);
  expect(await isFailing()).toBe(false);
  await daysLater(2);
  expect([await isFailing(), await isMarked(person)]).toEqual([true, true]);
  texts = [proofs.dns_record];
  await daysLater(1);
  expect(await isFailing()).toBe(false);
  texts = [];
  await daysLater(8);
  await daysLater(1);
  expect(await isMarked(person)).toBe(true);
  await daysLater(1);
  expect([await isMarked(person), await statusOf(person)]).toEqual([false, 'pending']);
  await daysLater(8);
  texts = [proofs.dns_record];
  expect((await person.call(CHECK, { method: 'dns' })).data.status).toBe('verified');
});
