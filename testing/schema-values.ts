import fc from 'fast-check';

/** As much of a JSON schema as values are made from. */
export type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
};

const SURROGATES = { from: 0xd800, count: 0x800 };
const anyCharacter = fc
  .nat(0x10_ffff - SURROGATES.count)
  .map((code) => String.fromCodePoint(code < SURROGATES.from ? code : code + SURROGATES.count));

/** Any characters, and often a name that JavaScript knows. The library's own unit for them takes a second to prepare. */
export const textOfAny = (maxLength: number): fc.Arbitrary<string> =>
  fc.oneof(fc.string({ maxLength }), fc.string({ unit: anyCharacter, maxLength }));

/** What no schema of ours asks for, or what is at its edge. */
export const nasty = fc.oneof(
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
  textOfAny(50),
  fc.integer({ min: 100, max: 20_000 }).map((length) => 'x'.repeat(length)),
);

/** Made once: what makes addresses is slow to prepare. */
const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.webUrl(),
  fc.emailAddress(),
  fc.constantFrom('ada', 'pins', '12'),
);

/** Values of the shape that the schema names, mixed with ones that are of none. */
function anyValueOf(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 4, arbitrary: rightValueOf(schema) }, { weight: 1, arbitrary: nasty });
}

/** Values of the shape that the schema names. */
export function rightValueOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(rightValueOf));
  if (schema.format === 'id') return fc.bigInt({ min: 1n, max: 2n ** 63n - 1n }).map(String);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') return optionsFor(schema);
  if (type === 'array') return fc.array(schema.items ? anyValueOf(schema.items) : nasty, { maxLength: 5 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') return fc.integer();
  if (type === 'null') return fc.constant(null);
  return text;
}

/** Options as a schema describes them, mixed with some that are wrong unless said otherwise; none must be there. */
export function optionsFor(schema: Schema, ofSchema = anyValueOf): fc.Arbitrary<unknown> {
  const entries = Object.entries(schema.properties ?? {}).map(
    ([name, part]) => [name, ofSchema(part)] as const,
  );
  return fc.record(Object.fromEntries(entries), { requiredKeys: [] });
}
