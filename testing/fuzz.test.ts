import fc from 'fast-check';
import { beforeAll, test } from 'vitest';
import { z } from 'zod';
import { dispatch } from '#api/resource/dispatch.ts';
import { createProductRegistry } from '#app/resources.ts';
import { signedUp } from '#features/core/identity/testing-sign-up.ts';
import { createFetcher } from '#platform/fetching/fetcher.ts';
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
let contexts: Context[];

beforeAll(async () => {
  const base = await testPlatform(await freshDatabase());
  // Random addresses do not exist; requesting each would only take time.
  const fetcher = createFetcher({ userAgent: 'a test', resolve: async () => [] });
  platform = { ...base, fetcher };
  const ada = await signedUp(platform, 'ada');
  const headers = new Headers({
    cookie: [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  });
  contexts = [
    await contextFor(platform, await ada.viewer(), { headers }),
    await contextFor(platform, nobody()),
  ];
});

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
      fc.asyncProperty(inputsOf(resource), fc.nat(1), async (input, who) => {
        const context = contexts[who];
        if (!context) throw new Error('no such viewer');
        try {
          await dispatch(resource, context, throughJson(input));
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
      }),
      { numRuns: RUNS, ...(process.env.FUZZ_SEED ? { seed: Number(process.env.FUZZ_SEED) } : {}) },
    );
  },
  RUNS * 3_000,
);
