import { beforeAll, expect, test } from 'vitest';
import { createProductRegistry } from '#app/resources.ts';
import { endsAccess, givesAccess } from '#features/business/access/testing-access.ts';
import { BUSINESS_PERMISSIONS } from '#features/core/identity/acting-access.ts';
import { isRead } from '#platform/resource/resource.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { type ActingCase, actingCases } from './acting-cases.ts';
import { LEAST } from './acting-table.ts';
import { type Actor, actorFor } from './actors.ts';
import { fingerprintOf } from './fingerprint.ts';
import { makeThing } from './things.ts';
import { answerTo, type Walk } from './walk.ts';
import { openWorld } from './world.ts';

const registry = createProductRegistry();
const cases = actingCases(registry);

let walk: Walk;

/** Staff, so that the calls of staff are refused for whom they name, and not for who asks. */
let max: Actor;

beforeAll(async () => {
  const platform = await testPlatform(await freshDatabase());
  const world = await openWorld(platform);
  await platform.db.write(`update users set is_partner = true where username = 'ada'`);
  await platform.db.write(`update users set is_staff = true where username = 'max'`);
  max = actorFor(world, 'manager', 'person');
  walk = { world, registry, fingerprint: await fingerprintOf(platform.db) };
});

test('every write is tried by somebody who acts, by its path too', () => {
  const tried = new Set(cases.map(({ title }) => title.replace(/^(ApiResource\.\w+) of .*/, '$1')));
  const writes = registry.all.filter((resource) => !isRead(resource));
  expect(writes.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
  const acted = writes.filter(({ acting }) => acting).map(({ name }) => name);
  expect(Object.values(LEAST).flat().toSorted()).toEqual(acted.toSorted());
});

const freshOptions = async ({ state, options }: ActingCase) =>
  options(await makeThing(walk.world, state), actorFor(walk.world, 'owner', state));

/** What Max is answered who acts for Ada, and whether anything was written. */
async function ask({ resource }: ActingCase, options: object) {
  const { world, fingerprint } = walk;
  await world.platform.db.write('delete from throttles');
  const before = await fingerprint();
  const { status, body } = await answerTo(resource, max, {
    ...options,
    orbac_subject_id: world.people.ada.id,
  });
  const after = await fingerprint();
  const told = status === '200' ? '' : JSON.stringify(body);
  return { status, told, written: after === before ? null : after };
}

const REFUSED = { status: '403', written: null };

test.each(cases.map((one) => [one.title, one] as const))(
  'whoever acts calls %s within their permissions, and no longer after they end',
  async (_title, one) => {
    const { ada } = walk.world.people;
    const { db } = walk.world.platform;
    await endsAccess(db, ada, max.person);
    const options = await freshOptions(one);
    const refused = { ...REFUSED, told: expect.stringMatching(/^\["not-acting-for"/) };
    expect(await ask(one, options), 'without access').toEqual(refused);
    for (const permission of BUSINESS_PERMISSIONS.filter((lesser) => !one.isAllowed(lesser))) {
      await givesAccess(db, ada, max.person, permission);
      const told = expect.stringMatching(/^\["(not-acting-for|role-lacks-permission|needs-owner)"/);
      expect(await ask(one, options), permission).toEqual({ ...REFUSED, told });
    }
    for (const permission of BUSINESS_PERMISSIONS.filter(one.isAllowed)) {
      await givesAccess(db, ada, max.person, permission);
      // Its line in the log is not enough.
      const written = one.isWrite ? expect.stringMatching(/ in (?!business_actions$)/) : null;
      const allowed = { status: '200', told: '', written };
      expect(await ask(one, await freshOptions(one)), permission).toEqual(allowed);
      const again = await freshOptions(one);
      await ada.browser.call('BusinessPeopleResource.delete', { user_id: max.person.id });
      expect(await ask(one, again), `${permission}, revoked`).toEqual(refused);
    }
  },
);
