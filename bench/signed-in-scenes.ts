import { callPath } from './scenes.ts';
import type { SignedIn } from './sign-up.ts';
import type { World } from './world.ts';

/** What somebody looks at who is signed in; all members at the same time, each at their own. */
export interface MemberScene {
  title: string;
  json: (member: SignedIn, turn: number) => string;
  /** The same in the set of fields that our own pages ask for, where there is one. */
  asked?: (member: SignedIn, turn: number) => string;
  page: (member: SignedIn, turn: number) => string;
  /** The one query that reads the rows of it, and the key that it is asked with. */
  rows: (member: SignedIn, turn: number) => string;
}

/** @param members also stand first among the people of the world, who are looked at by each other */
export function memberScenes(world: World, members: readonly SignedIn[]): MemberScene[] {
  return [HOME, ...profileScenes(world, members), ...thingScenes(world, members), NOTIFICATIONS, MESSAGES];
}

const HOME: MemberScene = {
  title: 'Home (25 pins)',
  json: () => callPath('UserHomefeed', {}),
  asked: () => callPath('UserHomefeed', { field_set_key: 'grid_item' }),
  page: () => '/',
  rows: ({ id }) => `/rows/home/${id}`,
};

const NOTIFICATIONS: MemberScene = {
  title: 'Notifications (25)',
  json: () => callPath('NewsHub', {}),
  page: () => '/news/',
  rows: ({ id }) => `/rows/notifications/${id}`,
};

const MESSAGES: MemberScene = {
  title: 'Messages (7)',
  json: () => callPath('Conversations', {}),
  page: () => '/conversations/',
  rows: ({ id }) => `/rows/messages/${id}`,
};

type WhoOf = (member: SignedIn, turn: number) => number;

const ownOf =
  (members: readonly SignedIn[]): WhoOf =>
  (member) =>
    members.indexOf(member);

const otherOf =
  (members: readonly SignedIn[], count: number): WhoOf =>
  (member, turn) =>
    (members.indexOf(member) + 1 + turn) % count;

function profileScenes({ usernames }: World, members: readonly SignedIn[]): MemberScene[] {
  const own = ownOf(members);
  const other = otherOf(members, usernames.length);
  const boards = (title: string, whoOf: WhoOf): MemberScene => ({
    title,
    json: (member, turn) => callPath('Boards', { username: usernames[whoOf(member, turn)] }),
    asked: (member, turn) =>
      callPath('Boards', { username: usernames[whoOf(member, turn)], field_set_key: 'profile_grid_item' }),
    page: (member, turn) => `/${usernames[whoOf(member, turn)]}/_saved/`,
    rows: (member, turn) => `/rows/boards/${usernames[whoOf(member, turn)]}`,
  });
  return [
    {
      title: 'The own pins (25)',
      json: (member, turn) => callPath('UserPins', { username: usernames[own(member, turn)] }),
      asked: (member, turn) =>
        callPath('UserPins', { username: usernames[own(member, turn)], field_set_key: 'grid_item' }),
      page: (member, turn) => `/${usernames[own(member, turn)]}/_pins/`,
      rows: (member, turn) => `/rows/pins/${usernames[own(member, turn)]}`,
    },
    boards('The own profile (25 boards)', own),
    boards("Somebody else's profile (25 boards)", other),
  ];
}

function thingScenes({ usernames, boards, pinIds }: World, members: readonly SignedIn[]): MemberScene[] {
  const other = otherOf(members, usernames.length);
  return [
    {
      title: "Somebody else's board (25 pins)",
      json: (member, turn) => callPath('BoardFeed', { board_id: boards[other(member, turn)]?.id }),
      asked: (member, turn) =>
        callPath('BoardFeed', { board_id: boards[other(member, turn)]?.id, field_set_key: 'grid_item' }),
      page: (member, turn) => boards[other(member, turn)]?.path ?? '',
      rows: (member, turn) => `/rows/board/${boards[other(member, turn)]?.id}`,
    },
    {
      title: 'A pin',
      json: (member, turn) => callPath('Pin', { id: pinIds[other(member, turn)] }),
      page: (member, turn) => `/pin/${pinIds[other(member, turn)]}/`,
      rows: (member, turn) => `/rows/pin/${pinIds[other(member, turn)]}`,
    },
    {
      title: 'Search (25 pins)',
      json: (_member, turn) => callPath('PinSearch', { query: word(turn) }),
      asked: (_member, turn) => callPath('PinSearch', { query: word(turn), field_set_key: 'grid_item' }),
      page: (_member, turn) => `/search/?q=${word(turn)}`,
      rows: (_member, turn) => `/rows/search/${word(turn)}`,
    },
  ];
}

/** Some ten thousand pins of a million say it. */
const word = (turn: number) => `word${40 + turn}`;
