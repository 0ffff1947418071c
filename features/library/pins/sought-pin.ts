import { z } from 'zod';
import { type Id, parseId } from '#platform/ids/ids.ts';
import { notThere } from '#platform/resource/options.ts';
import { invalid, notFound } from '#platform/resource/refusal.ts';

/** An invalid id is a pin that does not exist, not a bad request. */
export const soughtPinOption = z
  .union([z.string(), z.number()])
  .transform((value) => parseId(value))
  .optional()
  .meta({ override: { type: 'string', format: 'id' } });

/** An invalid id counts as no pin. */
export const pinIdOption = z
  .union([z.string(), z.number()])
  .transform((value, context): Id => {
    const id = parseId(value);
    if (id) return id;
    context.addIssue(notThere('pin'));
    return z.NEVER;
  })
  .meta({ override: { type: 'string', format: 'id' } });

/** The first id given. @throws Refusal 'not-found' if it is no id, 'invalid' if none was given */
export function pinSought(field: string, ...given: (Id | null | undefined)[]): Id {
  const id = given.find((one) => one !== undefined);
  if (id === undefined) throw invalid(field, '{field} must be given.');
  if (id === null) throw notFound('pin');
  return id;
}
