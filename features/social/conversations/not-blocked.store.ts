/** SQL: there is no block between the person and the other one of a pair, from `inbox` named `i`; in a group always. */
export const NOT_BLOCKED = `not exists (select 1 from blocks b
      where b.home = i.home and b.blocker_id = i.user_id and b.blocked_id = i.other_id)
    and not exists (select 1 from blocked_by b
      where b.home = i.home and b.blocked_id = i.user_id and b.blocker_id = i.other_id)`;
