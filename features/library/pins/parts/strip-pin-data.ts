import type { PinAnswer } from '../wire/pin-answer.ts';
import type { GridPin } from '../wire/pin-field-sets.ts';

/** Pages send only these fields to the browser. */
export type StripPinData = Pick<
  PinAnswer,
  'id' | 'grid_title' | 'dominant_color' | 'image_signature' | 'alt_text'
> & { width: number; height: number; pinnerName: string; isSensitive: boolean };

export function stripPinData(pin: GridPin): StripPinData {
  const { id, grid_title, dominant_color, image_signature, alt_text } = pin;
  const { width, height } = pin.images.orig;
  const pinnerName = pin.pinner.full_name;
  const isSensitive = pin.board?.sensitivity_screen ?? false;
  return {
    id,
    grid_title,
    dominant_color,
    image_signature,
    alt_text,
    width,
    height,
    pinnerName,
    isSensitive,
  };
}
