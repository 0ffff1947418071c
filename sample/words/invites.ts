import type { ClipName } from '../clips/clip-names.ts';

/** An invitation to a board that nobody has answered yet. */
export interface SampleInvite {
  readonly owner: string;
  readonly board: string;
  /** Who invites: its owner. */
  readonly from: string;
  readonly to: string;
}

export const SAMPLE_INVITES: readonly SampleInvite[] = [
  { owner: 'juno', board: 'A very large cake', from: 'juno', to: 'breadandsalt' },
  { owner: 'juno', board: 'Tables', from: 'juno', to: 'ada' },
  { owner: 'emre', board: 'Quilts', from: 'emre', to: 'ada' },
  { owner: 'kofi', board: 'Animals to draw', from: 'kofi', to: 'hana' },
  { owner: 'gus', board: 'Two-colour posters', from: 'gus', to: 'chi' },
];

/** Somebody asks to work on a board of another. */
export const SAMPLE_REQUESTS_TO_JOIN: readonly Omit<SampleInvite, 'to'>[] = [
  { owner: 'ada', board: 'Summer house', from: 'dora' },
  { owner: 'juno', board: 'A very large cake', from: 'emre' },
];

/** Boards of others that people follow. */
export const SAMPLE_BOARD_FOLLOWS: readonly { owner: string; board: string; by: readonly string[] }[] = [
  { owner: 'ada', board: 'Green indoors', by: ['ben', 'dora', 'juno', 'tallgrass'] },
  { owner: 'hana', board: 'Small birds', by: ['ada', 'kofi'] },
  { owner: 'ben', board: 'Sunday lunch', by: ['ada', 'breadandsalt'] },
  { owner: 'ivo', board: 'Mountains', by: ['dora'] },
];

/** Stories told page by page: who publishes which, on which board. */
export interface SampleStory {
  readonly owner: string;
  readonly board: string;
  readonly title: string;
  readonly theme: 'recipe' | 'growing' | 'day' | 'paper';
  readonly seed: number;
  /** The video that the last page plays. */
  readonly clip?: ClipName;
}

export const SAMPLE_STORIES: readonly SampleStory[] = [
  { owner: 'ben', board: 'Bake it', title: 'A tart in five steps', theme: 'recipe', seed: 3 },
  {
    owner: 'breadandsalt',
    board: 'From the oven',
    title: 'What we bake on Fridays',
    theme: 'recipe',
    seed: 8,
  },
  {
    owner: 'tallgrass',
    board: 'Grow it',
    title: 'From seed to vase',
    theme: 'growing',
    seed: 9,
    clip: 'flower',
  },
  { owner: 'dora', board: 'Kitchen garden', title: 'One pot, eleven weeks', theme: 'growing', seed: 2 },
  { owner: 'ivo', board: 'Mountains', title: 'The same place all day', theme: 'day', seed: 4 },
  { owner: 'hana', board: 'Folded', title: 'How to fold a crane', theme: 'paper', seed: 3, clip: 'crane' },
];
