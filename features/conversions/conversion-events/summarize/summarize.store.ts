import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Source } from '../conversion.ts';

export interface EventCount {
  event_name: string;
  source: Source;
  day: string;
  counted: number;
  repeated: number;
  value_micro: string;
  currency: string | null;
}

const COUNT: Statement = {
  name: 'conversions-count',
  // Uses conversion_events_by_time.
  text: `select event_name, source, (received_at at time zone 'UTC')::date::text as day, currency,
      count(*) filter (where first_id is null)::int as counted,
      count(*) filter (where first_id is not null)::int as repeated,
      coalesce(sum(value_micro) filter (where first_id is null), 0)::bigint as value_micro
    from conversion_events where home = $1 and ad_account_id = $2 and received_at >= $3
    group by event_name, source, day, currency`,
};

export function countEvents(db: Queryable, adAccountId: Id, since: Date): Promise<EventCount[]> {
  return db.rows<EventCount>(COUNT, [homeOf(adAccountId), adAccountId, since]);
}

export interface Coverage {
  source: Source;
  name: string;
  events: number;
}

const FIELDS = `values ('event_id', e.event_id is not null), ('value', e.value_micro is not null),
  ('currency', e.currency is not null), ('order_id', e.order_key is not null),
  ('product_ids', cardinality(e.product_ids) > 0), ('page', e.page is not null), ('agreed', not e.is_limited)`;

const COVER: Statement = {
  name: 'conversions-cover',
  // Uses conversion_events_by_time.
  text: `select e.source, field.name, count(*)::int as events
    from conversion_events e,
      lateral (select name from (${FIELDS}) as known (name, has) where has
        union all select jsonb_object_keys(e.keys)) as field
    where e.home = $1 and e.ad_account_id = $2 and e.received_at >= $3
    group by e.source, field.name`,
};

/** Of how many events of a source something is known. */
export function coverFields(db: Queryable, adAccountId: Id, since: Date): Promise<Coverage[]> {
  return db.rows<Coverage>(COVER, [homeOf(adAccountId), adAccountId, since]);
}

export interface ProblemCount {
  tag_id: Id | null;
  source: Source;
  event_name: string;
  problem: string;
  events: number;
  last_at: Date;
}

const PROBLEMS: Statement = {
  name: 'conversions-problems',
  // Uses conversion_events_by_time.
  text: `select e.tag_id, e.source, e.event_name, problem.name as problem, count(*)::int as events,
      max(e.received_at) as last_at
    from conversion_events e
    left join conversion_events f on f.home = e.home and f.id = e.first_id and f.source = e.source
    cross join lateral unnest(e.problems || case when f.id is null then '{}' else '{sent_twice}'::text[] end)
      as problem(name)
    where e.home = $1 and e.ad_account_id = $2 and e.received_at >= $3
    group by e.tag_id, e.source, e.event_name, problem.name`,
};

/** What was wrong with events; `sent_twice` is one that the same source had reported before. */
export function countProblems(db: Queryable, adAccountId: Id, since: Date): Promise<ProblemCount[]> {
  return db.rows<ProblemCount>(PROBLEMS, [homeOf(adAccountId), adAccountId, since]);
}

export interface OverlapRow {
  event_name: string;
  tag: number;
  tag_with_id: number;
  api: number;
  both: number;
}

const OVERLAP: Statement = {
  name: 'conversions-overlap',
  // Uses conversion_events_by_time.
  text: `select e.event_name, count(*) filter (where e.source = 'tag')::int as tag,
      count(*) filter (where e.source = 'tag' and e.event_id is not null)::int as tag_with_id,
      count(*) filter (where e.source = 'api')::int as api,
      count(*) filter (where f.source <> e.source)::int as both
    from conversion_events e
    left join conversion_events f on f.home = e.home and f.id = e.first_id
    where e.home = $1 and e.ad_account_id = $2 and e.received_at >= $3 and e.source in ('tag', 'api')
      and (e.first_id is null or f.source <> e.source)
    group by e.event_name order by e.event_name`,
};

/** Reports of the tag and of the API, and how many of them are of the same; repetitions of one source are left out. */
export function countOverlap(db: Queryable, adAccountId: Id, since: Date): Promise<OverlapRow[]> {
  return db.rows<OverlapRow>(OVERLAP, [homeOf(adAccountId), adAccountId, since]);
}

export interface MissedRow {
  event_name: string;
  reason: 'no_id' | 'other_name' | 'other_id' | 'too_late';
  events: number;
}

/** A report that counts, though the other source reports the same by another id, name or a day later. */
const MISSED: Statement = {
  name: 'conversions-missed',
  // Uses conversion_events_by_time, conversion_events_by_key and conversion_events_by_order.
  text: `select found.event_name, found.reason, count(*)::int as events from (
      select e.event_name, case
        when e.event_id is null then 'no_id'
        when exists (select 1 from conversion_events f where f.home = e.home and f.ad_account_id = e.ad_account_id
          and f.event_id = e.event_id and f.source = 'api' and f.event_name <> e.event_name) then 'other_name'
        when exists (select 1 from conversion_events f where f.home = e.home and f.ad_account_id = e.ad_account_id
          and f.event_id = e.event_id and f.source = 'api' and f.first_id is null
          and f.event_name = e.event_name) then 'too_late'
        when exists (select 1 from conversion_events f where f.home = e.home and f.ad_account_id = e.ad_account_id
          and f.order_key = e.order_key and f.source = 'api' and f.event_name = e.event_name
          and f.event_id <> e.event_id and f.first_id is null) then 'other_id'
        end as reason
      from conversion_events e
      where e.home = $1 and e.ad_account_id = $2 and e.received_at >= $3 and e.source = 'tag'
        and e.first_id is null
        and not exists (select 1 from conversion_events f where f.home = e.home and f.ad_account_id = e.ad_account_id
          and f.event_id = e.event_id and f.source = 'api' and f.first_id = e.id)
    ) as found
    where found.reason is not null
    group by found.event_name, found.reason order by found.event_name, found.reason`,
};

export function countMissed(db: Queryable, adAccountId: Id, since: Date): Promise<MissedRow[]> {
  return db.rows<MissedRow>(MISSED, [homeOf(adAccountId), adAccountId, since]);
}
