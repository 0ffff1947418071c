import sharp from 'sharp';
import { Random } from './random.ts';

export interface RenderOptions {
  readonly format: 'jpeg' | 'png' | 'webp';
  /** In pixels; the drawing's own width when left out. */
  readonly width?: number;
}

const TILE = 160;
let grain: Promise<string> | undefined;

/** A tile of faint paper grain; a picture in an SVG costs a tenth of a turbulence filter. */
function grainTile(): Promise<string> {
  grain ??= (async () => {
    const random = new Random('grain');
    const pixels = Buffer.alloc(TILE * TILE * 4);
    for (let at = 0; at < pixels.length; at += 4) {
      pixels.fill(random.chance(0.5) ? 255 : 0, at, at + 3);
      pixels[at + 3] = Math.floor(14 * random.next() * random.next());
    }
    const png = await sharp(pixels, { raw: { width: TILE, height: TILE, channels: 4 } })
      .png()
      .toBuffer();
    return png.toString('base64');
  })();
  return grain;
}

async function withGrain(svg: string, width: number, height: number): Promise<string> {
  const href = `data:image/png;base64,${await grainTile()}`;
  const image = `<image width="${TILE}" height="${TILE}" href="${href}"/>`;
  const tile = `<pattern id="grain" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse">${image}</pattern>`;
  return svg.replace('</svg>', `${tile}<rect width="${width}" height="${height}" fill="url(#grain)"/></svg>`);
}

/** Renders a drawing; photographs' formats get a breath of paper grain, PNG stays flat and small. */
export async function renderArtwork(
  artwork: { readonly svg: string; readonly width: number; readonly height: number },
  { format, width = artwork.width }: RenderOptions,
): Promise<Buffer> {
  const { svg } = artwork;
  const source = format === 'png' ? svg : await withGrain(svg, artwork.width, artwork.height);
  const height = Math.round((artwork.height * width) / artwork.width);
  const sized = source.replace(
    /^<svg ([^>]*?)width="\d+" height="\d+"/,
    `<svg $1width="${width}" height="${height}"`,
  );
  const picture = sharp(Buffer.from(sized));
  if (format === 'png') return picture.png({ palette: true }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 82, effort: 2 }).toBuffer();
  return picture
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
