/** SQL condition: no block between the two people of a pair, from `inbox` named `i`; always true in a group. */
export const NOT_BLOCKED = `not exists (select 1 from blocks b
      where b.home = i.home and b.blocker_id = i.user_id and b.blocked_id = i.other_id)
    and not exists (select 1 from blocked_by b
      where b.home = i.home and b.blocked_id = i.user_id and b.blocker_id = i.other_id)`;
