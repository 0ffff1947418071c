import sharp, { type Sharp } from 'sharp';
import type { Box } from './picture-sizes.ts';
import { onThread } from './pixel-gate.ts';

export interface Pixels extends Box {
  data: Buffer;
  channels: 3 | 4;
}

export async function readPixels(pipeline: Sharp): Promise<Pixels> {
  const { data, info } = await onThread(() => pipeline.raw().toBuffer({ resolveWithObject: true }));
  const { width, height, channels } = info;
  if (channels !== 3 && channels !== 4) throw new Error(`Pixels with ${channels} channels`);
  return { data, width, height, channels };
}

export function fromPixels({ data, width, height, channels }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}
