import type { Promoted } from '#features/ads/delivery/offer-ads.service.ts';
import type { ShownPin } from '#features/library/pins/pin.service.ts';
import type { Id } from '#platform/ids/ids.ts';

export const FEEDS = ['for_you', 'following'] as const;

export const REASONS = ['followed_person', 'followed_board', 'followed_topic', 'popular', 'new'] as const;

/** Why a pin is in the feed. */
export interface FeedReason {
  kind: (typeof REASONS)[number];
  /** Of whom or what the viewer follows. */
  id: Id | null;
  name: string | null;
}

/** Visitors get no reasons. */
export type FeedPin = ShownPin & { reason?: FeedReason; promoted?: Promoted };

export interface Followed {
  people: Id[];
  boards: Id[];
  topics: Id[];
  /** In the order of the topics. */
  topicNames: string[];
  /** The pins that the viewer hid last. */
  hidden: Id[];
}

export const NOTHING: Followed = { people: [], boards: [], topics: [], topicNames: [], hidden: [] };

/** What saved at least this often is called popular. */
const POPULAR_SAVES = 10;

/** What the viewer may not see is not named: the board of a shown pin is null then. */
export function reasonFor({ row, board }: ShownPin, followed: Followed, topicId?: Id | null): FeedReason {
  if (followed.people.includes(row.pinner.id)) {
    return { kind: 'followed_person', id: row.pinner.id, name: row.pinner.full_name };
  }
  if (board && followed.boards.includes(board.id)) {
    return { kind: 'followed_board', id: board.id, name: board.name };
  }
  const name = topicId && followed.topicNames[followed.topics.indexOf(topicId)];
  if (topicId && name) return { kind: 'followed_topic', id: topicId, name };
  return { kind: row.repin_count >= POPULAR_SAVES ? 'popular' : 'new', id: null, name: null };
}
