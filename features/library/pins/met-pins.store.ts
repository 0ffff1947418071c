import type { PersonFacts, RelationFacts } from '#features/core/people/person-access.ts';
import { isActive, readRelation, relationColumns } from '#features/core/people/person-row.ts';
import { distinctIds, givenIds, type Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import {
  FOUND_COLUMNS,
  joinBeside,
  joinFavorite,
  type PinReader,
  type PinRow,
  pinColumns,
  readPins,
  viewerAt,
  viewerValues,
} from './pin.store.ts';
import type { PinBoardFacts } from './pin-access.ts';

export interface MetPerson {
  facts: PersonFacts;
  relation: RelationFacts;
}

/** One read, so that timing does not tell a hidden pin from one that never existed. */
export interface MetPin {
  row: PinRow;
  /** The live board that it is on. */
  board: (PinBoardFacts & { sensitivity_screen: boolean }) | undefined;
  pinner: RelationFacts;
  boardOwner: RelationFacts;
}

const MET_BOARDS = `met as materialized (
    select fb.id as met_board_id, fb.privacy as met_privacy, fb.owner_id as met_owner_id,
      fb.is_temporarily_disabled as met_is_disabled, fb.sensitivity_screen as met_is_sensitive,
      ${isActive('fo')} as met_owner_is_active,
      fo.is_private_profile as met_owner_is_private,
      fb.owner_id = $2::bigint or exists (select 1 from board_collaborators c where c.home = fb.home
        and c.board_id = fb.id and c.user_id = $2::bigint and c.status = 'accepted') as met_is_mine
    from (select distinct board_id from found) as held
    join boards fb on fb.home = (held.board_id >> 51)::smallint and fb.id = held.board_id
    join users fo on fo.home = fb.home and fo.id = fb.owner_id
    where fb.deleted_at is null)`;

/** Pins, their boards, and their relation to the viewer each lie in another home. */
const metSteps = (from: string) => `found as materialized (
    select ${pinColumns(viewerAt(1))} from ${from} ${joinBeside(viewerAt(1))} where p.deleted_at is null), ${MET_BOARDS}`;

const MET_COLUMNS = `${FOUND_COLUMNS}, met.*, ${relationColumns('found.pinner_id', 'met_pinner_')},
  ${relationColumns('met.met_owner_id', 'met_owner_')}`;

const JOIN_MET = `left join met on met.met_board_id = found.board_id ${joinFavorite(viewerAt(1))}`;

type FlatBoard = {
  met_board_id: Id | null;
  met_privacy: PinBoardFacts['privacy'];
  met_owner_id: Id;
  met_is_disabled: boolean;
  met_owner_is_active: boolean;
  met_owner_is_private: boolean;
  met_is_mine: boolean;
  met_is_sensitive: boolean;
};

function readMet(row: PinRow & FlatBoard): MetPin {
  const board = row.met_board_id
    ? {
        privacy: row.met_privacy,
        is_temporarily_disabled: row.met_is_disabled,
        is_mine: row.met_is_mine,
        sensitivity_screen: row.met_is_sensitive,
        owner_id: row.met_owner_id,
        owner_is_active: row.met_owner_is_active,
        owner_is_private_profile: row.met_owner_is_private,
      }
    : undefined;
  const relations = { pinner: readRelation(row, 'met_pinner_'), boardOwner: readRelation(row, 'met_owner_') };
  return { row, board, ...relations };
}

async function meet<Row extends object = object>(
  { db, viewer }: PinReader,
  statement: Statement,
  values: readonly unknown[],
): Promise<(MetPin & { row: Row })[]> {
  const rows = await readPins(db, statement, [...viewerValues(viewer.id), ...values]);
  return (rows as (PinRow & FlatBoard & Row)[]).map(readMet) as (MetPin & { row: Row })[];
}

const BY_IDS: Statement = {
  name: 'pins-met-by-ids',
  text: `with ${metSteps(`${distinctIds(3)} as wanted
      join pins p on p.home = wanted.home and p.id = wanted.id`)}
    select ${MET_COLUMNS} from ${givenIds(3)} with ordinality as wanted (home, id, place)
    join found on found.id = wanted.id ${JOIN_MET} order by wanted.place`,
};

export function meetPins(reader: PinReader, ids: readonly Id[]): Promise<MetPin[]> {
  return meet(reader, BY_IDS, [ids.map(homeOf), ids]);
}

const personColumns = (alias: string, prefix: string) => `${alias}.id as ${prefix}id,
  ${alias}.is_active as ${prefix}is_active, ${alias}.is_private_profile as ${prefix}is_private,
  ${relationColumns(`${alias}.id`, prefix)}`;

function readPerson(row: object, prefix: string): MetPerson {
  const flat = row as Record<string, unknown>;
  const facts = {
    id: flat[`${prefix}id`] as Id,
    is_active: flat[`${prefix}is_active`] === true,
    is_private_profile: flat[`${prefix}is_private`] === true,
  };
  return { facts, relation: readRelation(row, prefix) };
}

/** One row: its `user_id`, that of the person it replies to, if any, and its pin. */
const ofSaid = (text: string) => `with said as materialized (${text}), speakers as materialized (
    select u.id, ${isActive('u')} as is_active, u.is_private_profile
    from (select user_id from said union select asked_id from said) as named
    join users u on u.home = (named.user_id >> 51)::smallint and u.id = named.user_id),
  ${metSteps('said join pins p on p.home = said.home and p.id = said.pin_id')}`;

const JOIN_SAID = `from said join found on found.id = said.pin_id join speakers author on author.id = said.user_id ${JOIN_MET}`;

const BY_COMMENT: Statement = {
  name: 'pins-met-by-comment',
  text: `${ofSaid(`select said.home, said.pin_id, said.user_id, above.id as above_id, above.user_id as asked_id
    from comments said
    left join comments above on above.home = said.home and above.id = said.reply_to_id and above.deleted_at is null
    where said.home = $3 and said.id = $4 and said.deleted_at is null
      and (said.reply_to_id is null or above.id is not null)`)}
    select ${MET_COLUMNS}, ${personColumns('author', 'met_author_')}, said.above_id as met_above,
      ${personColumns('asked', 'met_asked_')}
    ${JOIN_SAID} left join speakers asked on asked.id = said.asked_id`,
};

/** Its people are the author, then the person they reply to. */
export async function meetPinOfComment(
  reader: PinReader,
  id: Id,
): Promise<(MetPin & { speakers: MetPerson[] }) | undefined> {
  const [met] = await meet<{ met_above: Id | null }>(reader, BY_COMMENT, [homeOf(id), id]);
  if (!met) return undefined;
  const asked = met.row.met_above ? [readPerson(met.row, 'met_asked_')] : [];
  return { ...met, speakers: [readPerson(met.row, 'met_author_'), ...asked] };
}

const BY_TRY: Statement = {
  name: 'pins-met-by-try',
  text: `${ofSaid(`select said.home, said.pin_id, said.user_id, null::bigint as asked_id from pin_tries said
    where said.home = $3 and said.id = $4 and said.removed_at is null`)}
    select ${MET_COLUMNS}, ${personColumns('author', 'met_author_')} ${JOIN_SAID}`,
};

export async function meetPinOfTry(
  reader: PinReader,
  id: Id,
): Promise<(MetPin & { author: MetPerson }) | undefined> {
  const [met] = await meet(reader, BY_TRY, [homeOf(id), id]);
  return met && { ...met, author: readPerson(met.row, 'met_author_') };
}
