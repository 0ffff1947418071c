import type { PersonCardRow } from '#features/core/people/person-row.ts';
import type { Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import {
  joinBeside,
  ownPinColumns,
  type PinReader,
  type PinRow,
  readPins,
  viewerAt,
  viewerValues,
  withFavorites,
} from '../pin.store.ts';

const PIN_LISTS = ['all', 'created', 'story', 'video', 'unorganized', 'priced', 'indexable'] as const;
export type PinList = (typeof PIN_LISTS)[number];

/** Lists that only their owner sees. */
export const OWN_LISTS: readonly PinList[] = ['unorganized', 'priced'];

// Each with the partial index of pins that it uses.
const CONDITIONS: Record<PinList, string> = {
  all: 'true', // pins_of_pinner, pins_public
  created: 'not p.is_repin', // pins_created
  story: "p.kind = 'story'", // pins_of_kind
  video: "p.kind = 'video'", // pins_of_kind
  unorganized: 'p.board_id is null', // pins_unorganized
  indexable: "p.privacy = 'public' and p.seo_noindex_reason is null", // pins_public
  priced: `(p.price_value is not null or p.rich_summary->'offer'->>'price_value' is not null)`, // pins_priced
};

function statement(list: PinList, isPublicOnly: boolean): Statement {
  return {
    name: `pins-of-person-${list}-${isPublicOnly ? 'public' : 'any'}`,
    text: withFavorites(
      `select ${ownPinColumns(viewerAt(5))} from pins p ${joinBeside(viewerAt(5))}
      where p.home = $1 and p.pinner_id = $2 and p.deleted_at is null and p.id < $3
        and ${CONDITIONS[list]} ${isPublicOnly ? "and p.privacy = 'public'" : ''}
      order by p.id desc limit $4`,
      viewerAt(5),
    ),
  };
}

const STATEMENTS = {
  public: Object.fromEntries(PIN_LISTS.map((list) => [list, statement(list, true)])),
  any: Object.fromEntries(PIN_LISTS.map((list) => [list, statement(list, false)])),
} as { public: Record<PinList, Statement>; any: Record<PinList, Statement> };

const LARGEST_ID = '9223372036854775807';

export interface PinListRequest {
  pinner: PersonCardRow;
  list: PinList;
  isPublicOnly: boolean;
  /** Null starts at the newest pin. */
  before: Id | null;
  limit: number;
}

/** Newest first: within a home ids grow with time. */
export async function listPinsOfPerson(
  { db, viewer }: PinReader,
  request: PinListRequest,
): Promise<PinRow[]> {
  const { pinner, list, isPublicOnly, before, limit } = request;
  const values = [homeOf(pinner.id), pinner.id, before ?? LARGEST_ID, limit, ...viewerValues(viewer.id)];
  return readPins(db, STATEMENTS[isPublicOnly ? 'public' : 'any'][list], values, pinner);
}
