import type { AggregateRating, SocialMediaPosting, WithContext } from 'schema-dts';
import { structuredPerson } from '#features/core/people/structured-person.ts';
import type { TextValues } from '#platform/i18n/texts.ts';
import { imageObject, isEmbedded } from './embedded.ts';
import { STARS } from './try-pin/try-pin.ts';
import type { PinAnswer } from './wire/pin-answer.ts';

interface HeadOf {
  pin: Pick<PinAnswer, 'id' | 'grid_title' | 'alt_text' | 'created_at' | 'is_video' | 'privacy'> &
    Pick<
      PinAnswer,
      | 'seo_title'
      | 'seo_description'
      | 'seo_noindex_reason'
      | 'pin_join'
      | 'pinner'
      | 'board'
      | 'repin_count'
      | 'aggregated_pin_data'
      | 'is_animated'
      | 'story_pin_data'
    >;
  image: { url: string; width: number; height: number };
  origin: string;
  brandName: string;
  /** Translates a text for the reader of the page. */
  say(text: string, values: TextValues): Promise<string>;
  /** Structured data is only for visitors, search engines among them. */
  isForVisitor: boolean;
}

type Tag = Record<string, unknown>;

export async function headOfPin(head: HeadOf): Promise<Tag[]> {
  const { pin, image, origin, brandName, isForVisitor, say } = head;
  const values = { name: pin.pinner.full_name, brandName };
  const name = pin.seo_title || pin.grid_title || pin.alt_text || (await say('Pin of {name}', values));
  const title = `${name} · ${brandName}`;
  const description = pin.seo_description || (await say('{name} saved this Pin on {brandName}.', values));
  const address = `${origin}/pin/${pin.id}/`;
  const isIndexed = pin.seo_noindex_reason === null;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:type', content: 'article' },
    { property: 'og:site_name', content: brandName },
    { property: 'og:title', content: name },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { name: 'twitter:title', content: name },
    { name: 'twitter:description', content: description },
    ...(pin.board?.sensitivity_screen ? [] : pictureTags(head)),
    ...(isForVisitor && isIndexed
      ? [{ 'script:ld+json': dataOf({ pin, image, name, description, address }) }]
      : []),
  ];
}

function pictureTags({ pin: { alt_text }, image: { url, width, height } }: HeadOf): Tag[] {
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    ...(alt_text ? [{ property: 'og:image:alt', content: alt_text }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: url },
  ];
}

interface DataOf extends Pick<HeadOf, 'pin' | 'image'> {
  name: string;
  description: string;
  address: string;
}

function dataOf({ pin, image, name, description, address }: DataOf): WithContext<SocialMediaPosting> {
  const keywords = pin.pin_join.visual_annotation;
  return {
    '@context': 'https://schema.org',
    '@type': 'SocialMediaPosting',
    '@id': address,
    headline: name,
    articleBody: description,
    datePublished: new Date(pin.created_at).toISOString(),
    ...(isEmbedded(pin) && { image: imageObject(image) }),
    author: structuredPerson(pin.pinner),
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: { '@type': 'ShareAction' },
      userInteractionCount: pin.repin_count,
    },
    ...(keywords.length > 0 && { keywords }),
    ...ratingOf(pin),
  };
}

function ratingOf({ aggregated_pin_data: { rating } }: HeadOf['pin']): { aggregateRating?: AggregateRating } {
  if (!rating) return {};
  const { average: ratingValue, count: ratingCount } = rating;
  const range = { bestRating: STARS.best, worstRating: STARS.worst };
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue, ratingCount, ...range } };
}
