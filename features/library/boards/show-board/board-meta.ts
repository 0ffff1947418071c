import type { CollectionPage, WithContext } from 'schema-dts';
import { structuredPerson } from '#features/core/people/structured-person.ts';
import type { TextValues } from '#platform/i18n/texts.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { BoardAnswer } from '../wire/board-answer.ts';

type MetaOf = Pick<
  BoardAnswer,
  | 'seo_title'
  | 'seo_description'
  | 'seo_noindex_reason'
  | 'owner'
  | 'image_cover_hd_url'
  | 'pin_count'
  | 'sensitivity_screen'
>;

interface MetaFor {
  brandName: string;
  origin: string;
  viewer: { id: Id | undefined };
  say(text: string, values: TextValues): Promise<string>;
}

/** Of a board, or of a section with its own title and path. Structured data is only for visitors. */
export async function boardMeta(
  board: MetaOf,
  path: string,
  { brandName, origin, viewer, say }: MetaFor,
): Promise<Record<string, unknown>[]> {
  const values = { name: board.owner.full_name, brandName };
  const description = board.seo_description || (await say('A board of {name} on {brandName}.', values));
  const isHidden = board.seo_noindex_reason !== null;
  const address = origin + path;
  const image = board.sensitivity_screen ? null : board.image_cover_hd_url;
  return [
    { title: `${board.seo_title} · ${board.owner.full_name} · ${brandName}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:title', content: board.seo_title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    ...(image ? [{ property: 'og:image', content: image }] : []),
    ...(isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(isHidden || viewer.id ? [] : [{ 'script:ld+json': dataOf(board, { address, description, image }) }]),
  ];
}

function dataOf(
  { seo_title, owner, pin_count }: MetaOf,
  { address, description, image }: { address: string; description: string; image: string | null },
): WithContext<CollectionPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    '@id': address,
    name: seo_title,
    description,
    ...(image && { image }),
    author: structuredPerson(owner),
    mainEntity: { '@type': 'ItemList', numberOfItems: pin_count },
  };
}
