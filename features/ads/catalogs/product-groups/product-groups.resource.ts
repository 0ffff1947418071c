import { z } from 'zod';
import { picturePath } from '#features/core/media/picture-urls.ts';
import { AVAILABILITIES } from '#features/library/pins/rich-summary.ts';
import { msg } from '#platform/i18n/msg.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import {
  booleanOption,
  idOption,
  lineOption,
  listOption,
  pageSizeOption,
} from '#platform/resource/options.ts';
import { definePagedResource, defineResource } from '#platform/resource/resource.ts';
import { CATALOG_LIMITS, GROUP_FILTERS, PRODUCT_STATES } from '../catalog.ts';
import type { GroupRow } from '../group.store.ts';
import type { ListedProduct } from '../product.store.ts';
import { createGroup, deleteGroup, listGroups, listProducts, updateGroup } from './product-groups.service.ts';

const filterAnswer = z.object({
  all_of: z.array(
    z.object({ key: z.enum(GROUP_FILTERS), values: z.array(z.string()), negated: z.boolean() }),
  ),
});

const groupAnswer = z.object({
  id: z.string(),
  type: z.literal('product_group'),
  name: z.string(),
  filters: filterAnswer,
  product_count: z.number(),
});

const presentGroup = ({ id, name, filters, product_count }: GroupRow): z.output<typeof groupAnswer> => ({
  ...{ id, type: 'product_group', name, filters, product_count },
});

/** Of an own ad account, oldest first; of a data source, those that have a product of it now. */
export const productGroupsGet = defineResource({
  name: 'ProductGroupsResource.get',
  summary: 'The product groups of an ad account.',
  who: 'person',
  rate: 'read',
  acting: 'see-ads',
  options: z.object({ ad_account_id: idOption, feed_id: idOption.nullish() }),
  data: z.array(groupAnswer),
  handle: async (context, { ad_account_id, feed_id = null }) =>
    (await listGroups(context, ad_account_id, feed_id)).map(presentGroup),
});

const criterion = z
  .object({
    key: z.enum(GROUP_FILTERS),
    values: listOption(lineOption(CATALOG_LIMITS.fact), CATALOG_LIMITS.filterValues),
    negated: booleanOption.default(false),
  })
  .refine(({ values }) => values.some((one) => one !== ''), {
    error: msg('{field}: must have a value'),
    path: ['values'],
  })
  .refine(({ key, values: [first = ''] }) => !key.endsWith('_PRICE') || /^\d{1,9}(\.\d{1,2})?$/.test(first), {
    error: msg('{field}: must be a price such as 12.50'),
    path: ['values'],
  });

const filters = z.object({ all_of: listOption(criterion, GROUP_FILTERS.length).default([]) });
const name = lineOption(CATALOG_LIMITS.name).pipe(z.string().min(1, msg('{field}: must not be empty')));

/** The products that match all filters, now and later. */
export const productGroupCreate = defineResource({
  name: 'ProductGroupResource.create',
  summary: 'Creates a product group.',
  who: 'person',
  rate: 'write',
  acting: 'edit-catalogs',
  options: z.object({ ad_account_id: idOption, name, filters }),
  data: z.object({ id: z.string() }),
  handle: async (context, { ad_account_id, ...group }) => ({
    id: await createGroup(context, ad_account_id, group),
  }),
});

/** What is not given stays as it is. */
export const productGroupUpdate = defineResource({
  name: 'ProductGroupResource.update',
  summary: 'Changes a product group.',
  who: 'person',
  rate: 'write',
  acting: 'edit-catalogs',
  options: z.object({ id: idOption, name: name.optional(), filters: filters.optional() }),
  data: z.object({ id: z.string() }),
  handle: async (context, { id, ...change }) => {
    await updateGroup(context, id, { name: change.name, filters: change.filters });
    return { id };
  },
});

/** The products stay. */
export const productGroupDelete = defineResource({
  name: 'ProductGroupResource.delete',
  summary: 'Deletes a product group.',
  who: 'person',
  rate: 'write',
  acting: 'edit-catalogs',
  options: z.object({ id: idOption }),
  data: z.object({ id: z.string() }),
  handle: async (context, { id }) => {
    await deleteGroup(context, id);
    return { id };
  },
});

const productAnswer = z.object({
  id: z.string(),
  type: z.literal('product'),
  item_id: z.string(),
  title: z.string(),
  link: z.string(),
  price_value: z.number(),
  price_currency: z.string(),
  availability: z.enum(AVAILABILITIES),
  state: z.enum(PRODUCT_STATES),
  /** Why it has no pin. */
  problem: z.string().nullable(),
  line: z.number(),
  pin: z.object({ id: z.string(), image_url: z.string(), dominant_color: z.string() }).nullable(),
});

function presentProduct(row: ListedProduct): z.output<typeof productAnswer> {
  const { id, item_id, title, link, price_currency, availability, state, problem, line } = row;
  const { pin_id, image_signature, dominant_color } = row;
  return {
    ...{ id, type: 'product', item_id, title, link, price_currency, availability, state, problem, line },
    price_value: Number(row.price_value),
    pin:
      pin_id && image_signature && dominant_color && !row.is_pin_deleted
        ? { id: pin_id, image_url: picturePath(image_signature, '236x'), dominant_color }
        : null,
  };
}

/** Of an account, a data source or a group. */
export const catalogProductsGet = definePagedResource({
  name: 'CatalogProductsResource.get',
  summary: 'The products of a catalogue.',
  who: 'person',
  rate: 'read',
  acting: 'see-ads',
  options: z.object({
    ad_account_id: idOption,
    feed_id: idOption.nullish(),
    product_group_id: idOption.nullish(),
    state: z.enum(PRODUCT_STATES).nullish(),
    name: lineOption(CATALOG_LIMITS.title).default(''),
    page_size: pageSizeOption(24, 100),
  }),
  item: productAnswer,
  handle: async (context, sent, { after }) => {
    const { ad_account_id, feed_id, product_group_id, state, page_size: pageSize } = sent;
    const asked = { feedId: feed_id ?? null, groupId: product_group_id ?? null, state: state ?? null };
    const page = { after: after ? String(after[0]) : null, limit: pageSize + 1 };
    const rows = await listProducts(context, ad_account_id, { ...asked, name: sent.name, ...page });
    const { shown, last } = cutPage(rows, pageSize);
    return { items: shown.map(presentProduct), next: last ? [last.id] : null };
  },
});
