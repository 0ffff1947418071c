import { rm } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import {
  describePixels,
  fromPixels,
  type PictureDescriptor,
  type Pixels,
  readPixels,
} from './describe-pixels.ts';
import type { PictureExtension } from './picture-address.ts';
import { DamagedPicture, decoded, openFrames, openStill, type PictureFile } from './picture-file.ts';
import { PICTURE_LIMITS, type Refused, refuse } from './picture-limits.ts';
import {
  type Box,
  boxOf,
  PICTURE_SIZES,
  type PictureSize,
  toAnimatedGif,
  toAnimatedWebp,
  toJpeg,
  toLargeJpeg,
  toPng,
  toWebp,
} from './picture-sizes.ts';
import { onThread, pixelGate } from './pixel-gate.ts';

export interface Rendition extends Box {
  size: PictureSize;
  extension: PictureExtension;
  data: Buffer;
}

export interface RenderedPicture extends Box, PictureDescriptor {
  ok: true;
  isAnimated: boolean;
  /** The one that loses least: `png` of a PNG, `gif` of a GIF, else `webp` or `jpg`. */
  originalExtension: PictureExtension;
  renditions: Rendition[];
}

/** Animations stay animated in WebP. Returns all files together, so that a damaged picture leaves nothing behind. */
export function renderPicture(
  file: PictureFile,
  uploader: string,
): Promise<RenderedPicture | Refused<'damaged'>> {
  const weight = file.width * file.height * (file.isAnimated ? file.frames : 1);
  return pixelGate.run({ by: uploader, weight }, async () => {
    try {
      return await render(file);
    } catch (error) {
      if (error instanceof DamagedPicture) return refuse('damaged');
      throw error;
    }
  });
}

async function render(file: PictureFile): Promise<RenderedPicture> {
  const picture = await decodePicture(file);
  try {
    return await renderFrom(picture, file);
  } finally {
    await picture.discard();
  }
}

async function renderFrom(picture: DecodedPicture, file: PictureFile): Promise<RenderedPicture> {
  const base = await readPixels(picture.open().resize(fitOf(boxOf('1200x', file), false)));
  const smallest = await resized(base, boxOf('170x', file), false);
  const sizing = Promise.all(renderSizes(file, base));
  if (isLarge(file)) await sizing;
  const [look, sizes, originals] = await Promise.all([
    describePixels(smallest),
    sizing,
    renderOriginals(file, picture),
  ]);
  const { width, height, isAnimated } = file;
  const originalExtension = extensionOf(file);
  const renditions = [...sizes.flat(), ...originals];
  return { ok: true, ...look, width, height, isAnimated, originalExtension, renditions };
}

function extensionOf({ format }: PictureFile): PictureExtension {
  if (format === 'jpeg') return 'jpg';
  return format === 'avif' ? 'webp' : format;
}

async function renderOriginals(file: PictureFile, picture: DecodedPicture): Promise<Rendition[]> {
  const { width, height, isAnimated, format } = file;
  const made: Rendition[] = [];
  const finish = async (extension: PictureExtension, pipeline: Sharp): Promise<void> => {
    const data = await decoded(onThread(() => pipeline.toBuffer()));
    made.push({ size: 'originals', extension, width, height, data });
  };
  const steps = [
    () => finish('jpg', isLarge(file) ? toLargeJpeg(picture.open()) : toJpeg(picture.open(), true)),
    () => finish('webp', isAnimated ? toAnimatedWebp(openFrames(file)) : toWebp(picture.open(), true)),
  ];
  if (format === 'png') steps.push(() => finish('png', toPng(picture.open())));
  if (format === 'gif') steps.push(() => finish('gif', toAnimatedGif(openFrames(file))));
  if (isLarge(file)) for (const step of steps) await step();
  else await Promise.all(steps.map((step) => step()));
  return made;
}

/** Sizes with the same pixels, as in a small picture, share one encoding. */
function renderSizes(file: PictureFile, base: Pixels): Promise<Rendition[]>[] {
  const widths = PICTURE_SIZES.filter((size) => size !== 'originals' && size !== '136x136');
  const byWidth = Map.groupBy(widths, (size) => boxOf(size, file).width);
  return [['136x136' as const], ...byWidth.values()].map((sizes) => renderAlike(file, base, sizes));
}

async function renderAlike(file: PictureFile, base: Pixels, sizes: PictureSize[]): Promise<Rendition[]> {
  const [size] = sizes;
  if (!size) return [];
  const box = boxOf(size, file);
  const isSquare = size === '136x136';
  const pixels = await resized(base, box, isSquare);
  const webp = () =>
    file.isAnimated
      ? decoded(toAnimatedWebp(openFrames(file).resize(fitOf(box, isSquare))).toBuffer())
      : toWebp(fromPixels(pixels), false).toBuffer();
  const jpg = () => toJpeg(fromPixels(pixels), false).toBuffer();
  const [webpData, jpgData] = await Promise.all([onThread(webp), onThread(jpg)]);
  return sizes.flatMap((size): Rendition[] => [
    { size, extension: 'webp', ...box, data: webpData },
    { size, extension: 'jpg', ...box, data: jpgData },
  ]);
}

const fitOf = (box: Box, isSquare: boolean) => ({
  ...box,
  fit: isSquare ? ('cover' as const) : ('fill' as const),
});

async function resized(base: Pixels, box: Box, isSquare: boolean): Promise<Pixels> {
  if (base.width === box.width && base.height === box.height) return base;
  return readPixels(fromPixels(base).resize(fitOf(box, isSquare)));
}

interface DecodedPicture {
  open(): Sharp;
  discard(): Promise<void>;
}

/** Encoding takes some ten bytes per pixel: larger pictures keep their pixels on disk. */
const IN_MEMORY_PIXELS = 16_000_000;

const isLarge = ({ width, height }: PictureFile) => width * height > IN_MEMORY_PIXELS;

/** A large one needs three or four bytes a pixel on disk, until discarded. */
async function decodePicture(file: PictureFile): Promise<DecodedPicture> {
  if (isLarge(file)) return decodeBeside(file);
  const pixels = await decoded(readPixels(openStill(file)));
  return { open: () => fromPixels(pixels), discard: () => Promise.resolve() };
}

// libvips memory-maps its own format, so the system may drop pages that it can read again.
async function decodeBeside(file: PictureFile): Promise<DecodedPicture> {
  const path = `${file.path}.v`;
  const discard = () => rm(path, { force: true });
  try {
    await decoded(onThread(() => openStill(file).toFile(path)));
  } catch (error) {
    await discard();
    throw error;
  }
  return { open: () => sharp(path, { limitInputPixels: PICTURE_LIMITS.pixels }), discard };
}
