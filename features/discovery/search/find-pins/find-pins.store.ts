import { isFiledAsSeen } from '#features/library/pins/topics-key.ts';
import type { Queryable } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { PageKey } from '#platform/resource/bookmark.ts';
import { type FoundRow, type Looking, ownerIsOpen, pageBehind, valuesBehind } from '../found-page.ts';

/** If more pins match, only the newest are ranked. */
const MOST_RANKED = 1000;
/** Limits of matching boards, of boards whose name matches, and of pins read from each. */
const MOST_READ_BOARDS = 200;
const MOST_BOARDS = 20;
const MOST_OF_BOARD = 50;

/** A pin on a matching board ranks lower than one that matches itself. */
const OF_BOARD = '30000 + (extract(epoch from p.created_at) / 864)::bigint';

// Unnamed statements: planned again for each query, as common and rare words need different indexes. search_query has
// constant arguments, so it is computed once. The best pin of a picture stands for all its pins, on every page.
const pinsOfEverybody = (which: string) => `with matching as materialized (
      select home, id, pinner_id, image_signature, search_score(search, search_query($1), created_at) as score from (
        select home, id, pinner_id, image_signature, search, created_at from pins p
        where search @@ search_query($1) and deleted_at is null and privacy = 'public' ${which}
        order by created_at desc, id desc limit ${MOST_RANKED}) as newest
    ), held as materialized (
      select home, id from (
        select home, id, name, last_pinned_at from boards
        where search @@ search_query($1) and deleted_at is null and privacy = 'public' and not is_temporarily_disabled
        order by last_pinned_at desc nulls last, id desc limit ${MOST_READ_BOARDS}) as named
      where search_words(name) @@ search_query($1)
      order by last_pinned_at desc nulls last, id desc limit ${MOST_BOARDS}
    ), placed as materialized (
      select top.pin_id from held join boards b on b.home = held.home and b.id = held.id
      cross join lateral (
        select pin_id from board_pins where home = b.home and board_id = b.id
        order by saved_at desc, pin_id desc limit ${MOST_OF_BOARD}) as top
    ), of_boards as materialized (
      select p.home, p.id, p.pinner_id, p.image_signature, ${OF_BOARD} as score
      from placed join pins p on p.home = (placed.pin_id >> 51)::smallint and p.id = placed.pin_id
        and p.deleted_at is null and p.privacy = 'public' ${which}
    ), found as materialized (
      select * from matching union all select * from of_boards
    ), open as materialized (
      select found.id, found.image_signature, found.score
      from found join users u on u.home = found.home and u.id = found.pinner_id where ${ownerIsOpen(2, 6)}
    )
  select id, score from (
    select distinct on (image_signature) id, score from open order by image_signature, score desc, id desc
  ) as ranked ${pageBehind(3, 4)} limit $5`;

const EVERYBODYS_PINS = pinsOfEverybody('');
const EVERYBODYS_VIDEOS = pinsOfEverybody("and p.kind = 'video'");
// Uses the primary key of pin_interests.
const PINS_OF_TOPIC = pinsOfEverybody(`and exists (select from pin_interests i
  where i.home = p.home and i.pin_id = p.id and i.interest_id = $7 and ${isFiledAsSeen('i')})`);

interface Wanted {
  query: string;
  after: PageKey | null;
  limit: number;
}

interface WantedOfEverybody extends Wanted {
  isVideo: boolean;
  topicId: Id | undefined;
}

/** Best first. Uses pins_search, or pins_newest if nearly all match; boards_search and board_pins_newest. */
export function listFoundPins(
  db: Queryable,
  { viewerId, arePrivateOpen }: Looking,
  { query, after, limit, isVideo, topicId }: WantedOfEverybody,
): Promise<FoundRow[]> {
  const values = [query, viewerId ?? null, ...valuesBehind(after), limit, arePrivateOpen];
  if (topicId) return db.rows<FoundRow>(PINS_OF_TOPIC, [...values, topicId]);
  return db.rows<FoundRow>(isVideo ? EVERYBODYS_VIDEOS : EVERYBODYS_PINS, values);
}

// Rows of the person's own home: notes and tags are theirs alone.
const ownPins = (isTagged: boolean) => `select id, score from (
    select id, max(score) as score from (
      select id, search_score(search, search_query($1), created_at) as score from (
        select id, search, created_at from pins
        where home = $2 and pinner_id = $3 and deleted_at is null and search @@ search_query($1)
        order by id desc limit ${MOST_RANKED}) as matching
      union all
      select p.id, ${OF_BOARD} from (
        select id from boards where home = $2 and owner_id = $3 and deleted_at is null
          and search_words(name) @@ search_query($1)
        order by last_pinned_at desc limit ${MOST_BOARDS}) as held
      cross join lateral (
        select pin_id from board_pins where home = $2 and board_id = held.id
        order by saved_at desc, pin_id desc limit ${MOST_OF_BOARD}) as placed
      join pins p on p.home = $2 and p.id = placed.pin_id and p.pinner_id = $3 and p.deleted_at is null
      union all
      select p.id, search_score(n.search, search_query($1), p.created_at) from (
        select pin_id, search from pin_notes where home = $2 and user_id = $3 and search @@ search_query($1)
        order by pin_id desc limit ${MOST_RANKED}) as n
      join pins p on p.home = $2 and p.id = n.pin_id and p.deleted_at is null
      union all
      select p.id, search_score(search_words(x.name), search_query($1), p.created_at) from (
        select t.name, m.pin_id from tags t join pin_tags m on m.home = t.home and m.tag_id = t.id
        where t.home = $2 and t.user_id = $3 and t.deleted_at is null
          and search_words(t.name) @@ search_query($1)
        order by m.pin_id desc limit ${MOST_RANKED}) as x
      join pins p on p.home = $2 and p.id = x.pin_id and p.deleted_at is null
    ) as found ${isTagged ? `where id in (${WITH_TAG})` : ''} group by id
  ) as ranked ${pageBehind(4, 5)} limit $6`;

const WITH_TAG = `select m.pin_id from tags t join pin_tags m on m.home = t.home and m.tag_id = t.id
  where t.home = $2 and t.user_id = $3 and t.deleted_at is null and t.id = $7`;

const OWN_PINS = ownPins(false);
const OWN_TAGGED_PINS = ownPins(true);

/** Without a query, newest first. */
const OWN_PINS_OF_TAG = `select id, score from (
    select p.id, p.id as score from tags t join pin_tags m on m.home = t.home and m.tag_id = t.id
    join pins p on p.home = m.home and p.id = m.pin_id and p.deleted_at is null
    where t.home = $1 and t.user_id = $2 and t.deleted_at is null and t.id = $3
  ) as ranked ${pageBehind(4, 5)} limit $6`;

/**
 * Secret ones too. Uses pins_of_pinner or pins_search, boards_of_owner, board_pins_newest, pin_notes_of_person,
 * tags_key and the primary key of pin_tags.
 */
export function listFoundOwnPins(
  db: Queryable,
  personId: Id,
  { query, tag, after, limit }: Wanted & { tag: Id | null },
): Promise<FoundRow[]> {
  const person = [homeOf(personId), personId];
  const page = [...valuesBehind(after), limit];
  if (!tag) return db.rows<FoundRow>(OWN_PINS, [query, ...person, ...page]);
  if (query === '') return db.rows<FoundRow>(OWN_PINS_OF_TAG, [...person, tag, ...page]);
  return db.rows<FoundRow>(OWN_TAGGED_PINS, [query, ...person, ...page, tag]);
}
