import { SAMPLE_BOARDS, SAMPLE_UNORGANIZED } from './words/boards.ts';
import { SAMPLE_PAGES } from './words/pages.ts';
import PICTURES from './words/pictures.json' with { type: 'json' };

interface PictureTexts {
  readonly title: string;
  readonly description: string;
  readonly altText: string;
}

/** Nobody has two of one title. */
export interface SamplePin extends PictureTexts {
  readonly owner: string;
  readonly board: string | null;
  /** On that board. */
  readonly section: string | null;
  /** The oldest is 0. */
  readonly index: number;
  readonly picture: string;
  readonly link: string | null;
}

/** By theme, in the order of their files. */
export const SAMPLE_PICTURES: Readonly<Record<string, readonly PictureTexts[]>> = PICTURES;

export const pictureName = (theme: string, number: number): string =>
  `${theme.replaceAll(' ', '-')}-${number}`;

/** One board after the other would fill a feed of the newest with one subject. */
const IN_A_ROW = 2;

/** In the order in which they are saved. Each board takes the next pictures of its themes. */
export const SAMPLE_PINS: readonly SamplePin[] = dealPictures();

export function samplePin(owner: string, board: string, index: number): SamplePin {
  const found = SAMPLE_PINS.find((pin) => pin.owner === owner && pin.board === board && pin.index === index);
  if (!found) throw new Error(`${owner}/${board} has no pin ${index}`);
  return found;
}

function dealPictures(): SamplePin[] {
  const taken = new Map<string, number>();
  const take = (theme: string) => {
    const number = (taken.get(theme) ?? 0) + 1;
    taken.set(theme, number);
    const texts = SAMPLE_PICTURES[theme]?.[number - 1];
    if (!texts) throw new Error(`There is no picture ${number} of ${theme}`);
    return { ...texts, picture: pictureName(theme, number) };
  };
  const unsorted = SAMPLE_UNORGANIZED.map(({ owner, themes, each }) => ({
    ...{ owner, name: null, themes, pins: themes.length * each, sections: [] },
  }));
  return [...SAMPLE_BOARDS, ...unsorted]
    .flatMap(({ owner, name, themes, pins, sections = [] }) =>
      Array.from({ length: pins }, (_, index) => {
        const theme = themes[index % themes.length] ?? '';
        const section = sectionAt(sections, index);
        return {
          owner,
          board: name,
          section,
          index,
          ...take(theme),
          link: linkOf(owner, name, index, theme),
        };
      }),
    )
    .toSorted((one, other) => Math.floor(one.index / IN_A_ROW) - Math.floor(other.index / IN_A_ROW));
}

/** Every second pin is in one of the sections. */
function sectionAt(sections: readonly string[], index: number): string | null {
  return index % 2 === 0 ? null : (sections[((index - 1) / 2) % sections.length] ?? null);
}

function linkOf(owner: string, board: string | null, index: number, theme: string): string | null {
  const page = SAMPLE_PAGES.find((one) => one.owner === owner && one.board === board && one.pin === index);
  if (page) return page.url;
  return index % 3 === 0 ? `https://${theme.replaceAll(' ', '-')}.example/${index}` : null;
}
