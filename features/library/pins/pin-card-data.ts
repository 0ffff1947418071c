import { pathOfPicture } from '#features/core/media/picture-urls.ts';
import type { PinAnswer } from './wire/pin-answer.ts';
import type { GridPin } from './wire/pin-field-sets.ts';

export type PinCardData = Pick<
  PinAnswer,
  | 'id'
  | 'grid_title'
  | 'description'
  | 'link'
  | 'domain'
  | 'dominant_color'
  | 'image_signature'
  | 'alt_text'
  | 'is_video'
  | 'is_animated'
> & {
  width: number;
  height: number;
  page_count: number;
  /** It is on a board marked as sensitive. */
  is_sensitive: boolean;
  pinner: { username: string; full_name: string; image_small_url: string | null };
  board: { id: string; name: string; url: string } | null;
  /** The note, and the signature of the photo. */
  tried?: { note: string; photo: string | null };
  /** Why it is in the home feed. */
  reason?: Pick<NonNullable<PinAnswer['recommendation_reason']>, 'kind' | 'name'>;
  /** Somebody pays for it to be shown here. */
  promoted?: NonNullable<PinAnswer['promoted']>;
  /** For a table. */
  saves?: number;
  placed_at?: string;
};

type ListedPin = GridPin & Partial<Pick<PinAnswer, 'repin_count' | 'placed_at'>>;

export function pinCardData(pin: ListedPin): PinCardData {
  const { id, grid_title, description, link, domain, dominant_color, image_signature, alt_text } = pin;
  return {
    id,
    grid_title,
    description,
    link,
    domain,
    dominant_color,
    image_signature,
    alt_text,
    is_video: pin.is_video,
    is_animated: pin.is_animated,
    width: pin.images.orig.width,
    height: pin.images.orig.height,
    page_count: pin.story_pin_data?.page_count ?? 0,
    is_sensitive: pin.board?.sensitivity_screen ?? false,
    pinner: {
      username: pin.pinner.username,
      full_name: pin.pinner.full_name,
      image_small_url: pathOfPicture(pin.pinner.image_small_url),
    },
    board: pin.board && { id: pin.board.id, name: pin.board.name, url: pin.board.url },
    ...(pin.did_it_data && {
      tried: { note: pin.did_it_data.details, photo: pin.did_it_data.image_signature },
    }),
    ...(pin.recommendation_reason && { reason: pin.recommendation_reason }),
    ...(pin.promoted && { promoted: pin.promoted }),
    ...(pin.placed_at && { saves: pin.repin_count, placed_at: pin.placed_at }),
  };
}
