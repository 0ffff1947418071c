import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { freeSlug, isSameName, MOST_SECTIONS, slugOf } from '../board-name.ts';
import { addFormerSectionSlugs, listKnownSectionSlugs } from '../former-section-slugs.store.ts';
import { listSectionNames } from '../section-rows.store.ts';
import { insertSections, listRankedSections, type NewSection } from './adopt-sections.store.ts';
import type { MergePayload } from './merge-boards.ts';

/**
 * Gives the target a section for each of the source's whose name it lacks, as long as there is room. Pins of the rest
 * end up outside sections. The source's section addresses lead to the target's.
 */
export async function adoptSections(
  tx: Transaction,
  sourceId: Id,
  target: AllowedBoard<'edit'>,
  at: Date,
): Promise<Pick<MergePayload, 'sections' | 'made_sections'>> {
  const there = await listSectionNames(tx, target.id);
  const taken = new Set(there.map((section) => section.slug));
  const missing: (NewSection & { formerId: Id })[] = [];
  const sections: Record<string, Id> = {};
  for (const { id, title, rank } of await listRankedSections(tx, sourceId)) {
    const duplicate = there.find((section) => isSameName(section.title, title));
    if (duplicate) sections[id] = duplicate.id;
    if (duplicate || there.length + missing.length >= MOST_SECTIONS) continue;
    const slug = freeSlug(slugOf(title, 'section'), taken);
    taken.add(slug);
    missing.push({ formerId: id, title, slug, rank });
  }
  const made = await insertSections(tx, target, missing, at);
  for (const { formerId, slug } of missing) {
    const id = made.get(slug);
    if (id) sections[formerId] = id;
  }
  const led = (await listKnownSectionSlugs(tx, sourceId, at)).flatMap(({ section_id, ...rest }) => {
    const successor = taken.has(rest.slug) ? undefined : sections[section_id];
    return successor ? [{ ...rest, section_id: successor }] : [];
  });
  await addFormerSectionSlugs(tx, target, led);
  return { sections, made_sections: [...made.values()] };
}
