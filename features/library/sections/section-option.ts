import { z } from 'zod';
import type { SectionName } from '#features/library/boards/section-name.ts';
import { parseId } from '#platform/ids/ids.ts';

/** A section of a board by its id, by `id:` and its id, or by its slug; null, `0` and the empty text mean none. */
export const sectionOption = z
  .union([z.string().max(250), z.number(), z.null()])
  .transform((sent): SectionName | null => {
    const text = String(sent ?? '').trim();
    if (text === '' || text === '0') return null;
    const isIdOnly = text.startsWith('id:');
    const id = parseId(isIdOnly ? text.slice(3) : text);
    // A section may be named by a year, whose slug reads like an id.
    return { id, slug: isIdOnly ? null : text.toLowerCase() };
  });
