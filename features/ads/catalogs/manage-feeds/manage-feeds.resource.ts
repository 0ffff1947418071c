import { z } from 'zod';
import { AVAILABILITIES } from '#features/library/pins/rich-summary.ts';
import { msg } from '#platform/i18n/msg.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import { idOption, lineOption, linkOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, defineResource } from '#platform/resource/resource.ts';
import {
  CATALOG_LIMITS,
  FEED_FORMATS,
  FEED_STATUSES,
  FILE_FAILURES,
  RUN_STATUSES,
  RUN_TRIGGERS,
} from '../catalog.ts';
import type { RunRow } from '../run.store.ts';
import {
  createFeed,
  decideRun,
  deleteFeed,
  type ListedFeed,
  listFeeds,
  listProblems,
  listRuns,
  startRun,
  updateFeed,
} from './manage-feeds.service.ts';

const runAnswer = z.object({
  id: z.string(),
  type: z.literal('catalog_run'),
  trigger: z.enum(RUN_TRIGGERS),
  status: z.enum(RUN_STATUSES),
  failure: z.enum(FILE_FAILURES).nullable(),
  ...{ rows_read: z.number(), rows_right: z.number(), rows_wrong: z.number(), rows_applied: z.number() },
  ...{ products_new: z.number(), products_changed: z.number(), products_gone: z.number() },
  created_at: z.string(),
  ended_at: z.string().nullable(),
});

function presentRun(run: RunRow): z.output<typeof runAnswer> {
  const { id, trigger, status, failure, rows_read, rows_right, rows_wrong, rows_applied } = run;
  const { products_new, products_changed, products_gone, created_at, ended_at } = run;
  return {
    ...{ id, type: 'catalog_run', trigger, status, failure, rows_read, rows_right, rows_wrong, rows_applied },
    ...{ products_new, products_changed, products_gone, created_at: toRfc2822(created_at) },
    ended_at: ended_at && toRfc2822(ended_at),
  };
}

const feedAnswer = z.object({
  id: z.string(),
  type: z.literal('catalog_feed'),
  name: z.string(),
  format: z.enum(FEED_FORMATS),
  location: z.string().nullable(),
  fetch_time: z.string().nullable(),
  next_fetch_at: z.string().nullable(),
  default_currency: z.string(),
  default_availability: z.enum(AVAILABILITIES).nullable(),
  status: z.enum(FEED_STATUSES),
  /** How many have a pin, wait for it, or could not get one. */
  products: z.object({ live: z.number(), waiting: z.number(), failed: z.number() }),
  last_run: runAnswer.nullable(),
});

function presentFeed(feed: ListedFeed): z.output<typeof feedAnswer> {
  const { id, name, format, location, fetch_time, default_currency, default_availability, status } = feed;
  const { LIVE: live = 0, WAITING: waiting = 0, FAILED: failed = 0, LEAVING: leaving = 0 } = feed.products;
  return {
    ...{
      id,
      type: 'catalog_feed',
      name,
      format,
      location,
      fetch_time,
      default_currency,
      default_availability,
      status,
    },
    next_fetch_at: feed.fetch_at && toRfc2822(feed.fetch_at),
    products: { live, waiting: waiting + leaving, failed },
    last_run: feed.lastRun && presentRun(feed.lastRun),
  };
}

/** Where the products of an own ad account come from. */
export const catalogFeedsGet = defineResource({
  name: 'CatalogFeedsResource.get',
  summary: 'The data sources of a product catalogue.',
  who: 'person',
  rate: 'read',
  acting: 'see-ads',
  options: z.object({ ad_account_id: idOption }),
  data: z.array(feedAnswer),
  handle: async (context, { ad_account_id }) => (await listFeeds(context, ad_account_id)).map(presentFeed),
});

const nameOption = lineOption(CATALOG_LIMITS.name).pipe(z.string().min(1, msg('{field}: must not be empty')));

const values = {
  format: z.enum(FEED_FORMATS),
  /** Of the file; without, it is uploaded. */
  location: z.union([z.literal(''), linkOption]),
  /** Each day, in the time zone of the account, such as 06:30. */
  fetch_time: z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, msg('{field}: must be a time such as 06:30')),
  default_currency: z.string().regex(/^[A-Z]{3}$/, msg('{field}: must be the three letters of a currency')),
  default_availability: z.enum(AVAILABILITIES).nullable(),
  status: z.enum(['ACTIVE', 'INACTIVE']),
};

/** A file of products that is uploaded, or fetched each day; an ad account has up to 20. */
export const catalogFeedCreate = defineResource({
  name: 'CatalogFeedResource.create',
  summary: 'Adds a data source to a product catalogue.',
  who: 'person',
  rate: 'write',
  acting: 'edit-catalogs',
  options: z.object({
    ad_account_id: idOption,
    name: nameOption,
    ...values,
    location: values.location.default(''),
    fetch_time: values.fetch_time.default(''),
    default_currency: values.default_currency.nullish(),
    default_availability: values.default_availability.default(null),
    status: values.status.default('ACTIVE'),
  }),
  data: z.object({ id: z.string() }),
  handle: async (context, sent) => {
    const { ad_account_id, name, format, location, fetch_time: fetchTime, status } = sent;
    const defaultCurrency = sent.default_currency ?? null;
    const defaultAvailability = sent.default_availability;
    const input = {
      name,
      format,
      location: location ?? '',
      fetchTime,
      status,
      defaultCurrency,
      defaultAvailability,
    };
    return { id: await createFeed(context, ad_account_id, input) };
  },
});

/** What is not given stays as it is; an inactive one is not fetched. */
export const catalogFeedUpdate = defineResource({
  name: 'CatalogFeedResource.update',
  summary: 'Changes a data source of a product catalogue.',
  who: 'person',
  rate: 'write',
  acting: 'edit-catalogs',
  options: z
    .object({ id: idOption, name: nameOption, ...values })
    .partial()
    .required({ id: true }),
  data: z.object({ id: z.string() }),
  handle: async (
    context,
    { id, name, format, location, fetch_time, default_currency, default_availability, status },
  ) => {
    const change = { name, format, location: location ?? undefined, fetchTime: fetch_time, status };
    const defaults = { defaultCurrency: default_currency, defaultAvailability: default_availability };
    const given = Object.entries({ ...change, ...defaults }).filter(([, value]) => value !== undefined);
    await updateFeed(context, id, Object.fromEntries(given));
    return { id };
  },
});

/** Its products and their pins go with it. */
export const catalogFeedDelete = defineResource({
  name: 'CatalogFeedResource.delete',
  summary: 'Removes a data source with its products.',
  who: 'person',
  rate: 'write',
  acting: 'edit-catalogs',
  options: z.object({ id: idOption }),
  data: z.object({ id: z.string() }),
  handle: async (context, { id }) => {
    await deleteFeed(context, id);
    return { id };
  },
});

/** A file that is uploaded is sent to `upload_url`, which needs no session, as `multipart/form-data`. */
export const catalogRunCreate = defineResource({
  name: 'CatalogRunResource.create',
  summary: 'Fetches the file of a data source, or opens an upload for it.',
  who: 'person',
  rate: 'write',
  acting: 'edit-catalogs',
  options: z.object({ feed_id: idOption }),
  data: z.object({ id: z.string(), upload_url: z.string().nullable() }),
  handle: async (context, { feed_id }) => {
    const { id, uploadPath } = await startRun(context, feed_id);
    return { id, upload_url: uploadPath };
  },
});

/** `APPLY` lets the rows that are right count although others were refused. */
export const catalogRunUpdate = defineResource({
  name: 'CatalogRunResource.update',
  summary: 'Stops the reading of a data source, or applies what was right.',
  who: 'person',
  rate: 'write',
  acting: 'edit-catalogs',
  options: z.object({ id: idOption, decision: z.enum(['APPLY', 'STOP']) }),
  data: z.object({ id: z.string() }),
  handle: async (context, { id, decision }) => {
    await decideRun(context, id, decision);
    return { id };
  },
});

/** Latest first. */
export const catalogRunsGet = definePagedResource({
  name: 'CatalogRunsResource.get',
  summary: 'When a data source was read, and what came of it.',
  who: 'person',
  rate: 'read',
  acting: 'see-ads',
  options: z.object({ feed_id: idOption, page_size: pageSizeOption(10, 100) }),
  item: runAnswer,
  handle: async (context, { feed_id, page_size: pageSize }, { after }) => {
    const page = { after: after ? String(after[0]) : null, limit: pageSize + 1 };
    const { shown, last } = cutPage(await listRuns(context, feed_id, page), pageSize);
    return { items: shown.map(presentRun), next: last ? [last.id] : null };
  },
});

const problemAnswer = z.object({
  id: z.string(),
  type: z.literal('catalog_problem'),
  line: z.number(),
  column: z.string(),
  reason: z.string(),
  value: z.string(),
});

/** In the order of the file; the first thousand. */
export const catalogProblemsGet = definePagedResource({
  name: 'CatalogProblemsResource.get',
  summary: 'What is wrong with rows of a file of products.',
  who: 'person',
  rate: 'read',
  acting: 'see-ads',
  options: z.object({ run_id: idOption, page_size: pageSizeOption(50, 250) }),
  item: problemAnswer,
  handle: async (context, { run_id, page_size: pageSize }, { after }) => {
    const from = after ? { line: Number(after[0]), id: String(after[1]) } : null;
    const rows = await listProblems(context, run_id, { after: from, limit: pageSize + 1 });
    const { shown, last } = cutPage(rows, pageSize);
    const items = shown.map(({ id, line, column_name, reason, value }) => ({
      ...{ id, type: 'catalog_problem' as const, line, column: column_name, reason, value },
    }));
    return { items, next: last ? [last.line, last.id] : null };
  },
});
