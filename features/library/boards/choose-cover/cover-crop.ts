import type { CoverCrop } from '../board.ts';
import { type Size, within } from '../cover-box.ts';

export const MOST_ZOOM = 4;

/** The square part that shows at this magnification, as close to `middle` as the picture allows. */
export function squareCrop(picture: Size, zoom: number, middle = { x: 0.5, y: 0.5 }): CoverCrop {
  const side = Math.min(picture.width, picture.height) / within(zoom, 1, MOST_ZOOM);
  const width = side / picture.width;
  const height = side / picture.height;
  return {
    x: within(middle.x - width / 2, 0, 1 - width),
    y: within(middle.y - height / 2, 0, 1 - height),
    width,
    height,
  };
}

export function zoomOf(crop: CoverCrop, picture: Size): number {
  const shorter = Math.min(picture.width, picture.height);
  const part = Math.min(crop.width * picture.width, crop.height * picture.height);
  return within(shorter / part, 1, MOST_ZOOM);
}

export function middleOf({ x, y, width, height }: CoverCrop): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The part after moving the picture by multiples of the part's width and height. */
export function pushedCrop(crop: CoverCrop, by: { x: number; y: number }): CoverCrop {
  return {
    ...crop,
    x: within(crop.x - by.x * crop.width, 0, 1 - crop.width),
    y: within(crop.y - by.y * crop.height, 0, 1 - crop.height),
  };
}
