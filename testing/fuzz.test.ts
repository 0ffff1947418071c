import fc from 'fast-check';
import { beforeAll, test } from 'vitest';
import { z } from 'zod';
import { dispatch } from '#api/resource/dispatch.ts';
import { createProductRegistry } from '#app/resources.ts';
import { givesAccess } from '#features/business/access/testing-access.ts';
import { signedUp } from '#features/core/identity/testing-sign-up.ts';
import { createFetcher } from '#platform/fetching/fetcher.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import type { AnyResource } from '#platform/resource/resource.ts';
import { freshDatabase } from './database.ts';
import { contextFor, nobody, type TestPlatform, testPlatform } from './platform.ts';
import { nasty, optionsFor, type Schema } from './schema-values.ts';

/** Random inputs per resource; `npm run fuzz` uses thousands. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 200);

const registry = createProductRegistry();
let platform: TestPlatform;
let callers: Caller[];

interface Caller {
  context: Context;
  /** The business for which all their calls are. */
  orbac_subject_id?: Id;
}

beforeAll(async () => {
  const base = await testPlatform(await freshDatabase());
  // Random addresses do not exist; requesting each would only take time.
  const fetcher = createFetcher({ userAgent: 'a test', resolve: async () => [] });
  platform = { ...base, fetcher };
  const [ada, hal, max, studio] = [
    await signedIn('ada'),
    await signedIn('hal'),
    await signedIn('max'),
    await signedIn('studio'),
  ];
  await platform.db.write('update users set is_staff = true where id = $1', [hal.id]);
  await platform.db.write('update users set is_partner = true where id = $1', [studio.id]);
  await givesAccess(platform.db, studio, max, 'OWNER');
  callers = [
    { context: await ada.context() },
    { context: await hal.context() },
    { context: await max.context(), orbac_subject_id: studio.id },
    { context: await contextFor(platform, nobody()) },
  ];
});

async function signedIn(username: string) {
  const browser = await signedUp(platform, username);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const viewer = await browser.viewer();
  if (!viewer.id) throw new Error(`${username} is not signed in`);
  const context = async () =>
    contextFor(platform, await browser.viewer(), { headers: new Headers({ cookie }) });
  return { id: viewer.id, context };
}

function inputsOf(resource: AnyResource): fc.Arbitrary<unknown> {
  const schema = z.toJSONSchema(resource.options, { io: 'input', unrepresentable: 'any' }) as Schema;
  const bookmarks = fc.option(fc.array(fc.oneof(fc.string(), fc.constant(null)), { maxLength: 2 }), {
    nil: undefined,
  });
  const shaped = fc
    .tuple(optionsFor(schema), bookmarks)
    .map(([options, sent]) => ({ ...(options as object), bookmarks: sent }));
  return fc.oneof({ weight: 9, arbitrary: shaped }, { weight: 1, arbitrary: nasty });
}

/** Inputs reach a resource through JSON. */
function throughJson(input: unknown): unknown {
  return JSON.parse(JSON.stringify(input) ?? 'null');
}

test.each(registry.all.map((resource) => [resource.name, resource] as const))(
  '%s answers or refuses whatever it is sent',
  async (_name, resource) => {
    await fc.assert(
      fc.asyncProperty(inputsOf(resource), fc.nat(callers.length - 1), async (input, who) => {
        const { context, ...acting } = callers[who] as Caller;
        // What is no object names nobody.
        const sent = typeof input === 'object' && !Array.isArray(input) ? { ...input, ...acting } : input;
        try {
          await dispatch(resource, context, throughJson(sent));
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
      }),
      { numRuns: RUNS, ...(process.env.FUZZ_SEED ? { seed: Number(process.env.FUZZ_SEED) } : {}) },
    );
  },
  RUNS * 3_000,
);
