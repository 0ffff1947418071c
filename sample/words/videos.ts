import type { ClipName } from '../clips/clip-names.ts';

export interface SampleVideo {
  readonly owner: string;
  readonly board: string;
  readonly title: string;
  readonly description: string;
  readonly altText: string;
  readonly clip: ClipName;
}

export const SAMPLE_VIDEOS: readonly SampleVideo[] = [
  {
    owner: 'ada',
    board: 'Summer house',
    title: 'The view from the table, all day',
    description: 'One window, five hours, no phone.',
    altText: 'A house among fields: the light goes from dawn to noon, to gold, to night.',
    clip: 'day',
  },
  {
    owner: 'ben',
    board: 'Long runs',
    title: 'Once around the lake',
    description: 'Started in the dark, came back in the dark. #longrun',
    altText: 'A jetty at a lake while the sky turns from morning to night.',
    clip: 'lake',
  },
  {
    owner: 'tallgrass',
    board: 'Grow it',
    title: 'Eleven weeks in six seconds',
    description: 'Sow in April, turn the pot every morning, do not move it once there is a bud.',
    altText: 'A flower grows from seeds in a terracotta pot and ends in a vase.',
    clip: 'flower',
  },
  {
    owner: 'hana',
    board: 'Folded',
    title: 'A crane in five folds',
    description: 'Too quick to follow. The pages of the other pin are slower.',
    altText: 'A yellow square of paper becomes a crane, fold by fold.',
    clip: 'crane',
  },
];
