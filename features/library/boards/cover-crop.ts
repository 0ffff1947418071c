import type { CoverCrop } from './board.ts';

interface Size {
  width: number;
  height: number;
}

/** All values are percentages of its frame. */
export interface PictureBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Centres the chosen part in a frame of `placeRatio` (width / height) and fills it without a gap at any edge. */
export function cropBox(crop: CoverCrop, picture: Size, placeRatio: number): PictureBox {
  const part = { width: crop.width * picture.width, height: crop.height * picture.height };
  const scale = Math.max(placeRatio / part.width, 1 / part.height);
  const width = (picture.width * scale) / placeRatio;
  const height = picture.height * scale;
  return {
    left: 100 * within(0.5 - (crop.x + crop.width / 2) * width, 1 - width, 0),
    top: 100 * within(0.5 - (crop.y + crop.height / 2) * height, 1 - height, 0),
    width: 100 * width,
    height: 100 * height,
  };
}

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
