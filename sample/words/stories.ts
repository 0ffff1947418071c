import type { ClipName } from '../clips/clip-names.ts';

export interface SampleStory {
  readonly owner: string;
  readonly board: string;
  readonly title: string;
  readonly description: string;
  readonly altText: string;
  /** Under its picture. */
  readonly pages: readonly string[];
  /** On the last page. */
  readonly clip?: ClipName;
}

export const SAMPLE_STORIES: readonly SampleStory[] = [
  {
    owner: 'ben',
    board: 'Bake it',
    title: 'A tart in five steps',
    description: 'Flour, butter, sugar, an egg, plum and pecan.',
    altText: 'Illustration: what you need for a plum tart.',
    pages: [
      'What you need for a plum tart',
      'Stir until it holds together',
      'Line the tin and prick the base',
      'Lay the plum in rings',
      'Plum and pecan tart',
    ],
  },
  {
    owner: 'breadandsalt',
    board: 'From the oven',
    title: 'What we bake on Fridays',
    description: 'Flour, butter, sugar, an egg, cherry and walnut.',
    altText: 'Illustration: what you need for a cherry tart.',
    pages: [
      'What you need for a cherry tart',
      'Stir until it holds together',
      'Line the tin and prick the base',
      'Lay the cherry in rings',
      'Cherry and walnut tart',
    ],
  },
  {
    owner: 'tallgrass',
    board: 'Grow it',
    title: 'From seed to vase',
    description: 'Five seeds, a finger deep. Keep the best one.',
    altText: 'Illustration: sow the cosmos.',
    pages: [
      'Sow the cosmos',
      'Water from below',
      'Give it light',
      'The first bud',
      'A gold cosmos in flower',
      'Cut some for the table',
    ],
    clip: 'flower',
  },
  {
    owner: 'dora',
    board: 'Kitchen garden',
    title: 'One pot, eleven weeks',
    description: 'Five seeds, a finger deep. Keep the best one.',
    altText: 'Illustration: sow the iris.',
    pages: [
      'Sow the iris',
      'Water from below',
      'Give it light',
      'The first bud',
      'A red iris in flower',
      'Cut some for the table',
    ],
  },
  {
    owner: 'ivo',
    board: 'Mountains',
    title: 'The same place all day',
    description: 'Table mountains, dunes in the side light and tall cacti at dawn.',
    altText: 'Illustration: desert at dawn.',
    pages: [
      'Desert at dawn',
      'Desert at noon',
      'Desert in the last light',
      'Desert at dusk',
      'Desert by night',
    ],
  },
  {
    owner: 'hana',
    board: 'Folded',
    title: 'How to fold a crane',
    description: 'Colour down, corner towards you.',
    altText: 'Illustration: start with a square.',
    pages: [
      'Start with a square',
      'Fold it corner to corner',
      'Bring the edges to the middle',
      'Pull the wings out',
      'A crane',
    ],
    clip: 'crane',
  },
];
