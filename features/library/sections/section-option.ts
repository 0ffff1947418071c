import { z } from 'zod';
import type { SectionName } from '#features/library/boards/section-name.ts';
import { parseId } from '#platform/ids/ids.ts';

/** A section of a board by id, by `id:` and its id, or by slug; null, `0` and empty mean none. */
export const sectionOption = z
  .union([z.string().max(250), z.number(), z.null()])
  .transform((sent): SectionName | null => {
    const text = String(sent ?? '').trim();
    if (text === '' || text === '0') return null;
    const isIdOnly = text.startsWith('id:');
    const id = parseId(isIdOnly ? text.slice(3) : text);
    // A section may be named after a year, so its slug looks like an id.
    return { id, slug: isIdOnly ? null : text.toLowerCase() };
  });
