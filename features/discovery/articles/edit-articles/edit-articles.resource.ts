import { z } from 'zod';
import { signatureOption } from '#features/core/media/image-option.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import {
  booleanOption,
  idOption,
  lineOption,
  pageSizeOption,
  textOption,
} from '#platform/resource/options.ts';
import { definePagedResource, defineResource, mapPage } from '#platform/resource/resource.ts';
import { ARTICLE_LIMITS, ARTICLE_STATUSES, ARTICLE_TYPES, missingIn } from '../article.ts';
import { unlessArticleRefused } from '../article-refusals.ts';
import { presentBlock, presentListedArticle } from '../wire/article.view.ts';
import { articleBlock, listedArticle } from '../wire/article-answer.ts';
import {
  createArticle,
  editArticle,
  listArticlesToEdit,
  showArticleToEdit,
} from './edit-articles.service.ts';
import type { ArticleInput } from './edit-articles.store.ts';

const blocks = z
  .array(
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('text'), text: textOption(ARTICLE_LIMITS.text).pipe(z.string().min(1)) }),
      z.object({ type: z.literal('pin'), pin_id: idOption }),
      z.object({ type: z.literal('board'), board_id: idOption }),
    ]),
  )
  .max(ARTICLE_LIMITS.blocks);

const article = z.object({
  title: lineOption(ARTICLE_LIMITS.title).pipe(z.string().min(1)),
  introduction: textOption(ARTICLE_LIMITS.introduction).default(''),
  article_type: z.union([z.literal(ARTICLE_TYPES), z.null()]).default(null),
  is_shop: booleanOption.default(false),
  is_featured: booleanOption.default(false),
  cover_pin_id: idOption.nullish(),
  /** An upload, which goes before a pin. */
  cover_signature: signatureOption.nullish(),
  blocks: blocks.default([]),
});

function inputOf(sent: z.output<typeof article>): ArticleInput {
  const { title, introduction, article_type, is_shop, is_featured, blocks } = sent;
  const coverSignature = sent.cover_signature || null;
  return {
    ...{ title, introduction, type: article_type, isShop: is_shop, isFeatured: is_featured, blocks },
    ...{ coverSignature, coverPinId: coverSignature ? null : (sent.cover_pin_id ?? null) },
  };
}

const ofState = {
  status: z.enum(ARTICLE_STATUSES),
  publish_at: z.string().nullable(),
  /** It is not published without it, whenever it is due. */
  missing: z.enum(['content', 'cover']).nullable(),
  is_featured: z.boolean(),
  updated_at: z.string(),
};

/** Articles in every state, last changed first. */
export const moderationArticlesGet = definePagedResource({
  name: 'ModerationArticlesResource.get',
  summary: 'All articles, for staff.',
  who: 'staff',
  rate: 'read',
  options: z.object({ page_size: pageSizeOption(25, 100) }),
  item: listedArticle.extend(ofState),
  handle: async (context, { page_size: pageSize }, { after }) =>
    mapPage(await listArticlesToEdit(context, { after, pageSize }), (articles) =>
      articles.map((one) => {
        const { status, publish_at, is_featured, updated_at } = one.article;
        return {
          ...presentListedArticle(context, one),
          ...{ status, is_featured, updated_at: toRfc2822(updated_at) },
          ...{ publish_at: publish_at && toRfc2822(publish_at), missing: missingIn(one.article) },
        };
      }),
    ),
});

const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('pin'), pin_id: z.string() }),
  z.object({ type: z.literal('board'), board_id: z.string() }),
]);

/** An article as its editor needs it: all its blocks, and those pins and boards that the editor sees. */
export const moderationArticleGet = defineResource({
  name: 'ModerationArticleResource.get',
  summary: 'An article to edit.',
  who: 'staff',
  rate: 'read',
  options: z.object({ article_id: idOption }),
  data: listedArticle.omit({ cover: true }).extend({
    ...ofState,
    version: z.number().int(),
    cover_pin_id: z.string().nullable(),
    cover_signature: z.string().nullable(),
    blocks: z.array(block),
    shown: z.array(articleBlock),
  }),
  handle: async (context, { article_id }) => {
    const { article, shown } = await showArticleToEdit(context, article_id);
    const { cover: _, ...listed } = presentListedArticle(context, { article, cover: null });
    const { status, publish_at, is_featured, updated_at, version, blocks } = article;
    const { cover_pin_id, cover_signature } = article;
    return {
      ...listed,
      ...{ status, is_featured, version, cover_pin_id, cover_signature, blocks },
      ...{ publish_at: publish_at && toRfc2822(publish_at), missing: missingIn(article) },
      updated_at: toRfc2822(updated_at),
      shown: shown.flatMap((one) => (one.type === 'text' ? [] : [presentBlock(context, one)])),
    };
  },
});

const saving = {
  who: 'staff',
  rate: 'write',
  data: z.object({ id: z.string(), version: z.number().int() }),
} as const;

/** Writes a draft. */
export const moderationArticleCreate = defineResource({
  ...saving,
  name: 'ModerationArticleResource.create',
  summary: 'Writes an article, as a draft.',
  options: article,
  handle: async (context, sent) => unlessArticleRefused(await createArticle(context, inputOf(sent))),
});

/** Replaces all that an article says; refused if it has another version by now. */
export const moderationArticleUpdate = defineResource({
  ...saving,
  name: 'ModerationArticleResource.update',
  summary: 'Changes an article.',
  options: article.extend({ article_id: idOption, version: z.coerce.number().int() }),
  handle: async (context, { article_id: id, version, ...sent }) =>
    unlessArticleRefused(await editArticle(context, { id, version }, inputOf(sent))),
});
