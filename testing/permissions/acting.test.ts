import { beforeAll, expect, test } from 'vitest';
import { createProductRegistry } from '#app/resources.ts';
import { endsAccess, givesAccess } from '#features/business/access/testing-access.ts';
import { BUSINESS_PERMISSIONS, permissionsAllow } from '#features/core/identity/acting-access.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { actorFor } from './actors.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Row } from './table.ts';
import { OF_BOARDS, OF_PEOPLE, OF_PINS } from './tables.ts';
import { makeThing, STATES, type StateName } from './things.ts';
import { statusFor } from './viewers.ts';
import { answerTo, type Walk } from './walk.ts';
import { openWorld } from './world.ts';

const registry = createProductRegistry();

/** A state of Ada's things in which she herself may make the call. */
function stateOf({ on }: Row): StateName | undefined {
  const [state] = Object.entries(on).find(
    ([name, answers]) =>
      STATES[name as StateName].owner === 'ada' && ['idle', 200].includes(statusFor(answers, 'owner')),
  ) ?? [undefined];
  return state as StateName | undefined;
}

/** One row of each resource; the tunnel leads on to the others. */
const cases = new Map(
  Object.values({ ...OF_PEOPLE, ...OF_PINS, ...OF_BOARDS })
    .flat()
    .filter((row) => stateOf(row) && !row.byNewcomers && !row.resource.startsWith('ApiResource'))
    .map((row) => [row.resource, row]),
);

let walk: Walk;

beforeAll(async () => {
  const platform = await testPlatform(await freshDatabase());
  const world = await openWorld(platform);
  await platform.db.write(`update users set is_partner = true where username = 'ada'`);
  walk = { world, registry, fingerprint: await fingerprintOf(platform.db) };
});

test.each([...cases.values()].map((row) => [row.resource, row] as const))(
  'whoever acts calls %s within their permissions, and no longer after they end',
  async (name, row) => {
    const resource = registry.find(name);
    const state = stateOf(row);
    if (!resource || !state) throw new Error(`${name} cannot be called`);
    const { world } = walk;
    const { db } = world.platform;
    const { ada, max } = world.people;
    const manager = actorFor(world, 'manager', state);
    const owner = actorFor(world, 'owner', state);
    const needs = resource.acting;
    const isAllowed = (permission: string) => Boolean(needs && permissionsAllow([permission], needs));
    const ask = async (options: object) => {
      await db.write('delete from throttles');
      return answerTo(resource, manager, { ...options, orbac_subject_id: ada.id });
    };
    const thing = await makeThing(world, state);
    const options = await row.options(thing, owner);
    const refused: string[] = [];
    await endsAccess(db, ada, max);
    let before = await walk.fingerprint();
    if ((await ask(options)).status === '200') refused.push('without access');
    if ((await walk.fingerprint()) !== before) refused.push('a write without access');
    for (const permission of BUSINESS_PERMISSIONS.filter((one) => !isAllowed(one))) {
      await givesAccess(db, ada, max, permission);
      before = await walk.fingerprint();
      const { status } = await ask(options);
      if (status === '200' || (needs && status !== '403')) refused.push(`${permission}: ${status}`);
      if ((await walk.fingerprint()) !== before) refused.push(`a write as ${permission}`);
    }
    expect(refused).toEqual([]);
    for (const permission of BUSINESS_PERMISSIONS.filter(isAllowed)) {
      await givesAccess(db, ada, max, permission);
      const fresh = await makeThing(world, state);
      const { status, body } = await ask(await row.options(fresh, owner));
      expect([permission, status, status === '200' || body]).toEqual([permission, '200', true]);
    }
  },
);
