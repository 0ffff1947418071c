import { z } from 'zod';
import type { AnyResource } from '#platform/resource/resource.ts';
import type { Schema } from '#testing/schema-values.ts';

/** Nobody's id. */
const NOWHERE = '4503599627370497';

const schemaOf = ({ options }: AnyResource) =>
  z.toJSONSchema(options, { io: 'input', unrepresentable: 'any' }) as Schema;

const partsOf = (schema: Schema): Schema[] => [schema, ...(schema.anyOf ?? []).flatMap(partsOf)];

/** All that an option of a closed list can be. */
function choicesOf(schema: Schema): unknown[] {
  const parts = partsOf(schema);
  const listed = parts.flatMap((part) => part.enum ?? (part.const === undefined ? [] : [part.const]));
  return parts.some(({ type }) => type === 'boolean') ? [true, false] : listed;
}

/** The same question for a page of so many, where that can be asked. */
export function paged(resource: AnyResource, base: object, page_size: number): object {
  return 'page_size' in (schemaOf(resource).properties ?? {}) ? { ...base, page_size } : base;
}

/** The same question with each choice of each option, each set of fields, and one field only. */
export function variantsOf(resource: AnyResource, base: object): object[] {
  const { properties = {} } = schemaOf(resource);
  const chosen = Object.entries(properties)
    .filter(([name]) => name !== 'field_set_key')
    .flatMap(([name, schema]) => choicesOf(schema).map((value) => ({ ...base, [name]: value })));
  if (!resource.fieldSets) return chosen;
  const sets = Object.keys(resource.fieldSets).map((field_set_key) => ({ ...base, field_set_key }));
  return [...chosen, ...sets, { ...base, fields: { id: true } }];
}

/** The same question, once without each of its options, once with a wrong value and with too much in each. */
export function wrongOptionsOf(resource: AnyResource, base: object): object[] {
  const names = Object.keys(schemaOf(resource).properties ?? {});
  const without = Object.keys(base).map((name) =>
    Object.fromEntries(Object.entries(base).filter(([other]) => other !== name)),
  );
  const wrong = names.flatMap((name) =>
    [{ no: 'such' }, 'x'.repeat(3)].map((value) => ({ ...base, [name]: value })),
  );
  const marked = resource.paged
    ? [
        { ...base, bookmarks: ['no-bookmark'] },
        { ...base, bookmarks: ['-end-'] },
      ]
    : [];
  return [...without, ...wrong, ...marked];
}

/** The same question about what is not there. */
export function nowhereOf(base: object): object[] {
  const isId = (value: unknown) => typeof value === 'string' && /^\d{16,19}$/.test(value);
  return Object.entries(base).flatMap(([name, value]): object[] => {
    if (isId(value)) return [{ ...base, [name]: NOWHERE }];
    return Array.isArray(value) && value.some(isId) ? [{ ...base, [name]: [NOWHERE] }] : [];
  });
}
