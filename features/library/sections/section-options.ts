import { z } from 'zod';
import type { SectionName } from '#features/library/boards/board-name.ts';
import { parseId } from '#platform/ids/ids.ts';
import { idOption } from '#platform/resource/options.ts';
import { invalid } from '#platform/resource/refusal.ts';
import type { SectionAddress } from './section.service.ts';

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

/** How clients name a section; `section_slug` may also be `id:` and the id. */
export const sectionNameOptions = {
  section_id: idOption.nullish(),
  username: z.string().max(100).nullish(),
  board_slug: z.string().max(400).nullish(),
  section_slug: sectionOption.optional(),
};

type Sent = z.output<z.ZodObject<typeof sectionNameOptions>>;

/** @throws Refusal 'invalid' if nothing names a section */
export function sectionAddressIn({ section_id, username, board_slug, section_slug }: Sent): SectionAddress {
  if (section_id) return { id: section_id };
  if (section_slug && username && board_slug) {
    return { board: { username, slug: board_slug }, section: section_slug };
  }
  if (section_slug?.id) return { id: section_slug.id };
  throw invalid('section_id', 'section_id, or username, board_slug and section_slug, must be given.');
}
