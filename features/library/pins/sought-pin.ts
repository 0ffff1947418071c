import { z } from 'zod';
import { type Id, parseId } from '#platform/ids/ids.ts';
import { notThere } from '#platform/resource/options.ts';
import { invalid, notFound } from '#platform/resource/refusal.ts';

/** The pin that somebody looks for. What cannot be an id is the name of no pin, rather than a mistake in the call. */
export const soughtPinOption = z
  .union([z.string(), z.number()])
  .transform((value) => parseId(value))
  .optional()
  .meta({ override: { type: 'string', format: 'id' } });

/** The pin that something is done with; the same holds of its id. */
export const pinIdOption = z
  .union([z.string(), z.number()])
  .transform((value, context): Id => {
    const id = parseId(value);
    if (id) return id;
    context.addIssue(notThere('pin'));
    return z.NEVER;
  })
  .meta({ override: { type: 'string', format: 'id' } });

/** The first of these that was given. @throws Refusal 404 where it is no id, 400 where none was given */
export function pinSought(field: string, ...given: (Id | null | undefined)[]): Id {
  const id = given.find((one) => one !== undefined);
  if (id === undefined) throw invalid(field, '{field} must be given.');
  if (id === null) throw notFound('pin');
  return id;
}
