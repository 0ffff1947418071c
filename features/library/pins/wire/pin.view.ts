import { hashtagsOf } from '#design/link/text-pieces.ts';
import { type PictureSize, picturePath, sizeOf, videoPath } from '#features/core/media/picture-urls.ts';
import type { PersonCardRow } from '#features/core/people/person-row.ts';
import { personCards } from '#features/core/people/wire/person.view.ts';
import type { PersonCard } from '#features/core/people/wire/person-answer.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Reading } from '#platform/resource/context.ts';
import { mapPage, type Page } from '#platform/resource/resource.ts';
import { cutAtWord, cutDescription } from '../cut-text.ts';
import type { ShownPin } from '../pin.service.ts';
import type { PinRow } from '../pin.store.ts';
import type { Story, StoryBlock } from '../pin.ts';
import type { PinBoardRow } from '../pin-board.store.ts';
import type { PinAnswer, PinImages } from './pin-answer.ts';

/** Shown as the domain of a pin without a link. */
const NO_LINK = 'Uploaded by user';

const NO_REACTIONS: Record<string, number> = {};

type Origin = Pick<Reading, 'config'>;

export function presentPinPage(context: Origin, page: Page<ShownPin>): Page<PinAnswer> {
  return mapPage(page, (pins) => presentPins(context, pins));
}

export function presentPins({ config }: Origin, pins: readonly ShownPin[]): PinAnswer[] {
  const cardOf = personCards(config.origin);
  return pins.map((pin) => presentWith(pin, config.origin, cardOf));
}

export function presentPin({ config: { origin } }: Origin, pin: ShownPin): PinAnswer {
  return presentWith(pin, origin, personCards(origin));
}

function presentWith(
  { row, board }: ShownPin,
  origin: string,
  cardOf: (row: PersonCardRow) => PersonCard,
): PinAnswer {
  const pinner = cardOf(row.pinner);
  const gridTitle = row.title || cutAtWord(row.description);
  const images = presentImages(row.image_signature, row.image_width, row.image_height, origin);
  return {
    id: row.id,
    type: 'pin',
    node_id: nodeId('Pin', row.id),
    title: row.title,
    grid_title: gridTitle,
    description: row.description,
    grid_description: cutAtWord(row.description, 200),
    seo_url: `/pin/${row.id}/`,
    seo_title: gridTitle,
    seo_description: cutDescription(row.description),
    seo_noindex_reason: row.privacy === 'public' ? row.seo_noindex_reason : `${row.privacy}_pin`,
    link: row.link,
    tracked_link: null,
    mobile_link: null,
    domain: row.domain ?? NO_LINK,
    created_at: toRfc2822(row.created_at),
    dominant_color: row.dominant_color,
    image_signature: row.image_signature,
    images,
    orig_image_url: images.orig.url,
    pinner,
    board: board && presentPinBoard(board),
    privacy: row.privacy,
    is_repin: row.is_repin,
    is_video: row.kind === 'video',
    is_promoted: row.is_promoted,
    is_animated: row.is_animated,
    is_comments_allowed: row.is_comments_allowed,
    repin_count: row.repin_count,
    comment_count: row.comment_count,
    reaction_counts: row.favorite_count > 0 ? { '1': row.favorite_count } : NO_REACTIONS,
    ...presentPrice(row),
    videos: presentVideos(row, origin),
    story_pin_data: row.story && presentStory(row.id, row.story, row.image_signature, origin),
    story_pin_data_id: row.story ? row.id : null,
    carousel_data: null,
    embed: null,
    rich_summary: presentSummary(row),
    alt_text: row.alt_text || null,
    auto_alt_text: null,
    aggregated_pin_data: { id: row.id, aggregated_stats: { saves: row.repin_count, done: row.try_count } },
    closeup_attribution: { id: pinner.id, full_name: pinner.full_name, username: pinner.username },
    pin_join: {
      seo_canonical_domain: row.domain,
      // Not that of the first pin, which may be secret.
      seo_canonical_url: `/pin/${row.id}/`,
      visual_annotation: [],
    },
    hashtags: hashtagsOf(row.description),
    favorited_by_me: row.is_favorite,
  };
}

/** The pinner's price, else the price on the linked page. */
function presentPrice({
  price_value,
  price_currency,
  rich_summary,
}: PinRow): Pick<PinAnswer, 'price_value' | 'price_currency'> {
  if (price_value !== null) return { price_value: Number(price_value), price_currency };
  const { price_value: value = null, price_currency: currency = null } = rich_summary?.offer ?? {};
  return { price_value: value, price_currency: currency };
}

/** What the catalogue says comes before what the linked page says. */
function presentSummary(row: PinRow): PinAnswer['rich_summary'] {
  const { availability, rich_summary: summary, title, description, link } = row;
  if (!availability) return summary;
  const { price_value, price_currency } = presentPrice(row);
  return {
    ...{ type: 'richpindataview', type_name: 'product', site_name: row.domain, display_name: title },
    ...{ display_description: description, url: link ?? '', recipe: null, article: null, ...summary },
    offer: { price_value, price_currency, availability },
  };
}

export function presentImage(
  signature: string,
  width: number,
  height: number,
  size: PictureSize,
  origin: string,
): PinImages['orig'] {
  return { ...sizeOf(width, height, size), url: origin + picturePath(signature, size) };
}

function presentImages(signature: string, width: number, height: number, origin: string): PinImages {
  const image = (size: PictureSize) => presentImage(signature, width, height, size, origin);
  return {
    '136x136': image('136x136'),
    '170x': image('170x'),
    '236x': image('236x'),
    '474x': image('474x'),
    '736x': image('736x'),
    orig: image('originals'),
  };
}

function presentPinBoard(board: PinBoardRow): NonNullable<PinAnswer['board']> {
  return {
    id: board.id,
    type: 'board',
    name: board.name,
    url: `/${board.owner_username}/${board.slug}/`,
    privacy: board.privacy,
    sensitivity_screen: board.sensitivity_screen && !board.is_mine,
    owner: { id: board.owner_id, username: board.owner_username, full_name: board.owner_full_name },
  };
}

function presentVideos(row: PinRow, origin: string): PinAnswer['videos'] {
  if (row.kind !== 'video' || !row.video_signature || !row.video_extension) return null;
  const variant = {
    url: origin + videoPath(row.video_signature, row.video_extension),
    width: row.image_width,
    height: row.image_height,
    duration: row.video_duration_ms ?? 0,
    thumbnail: origin + picturePath(row.image_signature, '736x'),
  };
  return { id: row.video_signature, video_list: { V_720P: variant } };
}

type StoryAnswer = NonNullable<PinAnswer['story_pin_data']>;
type BlockAnswer = StoryAnswer['pages'][number]['blocks'][number];

function presentStory(id: Id, story: Story, cover: string, origin: string): StoryAnswer {
  const pages = story.pages.map((page, index) => ({
    id: `${id}-${index + 1}`,
    image_signature: page.blocks.find((block) => block.kind === 'picture')?.signature ?? null,
    blocks: page.blocks.map((block) => presentBlock(block, cover, origin)),
  }));
  return { id, page_count: pages.length, pages };
}

function presentBlock(block: StoryBlock, cover: string, origin: string): BlockAnswer {
  if (block.kind === 'text') return { type: 'story_pin_paragraph_block', block_type: 1, text: block.text };
  if (block.kind === 'picture') {
    const images = presentImages(block.signature, block.width, block.height, origin);
    return {
      type: 'story_pin_image_block',
      block_type: 2,
      image_signature: block.signature,
      image: { images: { originals: images.orig, '736x': images['736x'] } },
    };
  }
  const url = origin + videoPath(block.signature, block.extension);
  const thumbnail = origin + picturePath(cover, '736x');
  const { width, height, durationMs } = block;
  return {
    type: 'story_pin_video_block',
    block_type: 3,
    video: {
      id: block.signature,
      video_list: { V_720P: { url, width, height, duration: durationMs, thumbnail } },
    },
  };
}

/** Opaque in the protocol. */
export function nodeId(type: 'Pin' | 'Board' | 'User', id: Id): string {
  return Buffer.from(`${type}:${id}`).toString('base64');
}
