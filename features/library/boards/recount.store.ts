import type { WrongCount } from '#features/core/people/person-counts.ts';
import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const LIVE = 'from pins p where p.home = u.home and p.pinner_id = u.id and p.deleted_at is null';

// Reads all rows: for the operator's command and tests, not for requests.
const ALL = `
  select b.id::text, 'board.pin_count' as name, b.pin_count as stored,
      (select count(*)::int from board_pins x where x.home = b.home and x.board_id = b.id) as counted
    from boards b where b.deleted_at is null
  union all select b.id::text, 'board.cover_pins', jsonb_array_length(b.cover_pins), (
      select least(count(*), 5)::int from board_pins x where x.home = b.home and x.board_id = b.id
        and (jsonb_array_length(b.cover_pins) = 0 or b.cover_pins -> 0 ->> 'pin_id' = coalesce(b.cover_pin_id, (
          select y.pin_id from board_pins y where y.home = b.home and y.board_id = b.id
          order by y.saved_at desc, y.pin_id desc limit 1))::text))
    from boards b where b.deleted_at is null
  union all select s.id::text, 'section.pin_count', s.pin_count,
      (select count(*)::int from board_pins x where x.home = s.home and x.section_id = s.id)
    from sections s join boards b on b.home = s.home and b.id = s.board_id
    where s.deleted_at is null and b.deleted_at is null
  union all select u.id::text, 'person.pin_count', u.pin_count, (select count(*)::int ${LIVE}) from users u
  union all select u.id::text, 'person.created_pin_count', u.created_pin_count,
      (select count(*)::int ${LIVE} and not p.is_repin) from users u
  union all select u.id::text, 'person.quick_saves_pin_count', u.quick_saves_pin_count,
      (select count(*)::int ${LIVE} and p.board_id is null) from users u
  union all select u.id::text, 'person.story_pin_count', u.story_pin_count,
      (select count(*)::int ${LIVE} and p.kind = 'story') from users u
  union all select u.id::text, 'person.video_pin_count', u.video_pin_count,
      (select count(*)::int ${LIVE} and p.kind = 'video') from users u
  union all select p.id::text, 'pin.repin_count', p.repin_count, coalesce(saved.count, 0)
    from pins p left join saved on saved.counter = p.id
  union all select p.id::text, 'pin.places', case when p.deleted_at is null and p.board_id is not null then 1 else 0 end,
      coalesce(placed.count, 0)
    from pins p left join placed on placed.pin_id = p.id
  union all select p.id::text, 'pin.board', 1, (holders.id is not null)::int
    from pins p left join holders on holders.id = p.board_id and holders.privacy = p.privacy
    where p.board_id is not null`;

// Counts rows that live in other homes than their count.
const STEPS = `chains as materialized (
    select source_pin_id as counter, id from pins where deleted_at is null
    union select origin_pin_id, id from pins where deleted_at is null),
  saved as materialized (select counter, count(*)::int as count from chains group by counter),
  placed as materialized (select pin_id, count(*)::int as count from board_pins group by pin_id),
  holders as materialized (select id, privacy from boards)`;

export async function listWrongCounts(db: Queryable): Promise<WrongCount[]> {
  return db.rows<WrongCount>(
    `with ${STEPS} select * from (${ALL}) as checked where stored <> counted order by name, id`,
  );
}

const PINS: Statement = {
  name: 'recount-board-pins',
  text: 'update boards set pin_count = pin_count + $3 where home = $1 and id = $2',
};

export async function addToPinCount(
  tx: Transaction,
  { id }: AllowedBoard<'maintain'>,
  by: number,
): Promise<void> {
  await tx.write(PINS, [homeOf(id), id, by]);
}

const SECTIONS: Statement = {
  name: 'recount-board-sections',
  text: 'update boards set section_count = section_count + $3 where home = $1 and id = $2',
};

export async function addToSectionCount(
  tx: Transaction,
  { id }: AllowedBoard<'maintain'>,
  by: number,
): Promise<void> {
  await tx.write(SECTIONS, [homeOf(id), id, by]);
}

const SECTION_PINS: Statement = {
  name: 'recount-section-pins',
  text: 'update sections set pin_count = pin_count + $3 where home = $1 and id = $2',
};

export async function addToSectionPins(tx: Transaction, sectionId: Id, by: number): Promise<void> {
  await tx.write(SECTION_PINS, [homeOf(sectionId), sectionId, by]);
}

const OWN = 'from boards b where b.home = u.home and b.owner_id = u.id and b.deleted_at is null';

// Reads all rows: for the operator's command and tests, not for requests.
const ALL_BOARDS = `
  select u.id::text, 'person.board_count' as name, u.board_count as stored,
      (select count(*)::int ${OWN} and b.privacy <> 'secret') as counted
    from users u
  union all select u.id::text, 'person.secret_board_count', u.secret_board_count,
      (select count(*)::int ${OWN} and b.privacy = 'secret') from users u
  union all select u.id::text, 'person.archived_board_count', u.archived_board_count, (
      select count(*)::int from board_memberships m
      where m.home = u.home and m.user_id = u.id and m.archived_at is not null
        and m.board_id in (select id from live_boards))
    from users u
  union all select b.id::text, 'board.section_count', b.section_count, (
      select count(*)::int from sections s
      where s.home = b.home and s.board_id = b.id and s.deleted_at is null)
    from boards b
  union all select b.id::text, 'board.follower_count', b.follower_count, (
      select count(*)::int from board_followers f where f.home = b.home and f.board_id = b.id)
    from boards b
  union all select b.id::text, 'board.collaborator_count', b.collaborator_count, (
      select count(*)::int from board_collaborators c
      where c.home = b.home and c.board_id = b.id and c.status = 'accepted')
    from boards b
  union all select b.id::text, 'board.followers', (
      select count(*)::int from board_followers f where f.home = b.home and f.board_id = b.id),
      coalesce(following.count, 0)
    from boards b left join following on following.board_id = b.id`;

// Counts rows that live in other homes than their count.
const BOARD_STEPS = `live_boards as materialized (select id from boards where deleted_at is null),
  following as materialized (select board_id, count(*)::int as count from board_follows group by board_id)`;

export async function listWrongBoardCounts(db: Queryable): Promise<WrongCount[]> {
  return db.rows<WrongCount>(
    `with ${BOARD_STEPS} select * from (${ALL_BOARDS}) as checked where stored <> counted order by name, id`,
  );
}

const COLLABORATORS: Statement = {
  name: 'recount-board-collaborators',
  text: 'update boards set collaborator_count = collaborator_count + $3 where home = $1 and id = $2',
};

export async function addToCollaborators(
  tx: Transaction,
  { id }: AllowedBoard<'maintain'>,
  by: number,
): Promise<void> {
  await tx.write(COLLABORATORS, [homeOf(id), id, by]);
}
