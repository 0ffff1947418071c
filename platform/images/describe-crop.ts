import sharp from 'sharp';
import { describePixels, fromPixels, type PictureDescriptor, readPixels } from './describe-pixels.ts';
import { pixelGate } from './pixel-gate.ts';

/** All values are fractions of the picture's width and height. */
export interface Crop {
  x: number;
  y: number;
  w: number;
  h: number;
}

const WHOLE: Crop = { x: 0, y: 0, w: 1, h: 1 };
const WIDTH = 170;

/** Of a file that was made here. */
export function describePicture(data: Buffer): Promise<PictureDescriptor> {
  return describeCrop(data, WHOLE, 'this site');
}

/** @throws GateFull where too many of the same asker wait */
export async function describeCrop(data: Buffer, crop: Crop, asker: string): Promise<PictureDescriptor> {
  const { width = 1, height = 1 } = await sharp(data).metadata();
  return pixelGate.run({ by: asker, weight: width * height }, async () => {
    const cut = sharp(data).extract(boxIn({ width, height }, crop));
    const pixels = await readPixels(cut.toColorspace('srgb'));
    return describePixels(await readPixels(fromPixels(pixels).resize({ width: WIDTH })));
  });
}

function boxIn({ width, height }: { width: number; height: number }, { x, y, w, h }: Crop) {
  const left = Math.min(Math.floor(x * width), width - 1);
  const top = Math.min(Math.floor(y * height), height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(w * width), width - left)),
    height: Math.max(1, Math.min(Math.round(h * height), height - top)),
  };
}
