interface SamplePlace {
  readonly owner: string;
  readonly board: string;
}

/** A text, a board, or a pin of a board, the oldest of which is 0. */
type SampleBlock = string | SamplePlace | (SamplePlace & { readonly pin: number });

export interface SampleArticle {
  readonly title: string;
  readonly introduction: string;
  readonly type: 0 | 1 | 2 | null;
  readonly blocks: readonly SampleBlock[];
}

/** The oldest first. */
export const SAMPLE_ARTICLES: readonly SampleArticle[] = [
  {
    title: 'Soup weather: bowls worth coming home for',
    introduction:
      'The windows are misted over and there is a pot on the stove. These are the ones we keep making.',
    type: 1,
    blocks: [
      'A good soup asks for little: an onion, something from the bottom of the drawer, and an hour in which nobody needs you.\n\nDora starts with what is left in the garden.',
      { owner: 'dora', board: 'Soup season', pin: 0 },
      { owner: 'dora', board: 'Soup season', pin: 2 },
      { owner: 'dora', board: 'Soup season', pin: 4 },
      'Ben cooks for six every Sunday, and has opinions about ginger.',
      { owner: 'ben', board: 'Sunday lunch' },
      { owner: 'breadandsalt', board: 'From the oven' },
      'Whatever you make, make twice as much. It is better tomorrow.',
    ],
  },
  {
    title: 'A chair, a lamp, a stack of books',
    introduction: 'Six corners that make you want to sit down, and what they have in common.',
    type: null,
    blocks: [
      'None of them is large. Most have a window on the left, a light that can be moved, and somewhere to put down a cup.',
      { owner: 'ada', board: 'Reading corners', pin: 0 },
      { owner: 'ada', board: 'Reading corners', pin: 2 },
      { owner: 'ada', board: 'Reading corners', pin: 4 },
      'A plant helps. It does not have to be a big one.',
      { owner: 'ada', board: 'Green indoors', pin: 1 },
      { owner: 'ada', board: 'Green indoors', pin: 4 },
      { owner: 'ada', board: 'Green indoors', pin: 6 },
      'Everything Ada has collected on the subject:',
      { owner: 'ada', board: 'Reading corners' },
      { owner: 'ada', board: 'Green indoors' },
    ],
  },
];
