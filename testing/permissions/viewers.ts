/**
 * Everybody who may ask. `owner` and `limited` are the person whose thing it is, signed in with a password or by a
 * limited login; `reader` and `writer` work on their board; `blocked` is whom they blocked, `blocking` who blocked them.
 * `partner` is a business, `manager` a business that may act for the owner's profile; neither sees more by that alone.
 */
export const VIEWERS = [
  'visitor',
  'bot',
  'suspended',
  'limited',
  'stranger',
  'follower',
  'blocked',
  'blocking',
  'reader',
  'writer',
  'partner',
  'manager',
  'employee',
  'staff',
  'owner',
] as const;

export type ViewerName = (typeof VIEWERS)[number];

const GROUPS = {
  nobody: ['visitor', 'bot', 'suspended'],
  blocks: ['blocked', 'blocking'],
  members: ['reader', 'writer'],
} as const satisfies Record<string, readonly ViewerName[]>;

type GroupName = keyof typeof GROUPS;

/** What a call is answered; `idle` is 200 to somebody for whom nothing may change. */
export type Status = 200 | 'idle' | 400 | 401 | 403 | 404 | 409;

/** The right answer to each viewer: their own entry counts before that of their group, and `others` last. */
export type Answers = { readonly [Name in ViewerName | GroupName]?: Status } & { readonly others: Status };

const isIn = (group: GroupName, viewer: ViewerName) => GROUPS[group].some((member) => member === viewer);

/** What this viewer is to be answered. */
export function statusFor(answers: Answers, viewer: ViewerName): Status {
  const group = (['nobody', 'blocks', 'members'] as const).find((name) => isIn(name, viewer));
  return answers[viewer] ?? (group && answers[group]) ?? answers.others;
}
