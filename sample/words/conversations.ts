/** With a board, it carries a pin of that board of the sender or of `owner`. */
export interface SampleMessage {
  readonly from: string;
  readonly text: string;
  readonly pinOf?: { readonly owner: string; readonly board: string };
}

export interface SampleConversation {
  /** The first began it. */
  readonly between: readonly string[];
  readonly messages: readonly SampleMessage[];
  readonly unreadBy?: readonly string[];
  /** The other side has not answered yet. */
  readonly isRequest?: boolean;
}

const say = (from: string, text: string, owner?: string, board?: string): SampleMessage =>
  owner && board ? { from, text, pinOf: { owner, board } } : { from, text };

export const SAMPLE_CONVERSATIONS: readonly SampleConversation[] = [
  {
    between: ['ada', 'ben'],
    unreadBy: ['ada'],
    messages: [
      say('ada', 'The tiler comes on Thursday. Last chance to talk me out of the green ones.'),
      say('ben', 'Never. Which green?'),
      say('ada', 'This one, but one shade darker.', 'ada', 'Kitchens'),
      say('ben', 'Then the lamp from the other picture has to go.'),
      say('ada', 'You are right and I hate it.'),
      say('ben', 'Lunch on Sunday? I need somebody to eat this.', 'ben', 'Sunday lunch'),
      say('ben', 'Bring the small bowls if they survived the kiln.'),
    ],
  },
  {
    between: ['juno', 'ada', 'ben'],
    messages: [
      say('juno', 'The board for the cake is open. Be honest.', 'juno', 'A very large cake'),
      say('ben', 'Three tiers or it will not survive my family.'),
      say('ada', 'I can make the plates for the bottom one.'),
      say('juno', 'Crying. Yes.'),
      say('ben', 'Figs are in season that week, I checked.'),
    ],
  },
  {
    between: ['chi', 'gus'],
    unreadBy: ['gus'],
    messages: [
      say('chi', 'Did you see what two colours can do to a staircase?', 'chi', 'Up the stairs'),
      say('gus', 'I want to print it. May I?'),
      say('chi', 'Only if I get number one of the edition.'),
      say('gus', 'Number two. Number one always has a thumb on it.'),
      say('chi', 'Deal. Send me the paper sample.'),
    ],
  },
  {
    between: ['emre', 'fatou'],
    messages: [
      say('emre', 'Is the blue in this one indigo or ink?', 'fatou', 'Printed cloth'),
      say('fatou', 'Indigo, four dips. It will rub off on a white sofa, be warned.'),
      say('emre', 'It is for the border of the star quilt.', 'emre', 'Quilts'),
      say('fatou', 'Then wash it three times first. I can send you a metre.'),
    ],
  },
  {
    between: ['hana', 'kofi'],
    messages: [
      say('kofi', 'My class would like to fold something for your ward. What is easy at nine years old?'),
      say('hana', 'The boat. Always the boat.', 'hana', 'Folded'),
      say('kofi', 'Thirty-one boats then. In which colours?'),
      say('hana', 'All of them, please.'),
    ],
  },
  {
    between: ['studio', 'ada'],
    messages: [
      say('studio', 'Hello Ada, the arc lamp you saved is back in the workshop. Shall we keep one for you?'),
      say('ada', 'Please do. Does it come in red?'),
      say('studio', 'From May. We will write to you when the first one is painted.', 'studio', 'Lamps'),
    ],
  },
  {
    between: ['dora', 'tallgrass'],
    messages: [
      say('dora', 'Which of your mixes survives clay, shade and me?'),
      say(
        'tallgrass',
        'The verge mix. Sow in September, and do not look before May.',
        'tallgrass',
        'Meadows',
      ),
    ],
  },
  {
    between: ['lena', 'studio'],
    isRequest: true,
    unreadBy: ['studio'],
    messages: [say('lena', 'Hello! Is there a desk that fits under a roof that slopes at 42 degrees?')],
  },
  {
    between: ['chi', 'ben'],
    isRequest: true,
    unreadBy: ['ben'],
    messages: [say('chi', 'Hi Ben, we have not met. Could I draw the pizza from your Friday board?')],
  },
];
