export interface SampleTry {
  readonly by: string;
  /** The oldest pin is 0. */
  readonly owner: string;
  readonly board: string;
  readonly pin: number;
  readonly note: string;
  /** 1 to 5. */
  readonly stars?: number;
  /** `pictures/tried-{photo}.webp` */
  readonly photo?: string;
}

export const SAMPLE_TRIED: readonly SampleTry[] = [
  {
    ...{ by: 'ada', owner: 'ben', board: 'Sunday lunch', pin: 1 },
    note: 'Made it for six. Twice the ginger, and nobody left any.',
    stars: 5,
    photo: 'soups',
  },
  {
    ...{ by: 'ada', owner: 'breadandsalt', board: 'From the oven', pin: 2 },
    note: 'Needs ten minutes more in my oven.',
    stars: 4,
    photo: 'biscuits',
  },
  {
    ...{ by: 'ada', owner: 'hana', board: 'Folded', pin: 3 },
    note: 'The fourth one looked like it. The first three are in the bin.',
    stars: 3,
    photo: 'origami',
  },
  { ...{ by: 'ada', owner: 'dora', board: 'Kitchen garden', pin: 4 }, note: 'Half of it came up.' },
  {
    ...{ by: 'ben', owner: 'dora', board: 'Soup season', pin: 0 },
    note: 'Runs on this: 14 km.',
    stars: 5,
    photo: 'bowls and salads',
  },
  { ...{ by: 'ben', owner: 'juno', board: 'A very large cake', pin: 5 }, note: 'Two tiers are enough.' },
  {
    ...{ by: 'emre', owner: 'nordwool', board: 'Knit', pin: 1 },
    note: 'One size larger than the pattern says.',
    stars: 4,
    photo: 'knitting',
  },
  {
    ...{ by: 'lena', owner: 'ada', board: 'Green indoors', pin: 2 },
    note: 'Still alive after a month!',
    photo: 'plant corners',
  },
];
