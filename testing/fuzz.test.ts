import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createProductRegistry } from '#app/resources.ts';
import { signedUp } from '#features/identity/testing-sign-up.ts';
import { createFetcher } from '#platform/fetching/fetcher.ts';
import type { Context } from '#platform/resource/context.ts';
import { dispatch } from '#platform/resource/dispatch.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import type { AnyResource } from '#platform/resource/resource.ts';
import { freshDatabase } from './database.ts';
import { contextFor, nobody, type TestPlatform, testPlatform } from './platform.ts';

/** How many random inputs each resource is given; `npm run fuzz` gives thousands. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 200);

const registry = createProductRegistry();
let platform: TestPlatform;
let contexts: Context[];

beforeAll(async () => {
  const base = await testPlatform(await freshDatabase());
  // Addresses are made up: asking the world for each would only take time.
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

type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
};

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '0',
    '-1',
    0,
    -1,
    1e21,
    Number.NaN,
    true,
    'true',
    [],
    {},
    [null],
    '\u0000',
    '\u202e',
    "';--",
    '../..',
    '9223372036854775807',
    '9223372036854775808',
    '%',
    '💥',
    '<script>',
  ),
  fc.anything({ maxDepth: 2, withBigInt: false, withNullPrototype: false }),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.integer({ min: 100, max: 20_000 }).map((length) => 'x'.repeat(length)),
);

/** Values of the shape that the schema names, mixed with ones that are of none. */
function anyValueOf(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 4, arbitrary: rightValueOf(schema) }, { weight: 1, arbitrary: nasty });
}

function rightValueOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(rightValueOf));
  if (schema.format === 'id') return fc.bigInt({ min: 1n, max: 2n ** 63n - 1n }).map(String);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') return optionsOf(schema);
  if (type === 'array') return fc.array(schema.items ? anyValueOf(schema.items) : nasty, { maxLength: 5 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') return fc.integer();
  if (type === 'null') return fc.constant(null);
  return fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.webUrl(),
    fc.emailAddress(),
    fc.constantFrom('ada', 'pins', '12'),
  );
}

function optionsOf(schema: Schema): fc.Arbitrary<unknown> {
  const entries = Object.entries(schema.properties ?? {}).map(
    ([name, part]) => [name, anyValueOf(part)] as const,
  );
  return fc.record(Object.fromEntries(entries), { requiredKeys: [] });
}

function inputsOf(resource: AnyResource): fc.Arbitrary<unknown> {
  const schema = z.toJSONSchema(resource.options, { io: 'input', unrepresentable: 'any' }) as Schema;
  const bookmarks = fc.option(fc.array(fc.oneof(fc.string(), fc.constant(null)), { maxLength: 2 }), {
    nil: undefined,
  });
  const shaped = fc
    .tuple(optionsOf(schema), bookmarks)
    .map(([options, sent]) => ({ ...(options as object), bookmarks: sent }));
  return fc.oneof({ weight: 9, arbitrary: shaped }, { weight: 1, arbitrary: nasty });
}

/** What reaches a resource has come through JSON. */
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
          expect(error, String(error instanceof Error ? error.stack : error)).toBeInstanceOf(Refusal);
        }
      }),
      { numRuns: RUNS, ...(process.env.FUZZ_SEED ? { seed: Number(process.env.FUZZ_SEED) } : {}) },
    );
  },
  RUNS * 3_000,
);
