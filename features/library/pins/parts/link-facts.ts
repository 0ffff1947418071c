import { formatDay } from '#platform/i18n/format-day.ts';
import type { TextValues } from '#platform/i18n/texts.ts';
import type { Availability, RichSummary } from '../rich-summary.ts';

/** Written by the server, so that pins without a link pay nothing. */
export interface LinkFacts {
  availability: string | null;
  /** Servings and times of a recipe; who wrote an article and when. */
  line: string;
  ingredients: { title: string; items: string[] } | null;
}

interface Reader {
  say(text: string, values?: TextValues): Promise<string>;
  locale: string;
}

export async function linkFacts(summary: RichSummary | null, reader: Reader): Promise<LinkFacts | null> {
  if (!summary) return null;
  const { offer, recipe, article } = summary;
  const parts = recipe
    ? await recipeParts(recipe, reader)
    : article
      ? await articleParts(article, reader)
      : [];
  const items = recipe?.ingredients ?? [];
  const title = items.length > 0 && (await reader.say('Ingredients ({count})', { count: items.length }));
  return {
    availability: offer?.availability ? await labelOf(offer.availability, reader) : null,
    line: parts.join(' · '),
    ingredients: title ? { title, items } : null,
  };
}

function labelOf(availability: Availability, { say }: Reader): Promise<string> {
  switch (availability) {
    case 'in_stock':
      return say('In stock');
    case 'out_of_stock':
      return say('Out of stock');
    case 'preorder':
      return say('Pre-order');
    case 'backorder':
      return say('On back order');
    case 'discontinued':
      return say('No longer sold');
  }
}

async function recipeParts(
  recipe: NonNullable<RichSummary['recipe']>,
  { say, locale }: Reader,
): Promise<string[]> {
  const { servings, prep_minutes, cook_minutes, total_minutes } = recipe;
  const written = (minutes: number) => ({ time: formatMinutes(minutes, locale) });
  const parts = await Promise.all([
    // Pages give a bare number or their own wording.
    servings && /^\d+$/.test(servings) ? say('Servings: {servings}', { servings }) : servings,
    prep_minutes && say('Prep {time}', written(prep_minutes)),
    cook_minutes && say('Cook {time}', written(cook_minutes)),
    total_minutes && say('Total {time}', written(total_minutes)),
  ]);
  return parts.filter((part) => typeof part === 'string');
}

async function articleParts(
  article: NonNullable<RichSummary['article']>,
  { say, locale }: Reader,
): Promise<string[]> {
  const { authors, published_on } = article;
  const names = new Intl.ListFormat(locale).format(authors);
  const parts = [
    names && (await say('By {names}', { names })),
    published_on && formatDay(published_on, locale),
  ];
  return parts.flatMap((part) => part || []);
}

export function formatMinutes(minutes: number, locale: string): string {
  const amounts = [
    { unit: 'hour', value: Math.floor(minutes / 60) },
    { unit: 'minute', value: minutes % 60 },
  ];
  return amounts
    .filter(({ value }) => value > 0)
    .map(({ unit, value }) => new Intl.NumberFormat(locale, { style: 'unit', unit }).format(value))
    .join(' ');
}
