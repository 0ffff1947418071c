import { type TextPiece, textPieces } from '#design/link/text-pieces.ts';
import { pathOfPicture } from '#features/core/media/picture-urls.ts';
import { formatAgo, formatShortCount } from '#platform/i18n/format-day.ts';
import { pinCardData } from '../pin-card-data.ts';
import { domainOf, isShortLink, opensNewTab } from '../pin-link.ts';
import type { CloseupAnswer } from '../show-pin/show-pin.ts';
import type { PinAnswer } from '../wire/pin-answer.ts';
import type { LinkFacts } from './link-facts.ts';

/** Addresses are on this host. */
export interface PinVideoData {
  src: string;
  width: number;
  height: number;
  poster: string | null;
}

export type StoryBlockData =
  | { kind: 'picture'; signature: string; width: number; height: number }
  | { kind: 'video'; video: PinVideoData }
  | { kind: 'text'; pieces: TextPiece[] };

export interface StoryPageData {
  id: string;
  blocks: StoryBlockData[];
}

/** About six lines of the pane. */
const LONG = 400;

export type PinPageData = ReturnType<typeof pinPageData>;

interface Around {
  locale: string;
  /** In ms since 1970. */
  now: number;
  isPinner?: boolean;
  facts?: LinkFacts | null;
  topics?: readonly { id: string; name: string; url: string }[];
}

/** Formatted here rather than in the browser, which would load code for it. */
export function pinPageData(pin: CloseupAnswer, around: Around) {
  const { locale, now, isPinner = false, facts = null, topics = [] } = around;
  const { title, description, link, board, section, pinner, price_value, price_currency } = pin;
  return {
    card: pinCardData(pin),
    title,
    description: textPieces(description),
    isLong: description.length > LONG,
    topics,
    altText: pin.alt_text,
    link,
    opensNewTab: link !== null && opensNewTab(link),
    domain: link && !isShortLink(link) ? domainOf(link) : null,
    createdAt: new Date(pin.created_at).toISOString(),
    age: formatAgo(Date.parse(pin.created_at), now, locale),
    isFavorite: pin.favorited_by_me,
    pinner: person(pinner),
    /** Null for one's own, and if a follow would have to be accepted first. */
    followed:
      isPinner || (pinner.is_private_profile && !pinner.explicitly_followed_by_me)
        ? null
        : pinner.explicitly_followed_by_me,
    followerCount: pinner.follower_count,
    followers: formatShortCount(pinner.follower_count, locale),
    creator: pin.native_creator ? person(pin.native_creator) : null,
    board: board && { id: board.id, name: board.name, url: board.url, privacy: board.privacy },
    section: section
      ? { id: section.id, title: section.title, url: `${board?.url ?? ''}${section.slug}/` }
      : null,
    price: price_value !== null && price_currency ? formatPrice(price_value, price_currency, locale) : null,
    facts,
    video: firstVideo(pin.videos?.video_list),
    pages: pin.story_pin_data?.pages.map(storyPage) ?? [],
    isPublic: pin.privacy === 'public',
    commentCount: pin.comment_count,
    saveCount: pin.aggregated_pin_data.aggregated_stats.saves,
    isCommentsOff: pin.comments_disabled,
  };
}

type Person = PinAnswer['pinner'];

function person({ id, username, full_name, image_small_url }: Person) {
  return { id, username, fullName: full_name, image: pathOfPicture(image_small_url) };
}

type Variants = NonNullable<PinAnswer['videos']>['video_list'];

function firstVideo(variants: Variants | undefined): PinVideoData | null {
  const [variant] = Object.values(variants ?? {});
  if (!variant) return null;
  const { url, width, height, thumbnail } = variant;
  return { src: pathOf(url), width, height, poster: thumbnail ? pathOf(thumbnail) : null };
}

type Page = NonNullable<PinAnswer['story_pin_data']>['pages'][number];

function storyPage({ id, blocks }: Page): StoryPageData {
  return { id, blocks: blocks.flatMap(storyBlock) };
}

function storyBlock({ text, image, image_signature, video }: Page['blocks'][number]): StoryBlockData[] {
  const played = firstVideo(video?.video_list);
  if (played) return [{ kind: 'video', video: played }];
  const original = image?.images.originals;
  if (original && image_signature) {
    return [{ kind: 'picture', signature: image_signature, width: original.width, height: original.height }];
  }
  return text ? [{ kind: 'text', pieces: textPieces(text) }] : [];
}

/** Files are fetched from the host that shows the page. */
function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : address;
}

function formatPrice(value: number, currency: string, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(value);
}
