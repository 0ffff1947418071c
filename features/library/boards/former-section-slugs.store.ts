import type { Privacy } from '#features/library/pins/pin.ts';
import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { MOST_FORMER } from './board-name.ts';

const FORGET: Statement = {
  name: 'former-section-slugs-forget',
  text: 'delete from former_section_slugs where home = $1 and board_id = $2 and slug = $3',
};

/** Clears a slug's former owners on a board: a section is about to take it, perhaps one that had it before. */
export async function forgetFormerSectionSlug(
  tx: Transaction,
  { id }: AllowedBoard<'edit' | 'work'>,
  slug: string,
): Promise<void> {
  await tx.write(FORGET, [homeOf(id), id, slug]);
}

const NOTE: Statement = {
  name: 'former-section-slugs-note',
  text: `insert into former_section_slugs (home, board_id, slug, section_id, privacy, left_at)
    select s.home, s.board_id, s.slug, s.id, b.privacy, $3::timestamptz
    from sections s join boards b on b.home = s.home and b.id = s.board_id
    where s.home = $1 and s.id = $2 and s.board_id = $4
    on conflict (home, board_id, slug) do update
      set section_id = excluded.section_id, privacy = excluded.privacy, left_at = excluded.left_at`,
};

const CUT: Statement = {
  name: 'former-section-slugs-cut',
  // Uses former_section_slugs_of_section, then the primary key.
  text: `delete from former_section_slugs f using (
      select board_id, slug, row_number() over (partition by section_id order by left_at desc, slug) as place
      from former_section_slugs where home = $1 and section_id = any($2::bigint[])
    ) as kept
    where f.home = $1 and f.board_id = kept.board_id and f.slug = kept.slug and kept.place > ${MOST_FORMER}`,
};

export async function noteFormerSectionSlug(
  tx: Transaction,
  { id }: AllowedBoard<'edit' | 'work'>,
  sectionId: Id,
  at: Date,
): Promise<void> {
  await tx.write(NOTE, [homeOf(id), sectionId, at, id]);
  await tx.write(CUT, [homeOf(id), [sectionId]]);
}

export interface SectionSlug {
  section_id: Id;
  slug: string;
  left_at: Date;
}

const KNOWN: Statement = {
  name: 'former-section-slugs-known',
  // Uses the primary key of boards, sections_of_board and the primary key.
  text: `select s.id as section_id, s.slug, $3::timestamptz as left_at
    from boards b join sections s on s.home = b.home and s.board_id = b.id and s.deleted_at is null
    where b.home = $1 and b.id = $2 and b.privacy = 'public' and not b.is_temporarily_disabled
    union all
    select f.section_id, f.slug, f.left_at
    from boards b join former_section_slugs f on f.home = b.home and f.board_id = b.id and f.privacy = 'public'
    where b.home = $1 and b.id = $2 and b.privacy = 'public' and not b.is_temporarily_disabled`,
};

/** Empty unless everybody may see the board. */
export function listKnownSectionSlugs(tx: Transaction, boardId: Id, at: Date): Promise<SectionSlug[]> {
  return tx.rows<SectionSlug>(KNOWN, [homeOf(boardId), boardId, at]);
}

const ADD: Statement = {
  name: 'former-section-slugs-add',
  // The board's own former slugs take precedence and remain if the merge is undone.
  text: `insert into former_section_slugs (home, board_id, slug, section_id, privacy, left_at)
    select distinct on (led.slug) $1::smallint, $2::bigint, led.slug, led.section_id, 'public', led.left_at
    from unnest($3::bigint[], $4::text[], $5::timestamptz[]) as led (section_id, slug, left_at)
    order by led.slug, led.left_at desc
    on conflict (home, board_id, slug) do nothing`,
};

export async function addFormerSectionSlugs(
  tx: Transaction,
  { id: boardId }: AllowedBoard<'edit'>,
  slugs: readonly SectionSlug[],
): Promise<void> {
  if (slugs.length === 0) return;
  const home = homeOf(boardId);
  const ids = slugs.map(({ section_id }) => section_id);
  const columns = [ids, slugs.map(({ slug }) => slug), slugs.map(({ left_at }) => left_at)];
  await tx.write(ADD, [home, boardId, ...columns]);
  await tx.write(CUT, [home, [...new Set(ids)]]);
}

const FIND: Statement = {
  name: 'former-section-slugs-find',
  text: `select s.id, f.privacy from former_section_slugs f
    join sections s on s.home = f.home and s.id = f.section_id and s.deleted_at is null
    where f.home = $1 and f.board_id = $2 and f.slug = $3`,
};

/** The live section that last had this slug, and who could see its board then. */
export async function findFormerSection(
  db: Queryable,
  boardId: Id,
  slug: string,
): Promise<{ id: Id; privacy: Privacy } | null> {
  const [row] = await db.rows<{ id: Id; privacy: Privacy }>(FIND, [homeOf(boardId), boardId, slug]);
  return row ?? null;
}
