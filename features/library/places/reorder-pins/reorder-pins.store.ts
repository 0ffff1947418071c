import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

/** Higher ranks come first, then higher ids. */
export interface RankedPin {
  pin_id: Id;
  section_id: Id | null;
  /** Text, to keep every digit. */
  rank: string;
}

const FIND: Statement = {
  name: 'reorder-pins-find',
  text: `select pin_id, section_id, rank from board_pins
    where home = $1 and board_id = $2 and pin_id = any($3::bigint[])`,
};

export async function mapRanks(
  tx: Transaction,
  boardId: Id,
  pinIds: readonly Id[],
): Promise<Map<Id, RankedPin>> {
  const rows = await tx.rows<RankedPin>(FIND, [homeOf(boardId), boardId, pinIds]);
  return new Map(rows.map((row) => [row.pin_id, row]));
}

function neighbour(side: 'before' | 'after', part: 'section' | 'unsectioned'): Statement {
  const [compare, direction] = side === 'before' ? ['>', 'asc'] : ['<', 'desc'];
  return {
    name: `reorder-pins-${side}-${part}`,
    // Uses board_pins_of_section or board_pins_unsectioned; skips at most the moving pins.
    text: `select pin_id, section_id, rank from board_pins b
      where home = $1 and ${part === 'section' ? 'section_id = $2' : 'board_id = $2 and section_id is null'}
        and (rank, pin_id) ${compare} ($3::bigint, $4::bigint) and pin_id <> all($5::bigint[])
      order by b.rank ${direction}, b.pin_id ${direction} limit 1`,
  };
}

const NEIGHBOURS = {
  before: { section: neighbour('before', 'section'), unsectioned: neighbour('before', 'unsectioned') },
  after: { section: neighbour('after', 'section'), unsectioned: neighbour('after', 'unsectioned') },
};

/** Looks in the same list and skips some. */
export async function findNeighbour(
  tx: Transaction,
  boardId: Id,
  { pin_id, section_id, rank }: RankedPin,
  side: 'before' | 'after',
  passedOver: readonly Id[],
): Promise<RankedPin | null> {
  const statement = NEIGHBOURS[side][section_id ? 'section' : 'unsectioned'];
  const values = [homeOf(boardId), section_id ?? boardId, rank, pin_id, passedOver];
  const [row] = await tx.rows<RankedPin>(statement, values);
  return row ?? null;
}

const LOWER: Statement = {
  name: 'reorder-pins-lower',
  // Uses board_pins_ranked.
  text: `update board_pins set rank = rank - $5::bigint
    where home = $1 and board_id = $2 and (rank, pin_id) <= ($3::bigint, $4::bigint)`,
};

/** Lowers all below it, too, which keeps the order of all lists. */
export async function lowerFrom(
  tx: Transaction,
  { id: boardId }: AllowedBoard<'edit'>,
  from: RankedPin,
  by: bigint,
): Promise<void> {
  await tx.write(LOWER, [homeOf(boardId), boardId, from.rank, from.pin_id, String(by)]);
}

const WRITE: Statement = {
  name: 'reorder-pins-write',
  text: `update board_pins b set rank = wanted.rank from unnest($3::bigint[], $4::bigint[]) as wanted (pin_id, rank)
    where b.home = $1 and b.board_id = $2 and b.pin_id = wanted.pin_id`,
};

export async function writeRanks(
  tx: Transaction,
  { id: boardId }: AllowedBoard<'edit'>,
  pinIds: readonly Id[],
  ranks: readonly bigint[],
): Promise<void> {
  await tx.write(WRITE, [homeOf(boardId), boardId, pinIds, ranks.map(String)]);
}
