import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { maskSecrets } from '#api/resource/mask-secrets.ts';
import { createProductRegistry } from '#app/resources.ts';
import { createFetcher } from '#platform/fetching/fetcher.ts';
import type { Context } from '#platform/resource/context.ts';
import type { AnyResource } from '#platform/resource/resource.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { INERT_HINTS, INERT_HINTS_OF } from './clients/hints.ts';
import { freshDatabase } from './database.ts';
import { testPlatform } from './platform.ts';
import { optionsFor, rightValueOf, type Schema } from './schema-values.ts';

const registry = createProductRegistry();
let cast: Cast;
let context: Context;

beforeAll(async () => {
  const base = await testPlatform(await freshDatabase());
  const fetcher = createFetcher({ userAgent: 'a test', resolve: async () => [] });
  cast = await castOf({ ...base, fetcher });
  context = await cast.ada.context();
});

const schemaOf = ({ options }: AnyResource) =>
  z.toJSONSchema(options, { io: 'input', unrepresentable: 'any' }) as Schema;

const optionsOf = (resource: AnyResource) => Object.keys(schemaOf(resource).properties ?? {});

/** The options with a note of each that is looked at. */
function watched(options: object, seen: Set<string>): never {
  return new Proxy(options, {
    get: (target, name, receiver) => {
      if (typeof name === 'string') seen.add(name);
      return Reflect.get(target, name, receiver);
    },
  }) as never;
}

/** The options of a resource that nothing looks at when it is called with few and with many of them. */
async function unreadOf(resource: AnyResource): Promise<string[]> {
  const seen = new Set<string>(resource.fieldSets ? ['field_set_key', 'fields'] : []);
  // Read before the handler: it runs as that account.
  if (resource.acting) for (const named of ['orbac_subject_id', 'managed_client_id']) seen.add(named);
  const declared = optionsOf(resource);
  const samples = fc.sample(optionsFor(schemaOf(resource), rightValueOf), {
    numRuns: 40,
    seed: 7,
  }) as object[];
  for (const sent of [{}, ...samples]) {
    if (declared.every((name) => seen.has(name))) break;
    await call(resource, watched(resource.options.safeParse(sent).data ?? sent, seen));
  }
  return declared.filter((name) => !seen.has(name));
}

/** What comes of it does not matter, nor do options that are none: only what was looked at before. */
async function call(resource: AnyResource, options: never): Promise<void> {
  try {
    resource.calls?.(options);
    const handedOn = resource.handOn?.(options);
    if (!handedOn) await resource.handle({ ...context, found: undefined } as never, options, { after: null });
  } catch {
    // Refused, or not up to it.
  }
}

/** Hints to one resource that are options of another. */
const USED_ELSEWHERE = ['filters', 'layout', 'method', 'source', 'tags'];

/** Options that change nothing: what they ask for is done in any case. */
const SAYS_ONE_THING = ['category_types', 'exclude_add_pin_rep', 'invite_type', 'is_category_feed', 'type'];

/** Options that are looked at only after something was found, which tests of their own see to. */
const READ_LATER: Readonly<Record<string, string>> = {
  'UserSessionResource.create': 'restore: of a deactivated account, whose password is right',
  'SocialRegisterResource.create': 'all: of who has come back from the other site',
  'BusinessContactResource.update': 'all: of a business',
  'ProfileCoverResource.update': 'video_signature: beside an own picture',
  'ExperienceResource.update': 'state: of a known hint',
  'ModerationExperienceResource.create': 'most: of what its kind can show',
  'AdOverviewResource.get': 'days: of an own ad account',
  'AdReportTotalsResource.get': 'days and filters: of an own ad account',
};

/** Reports that are taken and kept by nobody. */
const STORED_BY_NOBODY = ['UserRegisterTrackActionResource.update'];

const isSkipped = ({ name, handOn }: AnyResource) =>
  handOn !== undefined || Object.hasOwn(READ_LATER, name) || STORED_BY_NOBODY.includes(name);

test.each(
  registry.all.filter((one) => !isSkipped(one)).map((resource) => [resource.name, resource] as const),
)('%s reads every option that it declares', async (_, resource) => {
  const unread = await unreadOf(resource);
  expect(unread.filter((name) => !SAYS_ONE_THING.includes(name))).toEqual([]);
});

/** Codes that are in links for everybody, and what only sounds like a secret. */
const NO_SECRETS = ['invite_code', 'is_recovery_code', 'postal_code', 'code_challenge'];

test('no answer repeats a password, token, code or secret, and the name of each option stays', () => {
  let masked = 0;
  for (const resource of registry.all) {
    const sent = Object.fromEntries(optionsOf(resource).map((name) => [name, 'said']));
    const echoed = maskSecrets(sent, resource.secrets);
    expect(Object.keys(echoed)).toEqual(Object.keys(sent));
    const shown = Object.keys(echoed).filter((name) => echoed[name] !== null);
    masked += Object.keys(sent).length - shown.length;
    const isSecret = (name: string) => /pass|token|code|secret|otp/i.test(name) && !NO_SECRETS.includes(name);
    expect(shown.filter(isSecret), resource.name).toEqual([]);
    for (const name of resource.secrets ?? []) expect(Object.keys(sent), resource.name).toContain(name);
  }
  expect(masked).toBeGreaterThan(20);
});

test('whoever takes the name of a set of fields has sets, and the other way round', () => {
  for (const resource of registry.all) {
    const names = optionsOf(resource);
    const isAsked = names.includes('field_set_key') || names.includes('fields');
    expect([resource.name, isAsked]).toEqual([resource.name, resource.fieldSets !== undefined]);
    if (names.includes('field_set_key')) expect(names, resource.name).toContain('fields');
  }
});

test('each hint that is ignored has its reason, and no resource declares it', () => {
  const declared = new Set(registry.all.flatMap(optionsOf));
  for (const [name, reason] of Object.entries(INERT_HINTS)) {
    expect(reason).toMatch(/^[A-Z].{10,}\.$/);
    if (!USED_ELSEWHERE.includes(name)) expect(declared, name).not.toContain(name);
  }
  for (const [resource, hints] of Object.entries(INERT_HINTS_OF)) {
    const found = registry.find(resource);
    expect(found, resource).toBeDefined();
    for (const [name, reason] of Object.entries(hints)) {
      expect(reason).toMatch(/^[A-Z].{10,}\.$/);
      if (found) expect(optionsOf(found)).not.toContain(name);
    }
  }
});

/** The options that can say only what a list names. */
const listedOptions = (resource: AnyResource) =>
  Object.entries(schemaOf(resource).properties ?? {}).flatMap(([name, schema]) =>
    [schema, ...(schema.anyOf ?? [])].some((one) => one.enum) ? [name] : [],
  );

test('a value that an option does not know is refused by the name of the option', () => {
  const all = registry.all.flatMap((resource) => listedOptions(resource).map((name) => ({ resource, name })));
  expect(all.length).toBeGreaterThan(50);
  const accepted = all.filter(({ resource, name }) => {
    const { error } = resource.options.safeParse({ [name]: 'no such value' });
    return !error?.issues.some(({ path }: z.core.$ZodIssue) => path[0] === name);
  });
  expect(accepted.map(({ resource, name }) => `${resource.name}: ${name}`)).toEqual([]);
});
