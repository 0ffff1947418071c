import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { invalid } from '#platform/resource/refusal.ts';
import type { SectionAddress } from './section.service.ts';
import { sectionOption } from './section-option.ts';

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
