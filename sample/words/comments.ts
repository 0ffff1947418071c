/** `pin` counts from the oldest, which is 0. */
export interface SampleComment {
  readonly owner: string;
  readonly board: string;
  readonly pin: number;
  readonly by: string;
  readonly text: string;
  readonly replies?: readonly { readonly by: string; readonly text: string }[];
}

const remark = (
  owner: string,
  board: string,
  pin: number,
  by: string,
  text: string,
  ...replies: readonly (readonly [string, string])[]
): SampleComment => ({
  owner,
  board,
  pin,
  by,
  text,
  replies: replies.map(([author, answer]) => ({ by: author, text: answer })),
});

export const SAMPLE_COMMENTS: readonly SampleComment[] = [
  remark('ada', 'Kitchens', 0, 'ben', 'The shelf is exactly as high as I am. Good.', [
    'ada',
    'That is how I measured it.',
  ]),
  remark('ada', 'Kitchens', 2, 'juno', 'Where do the plates go?'),
  remark('ada', 'Pots I want to throw', 1, 'hana', 'The foot of this one is so quiet.'),
  remark('ada', 'Pots I want to throw', 1, 'kofi', 'Is the glaze poured or dipped?', [
    'ada',
    'Dipped twice, upside down, holding my breath.',
  ]),
  remark('ada', 'Green indoors', 0, 'dora', 'Too close to the radiator, move it now!'),
  remark('ben', 'Sunday lunch', 0, 'ada', 'Second helping, please.'),
  remark('ben', 'Sunday lunch', 3, 'dora', 'Add a handful of barley and call it supper.', [
    'ben',
    'Tried it. You were right.',
  ]),
  remark('ben', 'Bake it', 1, 'breadandsalt', 'Ten minutes longer, the edges may burn a little.'),
  remark('ben', 'Pizza nights', 0, 'gus', 'Who puts pears on a pizza?', [
    'ben',
    'Somebody who has tried it.',
  ]),
  remark('chi', 'Doors of anywhere', 0, 'fatou', 'There is one like this behind the fish market.'),
  remark('chi', 'Doors of anywhere', 4, 'ada', 'Stealing this colour for the hallway.'),
  remark('chi', 'Up the stairs', 2, 'ivo', 'Walked up these. Two hundred and six.'),
  remark('emre', 'Quilts', 0, 'nordwool', 'Would love to see the back of it.'),
  remark('emre', 'Quilts', 0, 'fatou', 'The points! All of them meet!', [
    'emre',
    'All but one. I will never say which.',
  ]),
  remark('fatou', 'Printed cloth', 1, 'emre', 'Two metres of this and I am happy until spring.'),
  remark('fatou', 'The sea at six', 0, 'ivo', 'Worth getting up for.'),
  remark('gus', 'Two-colour posters', 0, 'chi', 'The second colour is doing all the work.'),
  remark('gus', 'Lino', 1, 'hana', 'The rays look cut in one breath.'),
  remark('hana', 'Folded', 0, 'kofi', 'My pupils folded forty of these. Thirty-eight fly.'),
  remark('hana', 'Small birds', 2, 'dora', 'He sits on my spade every morning.'),
  remark('juno', 'A very large cake', 0, 'ben', 'Too small.'),
  remark('juno', 'A very large cake', 0, 'ada', 'What Ben said.'),
  remark('juno', 'Flowers', 1, 'tallgrass', 'Those open on the second day, so cut them early.'),
  remark('kofi', 'Classroom walls', 0, 'hana', 'I would have paid attention.'),
  remark('studio', 'Lamps', 0, 'gus', 'Is the shade one sheet?', ['studio', 'One sheet, four folds.']),
  remark('studio', 'Chairs', 1, 'lena', 'Does it fit under a sloping roof?'),
  remark('breadandsalt', 'From the oven', 0, 'juno', 'Saturday, eight o’clock, I am in the queue.'),
  remark('tallgrass', 'Meadows', 0, 'dora', 'Mine looks like this in my head.'),
  remark('nordwool', 'Knit', 0, 'emre', 'Which weight is this?', [
    'nordwool',
    'Sport, two strands held together.',
  ]),
];
