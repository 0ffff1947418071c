import { beforeAll, expect, test } from 'vitest';
import { createProductRegistry } from '#app/resources.ts';
import { signedUp } from '#features/core/identity/testing-sign-up.ts';
import { type AnyResource, isRead } from '#platform/resource/resource.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import type { PrivatePerson } from '#testing/privacy/person.ts';
import { READS } from '#testing/privacy/reads.ts';
import { openPrivateWorld, type PrivateWorld } from '#testing/privacy/world.ts';
import { type Asker, askOverHttp } from './asking.ts';
import { fixHomes } from './fixed-homes.ts';
import { fileOf, recordingOf, type Site } from './record.ts';
import { openSite } from './site.ts';
import { nowhereOf, paged, variantsOf } from './variants.ts';

const reads = createProductRegistry().all.filter(isRead);

/** The owner, somebody on her boards, a stranger, somebody blocked, and a visitor. */
const FEW = 5;

let site: Site;
let world: PrivateWorld;
let askers: Asker[];

beforeAll(async () => {
  const freeHomes = fixHomes();
  const platform = await testPlatform(await freshDatabase());
  const opened = await openPrivateWorld(platform);
  // A search for a signature would be another one each time.
  world = { ...opened, secrets: opened.secrets.filter(({ text }) => !/^[0-9a-f]{32}$/.test(text)) };
  const hal = await signedUp(platform, 'hal');
  freeHomes();
  await platform.db.write(`update users set is_staff = true where username = 'hal'`);
  site = await openSite(platform);
  const { ada, ben, chi, dan, fay, pia } = world.people;
  const asker = ({ name, browser: { cookies } }: PrivatePerson): Asker => ({ name, cookies });
  askers = [
    ...[asker(ada), asker(fay), asker(chi), asker(dan), { name: 'visitor', cookies: new Map() }],
    ...[asker(ben), asker(pia), { name: 'hal', cookies: hal.cookies }],
    { name: 'bot', cookies: new Map(), agent: 'Googlebot/2.1' },
  ];
});

/** What each of them is asked by all, and its variants by the owner. */
async function recorded(resource: AnyResource): Promise<string> {
  const record = recordingOf(site, resource);
  const [first = {}, ...others] = (READS[resource.name]?.(world) ?? [])
    .slice(0, 3)
    .map((options) => paged(resource, options, 4));
  const calls = [await record(first, askers)];
  for (const options of others) calls.push(await record(options, askers.slice(0, FEW)));
  const base = paged(resource, first, 1);
  for (const options of [base, ...nowhereOf(base), ...variantsOf(resource, base)])
    calls.push(await record(options, askers.slice(0, 1)));
  const bookmark = await bookmarkAfter(resource, base);
  if (bookmark) calls.push(await record({ ...base, bookmarks: [bookmark] }, askers.slice(0, 1)));
  return calls.join('\n');
}

async function bookmarkAfter(resource: AnyResource, options: object): Promise<string | undefined> {
  const [owner] = askers;
  if (!resource.paged || !owner) return undefined;
  const { body } = await askOverHttp(site.app, resource, options, owner);
  return JSON.parse(body).resource_response.bookmark;
}

test.each(reads.map((resource) => [resource.name, resource] as const))('%s', async (name, resource) => {
  await expect(await recorded(resource)).toMatchFileSnapshot(fileOf('reads', name));
});

test('what answers say about who asks', async () => {
  const lines = askers.map(({ name }) => `> ${name}: ${site.contexts.get(name)}`);
  await expect(lines.join('\n')).toMatchFileSnapshot(fileOf('reads', 'contexts'));
});
