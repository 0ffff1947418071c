import { z } from 'zod';
import { msg } from '#platform/i18n/msg.ts';
import type { FieldSets, Selection } from './field-sets.ts';

export function fieldSetOption<Sets extends FieldSets>(sets: Sets) {
  const names = Object.keys(sets) as (keyof Sets & string)[];
  return z.enum(['' as const, ...names]).nullish();
}

/** Single fields take precedence. */
export function partOptions<Sets extends FieldSets>(sets: Sets, answer: z.ZodType) {
  return { field_set_key: fieldSetOption(sets), fields: fieldsOption(answer) };
}

/** Such as `pin.id,pin.images[236x],user.username`. */
export function fieldsOption(answer: z.ZodType) {
  return z
    .union([z.string().max(4000), z.array(z.string().max(200)).max(200)])
    .transform((sent, context): Selection => {
      const names = [sent].flat().join(',').split(OUTER_COMMA).filter(Boolean);
      const wanted = wantedIn(names);
      const stranger = names.find((_, place) => !isKnown(wanted[place], answer));
      if (stranger === undefined)
        return selectionOf(
          answer,
          wanted.filter((one) => one !== null),
        );
      const params = { name: stranger.slice(0, 200) };
      context.addIssue({
        code: 'custom',
        message: msg('{field}: {name} is not a field of this answer'),
        params,
      });
      return z.NEVER;
    })
    .nullish()
    .meta({ override: { type: 'string' } });
}

const OUTER_COMMA = /,(?![^[(]*[\])])/;

interface Wanted {
  type: string | null;
  name: string;
  inner: string[];
}

function wantedIn(names: readonly string[]): (Wanted | null)[] {
  return names.map((text) => {
    const [, type = null, name, inner] =
      /^(?:([a-z]\w*)\.)?(\w+)(?:\[([\w,]+)\]|\(\))?$/.exec(text.trim()) ?? [];
    return name ? { type, name, inner: inner?.split(',') ?? [] } : null;
  });
}

type Shape = Readonly<Record<string, z.ZodType>>;

function shapeOf(schema: z.ZodType | undefined): Shape | null {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    return shapeOf(schema.unwrap() as z.ZodType);
  }
  if (schema instanceof z.ZodArray) return shapeOf(schema.element as z.ZodType);
  return schema instanceof z.ZodObject ? (schema.shape as Shape) : null;
}

function typeIn({ type }: Shape): unknown {
  return type instanceof z.ZodLiteral ? type.value : undefined;
}

function isKnown(wanted: Wanted | null | undefined, schema: z.ZodType): boolean {
  const shape = shapeOf(schema);
  if (!shape || !wanted) return false;
  const isHere = wanted.type === null || wanted.type === typeIn(shape);
  if (isHere && Object.hasOwn(shape, wanted.name)) {
    const inner = shapeOf(shape[wanted.name]);
    return wanted.inner.every((name) => !inner || Object.hasOwn(inner, name));
  }
  return wanted.type !== null && Object.values(shape).some((part) => isKnown(wanted, part));
}

function selectionOf(schema: z.ZodType, wanted: readonly Wanted[], isRoot = true): Selection {
  const shape = shapeOf(schema);
  const type = shape && typeIn(shape);
  const here = wanted.filter((one) => (one.type === null ? isRoot : one.type === type));
  if (!shape || (here.length === 0 && !isRoot)) return true;
  const names = here.length > 0 ? here.map(({ name }) => name) : Object.keys(shape);
  const parts = names.map((name): [string, Selection] => {
    const inner = here.filter((one) => one.name === name).flatMap((one) => one.inner);
    if (inner.length > 0) return [name, Object.fromEntries(inner.map((one) => [one, true]))];
    return [name, selectionOf(shape[name] as z.ZodType, wanted, false)];
  });
  return Object.fromEntries(parts);
}
