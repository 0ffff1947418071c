import { z } from 'zod';
import { invalid } from '#platform/resource/refusal.ts';

/** An id, or the last part of the topic's address, which programs also write as a name. */
export const topicOption = z
  .union([z.string().trim().min(1).max(100), z.number().int().positive()])
  .transform((name) =>
    String(name)
      .toLowerCase()
      .replace(/[\s_]+/g, '-'),
  )
  .meta({ override: { type: 'string' } });

/** Clients name the topic in one of several options. */
export function topicNamed(field: string, ...names: readonly (string | null | undefined)[]): string {
  const name = names.find((given) => given);
  if (!name) throw invalid(field, '{field} must name a topic.');
  return name;
}
