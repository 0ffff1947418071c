import { COLOR_NAMES, type ColorName } from '#features/library/pins/color-name.ts';
import { isSentPicture } from './find-by-picture/find-by-picture.ts';
import { cutQuery } from './query.ts';

const VISUAL_PATH = '/search/visual/';

/** What is sought by how it looks: one or two colours, with words if wanted, or a picture. */
export interface VisuallySought {
  query: string;
  /** As `#rrggbb`. */
  colors: string[];
  /** The description of a picture. */
  picture: string | null;
}

/** What the address does not know counts as if it were not there. */
export function readVisual(params: URLSearchParams): VisuallySought {
  const picture = params.get('picture');
  const colors = params.getAll('colors').map((color) => color.toLowerCase());
  return {
    query: cutQuery(params.get('q') ?? ''),
    colors: colors.filter((color) => /^#[0-9a-f]{6}$/.test(color)).slice(0, 2),
    picture: isSentPicture(picture) ? picture : null,
  };
}

export function visualPath({ query = '', colors = [], picture }: Partial<VisuallySought>): string {
  const params = new URLSearchParams(query ? { q: query } : {});
  for (const color of colors) params.append('colors', color);
  if (picture) params.set('picture', picture);
  return params.size > 0 ? `${VISUAL_PATH}?${params}` : VISUAL_PATH;
}

/** The colours that are offered first. */
export const OFFERED: Record<ColorName, string> = {
  ...{ red: '#c83232', orange: '#e07c32', yellow: '#e8c83c', green: '#4a8c50', blue: '#3c6ec0' },
  ...{ purple: '#7850a8', pink: '#e08cb0', black: '#1e1e1e', grey: '#8c8c8c', white: '#f8f8f4' },
};

export const OFFERED_NAMES = COLOR_NAMES;
