import { beforeAll, expect, test } from 'vitest';
import { createProductRegistry } from '#app/resources.ts';
import { endsAccess, givesAccess, manages } from '#features/business/access/testing-access.ts';
import { AD_MANAGERS, isOfAds } from '#features/core/identity/acting-access.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { actingCases } from './acting-cases.ts';
import { type Actor, actorFor } from './actors.ts';
import { fingerprintOf } from './fingerprint.ts';
import { makeThing } from './things.ts';
import { answerTo, type Walk } from './walk.ts';
import { openWorld } from './world.ts';

const cases = actingCases(createProductRegistry()).filter(({ resource }) => isOfAds(resource.acting));
const ROLES = ['ADMIN', ...AD_MANAGERS, 'ANALYST'] as const;

let walk: Walk;
/** Of the agency. */
let max: Actor;

beforeAll(async () => {
  const platform = await testPlatform(await freshDatabase());
  const world = await openWorld(platform);
  await platform.db.write(`update users set is_partner = true where username in ('ada', 'joe')`);
  max = actorFor(world, 'manager', 'person');
  walk = { world, registry: createProductRegistry(), fingerprint: await fingerprintOf(platform.db) };
});

const NONE = { status: '404', written: null, told: expect.stringMatching(/^\["managed_client-not-found"/) };
const LACKING = { status: '403', written: null, told: expect.stringMatching(/^\["role-lacks-permission"/) };

test.each(cases.map((one) => [one.title, one] as const))(
  'an agency calls %s for its client within what both gave, and finds nothing before and after',
  async (_title, { resource, state, options, isAllowed }) => {
    const { platform, people } = walk.world;
    const { ada, joe } = people;
    const { db } = platform;
    const ask = async () => {
      await endsAccess(db, ada, max.person);
      const sent = await options(await makeThing(walk.world, state), actorFor(walk.world, 'owner', state));
      await db.write('delete from throttles');
      const before = await walk.fingerprint();
      const { status, body } = await answerTo(resource, max, { ...sent, managed_client_id: ada.id });
      const written = (await walk.fingerprint()) === before ? null : 'something';
      return { status, written, told: status === '200' ? '' : JSON.stringify(body) };
    };
    await db.write('delete from managed_clients');
    await givesAccess(db, joe, max.person, 'OWNER');
    expect(await ask(), 'stranger').toEqual(NONE);
    await manages(db, ada, joe);
    expect(await ask(), 'not accepted').toEqual(NONE);
    for (const role of ROLES) {
      await manages(db, ada, joe, role);
      const answer = isAllowed(role) ? expect.objectContaining({ status: '200', told: '' }) : LACKING;
      expect(await ask(), `by the client: ${role}`).toEqual(answer);
    }
    await manages(db, ada, joe, 'ADMIN');
    for (const role of ROLES) {
      await givesAccess(db, joe, max.person, role);
      const answer = isAllowed(role) ? expect.objectContaining({ status: '200', told: '' }) : LACKING;
      expect(await ask(), `by the agency: ${role}`).toEqual(answer);
    }
    await endsAccess(db, joe, max.person);
    expect(await ask(), 'left the agency').toEqual(NONE);
    await givesAccess(db, joe, max.person, 'OWNER');
    await ada.browser.call('ManagedClientResource.delete', { business_id: joe.id });
    expect(await ask(), 'ended').toEqual(NONE);
  },
);
