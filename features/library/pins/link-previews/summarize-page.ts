import { type PageItem, readPageItems } from '#platform/fetching/page-items.ts';
import { type PageMetadata, readPageMetadata } from '#platform/fetching/page-metadata.ts';
import type { RichSummary } from '../rich-summary.ts';
import { dayIn, linesIn, minutesIn, textIn, textsIn } from './item-values.ts';
import { offerIn, offerOfTags } from './offer.ts';

const ARTICLES = new Set([
  'Article',
  'NewsArticle',
  'BlogPosting',
  'Report',
  'ScholarlyArticle',
  'TechArticle',
]);
const PRODUCTS = new Set(['Product', 'ProductGroup', 'IndividualProduct', 'ProductModel']);
const MAX_INGREDIENTS = 40;
const MAX_AUTHORS = 5;

/** Reads its structured data; null if it has none. Fetches nothing. */
export async function summarizePage(html: string, url: string): Promise<RichSummary | null> {
  const [metadata, found] = await Promise.all([readPageMetadata(html, url), readPageItems(html)]);
  const items = found.flatMap(withMainEntity);
  const product = onlyOne(items.filter(isOf(PRODUCTS)));
  const recipe = items.find(isOf(new Set(['Recipe'])));
  const article = items.find(isOf(ARTICLES));
  const offer = offerIn(product) ?? offerOfTags(metadata.properties);
  const parts = {
    offer: recipe ? null : offer,
    recipe: recipe ? recipeIn(recipe) : null,
    article: recipe || offer ? null : articleIn(article, metadata),
  };
  const type_name = typeOf(parts);
  if (!type_name) return null;
  const item = { product, recipe, article }[type_name];
  return storable({
    type: 'richpindataview',
    type_name,
    site_name: metadata.siteName,
    display_name: textIn(item, ['name', 'headline'], 200) ?? textOf(metadata.title, 200),
    display_description: textIn(item, ['description'], 300) ?? textOf(metadata.description, 300),
    url: url.slice(0, 2048),
    ...parts,
  });
}

/** Drops NUL characters and lone surrogates, which `jsonb` refuses. */
function storable(summary: RichSummary): RichSummary {
  return JSON.parse(JSON.stringify(summary), (_key, value) =>
    typeof value === 'string' ? value.replace(/[\0\p{Cs}]/gu, '') : value,
  );
}

function typeOf(parts: Pick<RichSummary, 'offer' | 'recipe' | 'article'>): RichSummary['type_name'] | null {
  if (parts.recipe) return 'recipe';
  if (parts.offer) return 'product';
  return parts.article ? 'article' : null;
}

const textOf = (text: string | null, most: number) => text?.slice(0, most) ?? null;

const isOf = (types: ReadonlySet<string>) => (item: PageItem) => item.types.some((type) => types.has(type));

/** A page may name its main entity. */
function withMainEntity(item: PageItem): PageItem[] {
  const about = item.properties.get('mainEntity') ?? [];
  return [item, ...about.filter((value) => typeof value === 'object')];
}

/** A list of products is not a product. */
function onlyOne(products: readonly PageItem[]): PageItem | undefined {
  const names = new Set(products.map((product) => textIn(product, ['name'], 200)));
  return names.size === 1 ? products.find((product) => offerIn(product)) : undefined;
}

function recipeIn(item: PageItem): RichSummary['recipe'] {
  const servings = textsIn(item, ['recipeYield', 'yield'], 60);
  return {
    // Sites give the bare number first, then the wording.
    servings: servings.find((text) => /\D/.test(text)) ?? servings[0] ?? null,
    prep_minutes: minutesIn(item, 'prepTime'),
    cook_minutes: minutesIn(item, 'cookTime'),
    total_minutes: minutesIn(item, 'totalTime'),
    ingredients: linesIn(item, ['recipeIngredient', 'ingredients'], 120).slice(0, MAX_INGREDIENTS),
  };
}

function articleIn(item: PageItem | undefined, { properties }: PageMetadata): RichSummary['article'] {
  const isTagged = properties.get('og:type')?.trim().toLowerCase() === 'article';
  if (!item && !isTagged) return null;
  const authors = item ? textsIn(item, ['author', 'creator'], 80) : [];
  // The tag may hold the address of a profile instead of a name.
  const tagged = textOf(properties.get('article:author')?.trim() ?? null, 80);
  const named = authors.length === 0 && tagged && !/^https?:/i.test(tagged) ? [tagged] : authors;
  const published_on =
    (item && dayIn(textIn(item, ['datePublished'], 40))) ??
    dayIn(properties.get('article:published_time') ?? null);
  if (named.length === 0 && !published_on) return null;
  return { authors: [...new Set(named)].slice(0, MAX_AUTHORS), published_on };
}
