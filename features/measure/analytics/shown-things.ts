import { SMALLEST_GROUP } from './analytics.ts';

const SUMS = `sum(impressions)::int as impressions, sum(closeups)::int as closeups, sum(saves)::int as saves,
  sum(outbound_clicks)::int as outbound_clicks, sum(pin_ms)::float8 as pin_ms, sum(board_ms)::float8 as board_ms`;

/** Whether anything is in what its owner sees the sum of; the time of a board's own page is not. */
export const ADDS_UP = 'impressions + closeups + saves + outbound_clicks + pin_ms > 0';

/** As one board, with id 0, where a pin is on none. */
const BOARDS = `boards as (
    select parts.*, people >= ${SMALLEST_GROUP} as is_group,
      row_number() over (partition by period order by people < ${SMALLEST_GROUP}, people, board_id) as place,
      bool_or(people < ${SMALLEST_GROUP}) over (partition by period) as is_beside_few
    from parts where kind = 'board'),
  boards_that_may as (
    select period, board_id, is_group, is_group and is_beside_few and place = 1 as is_withheld from boards)`;

const PINS = `sized as (
    select parts.*, parts.people >= ${SMALLEST_GROUP} and coalesce(b.is_group, false) as is_pin_group,
      coalesce(b.is_withheld, false) as is_withheld
    from parts left join boards_that_may b using (period, board_id) where kind = 'pin'),
  pins as (
    select *, row_number() over (partition by period, board_id order by not is_pin_group, people, thing_id) as place,
      bool_or(not is_pin_group) over (partition by period, board_id) as is_beside_few
    from sized)`;

/**
 * The pins and boards of a person ($2, in their home $1) that may be shown in each period ($3, $4): those of at least
 * ten people. What is missing from the total, and what a shown board has more than its shown pins, is of nobody, or has
 * a pin or board of ten people that is not shown either: where some are withheld, so is the smallest of the others. A
 * withheld board would follow from its pins, so it withholds one of them; a pin that moved is shown if all parts may be.
 * `which` may leave out pins of boards that nothing is asked of.
 */
export const shownThings = (which: string): string => `with periods as (
    select * from unnest($3::date[], $4::date[]) with ordinality as p (since, until, period)),
  weeks as (
    select period, kind, thing_id, board_id, date_trunc('week', day) as week, ${SUMS},
      greatest(max(people), sum(new_people)) as people
    from periods join analytics_days on day between since and until
    where home = $1 and owner_id = $2 and kind in ('board', 'pin') and (${which})
    group by 1, 2, 3, 4, 5),
  parts as (
    select * from (
      select period, kind, thing_id, board_id, ${SUMS}, max(people) as people from weeks group by 1, 2, 3, 4) as summed
    where ${ADDS_UP}),
  ${BOARDS},
  ${PINS},
  shown as (
    select period, 'pin' as kind, thing_id, ${SUMS} from pins group by period, thing_id
      having bool_and(is_pin_group and not (place = 1 and (is_beside_few or is_withheld)))
    union all
    select period, kind, thing_id, impressions, closeups, saves, outbound_clicks, pin_ms, board_ms
    from parts join boards_that_may using (period, board_id)
    where kind = 'board' and is_group and not is_withheld and thing_id <> 0)`;
