import type { ImageObject } from 'schema-dts';

interface EmbeddedPin {
  is_animated: boolean;
  story_pin_data: unknown;
  board?: { sensitivity_screen?: boolean | undefined } | null;
}

/**
 * Search engines are told of animated pictures, stories and pins on a board with a warning, but get no picture of
 * them: what shows a picture elsewhere does not blur it.
 */
export function isEmbedded({ is_animated, story_pin_data, board }: EmbeddedPin): boolean {
  return !is_animated && !story_pin_data && !board?.sensitivity_screen;
}

/** As schema.org wants distances. */
export function imageObject({
  url,
  width,
  height,
}: {
  url: string;
  width: number;
  height: number;
}): ImageObject {
  return { '@type': 'ImageObject', contentUrl: url, width: `${width} px`, height: `${height} px` };
}
