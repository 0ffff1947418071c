import type { CoverCrop } from './board.ts';

export interface Size {
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

export const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

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
