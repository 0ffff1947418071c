import { callPath } from './scenes.ts';
import type { SignedIn } from './sign-up.ts';
import type { World } from './world.ts';

/** What somebody looks at who is signed in; all members at the same time, each at their own. */
export interface MemberScene {
  title: string;
  json: (member: SignedIn, turn: number) => string;
  page: (member: SignedIn, turn: number) => string;
  /** The one query that reads the rows of it, and the key that it is asked with. */
  rows: (member: SignedIn, turn: number) => string;
}

const WORDS = 40;

/** @param members also stand first among the people of the world, who are looked at by each other */
export function memberScenes(
  { usernames, boards, pinIds }: World,
  members: readonly SignedIn[],
): MemberScene[] {
  const own = (member: SignedIn) => usernames[members.indexOf(member)] ?? '';
  const other = (member: SignedIn, turn: number) => (members.indexOf(member) + 1 + turn) % usernames.length;
  const word = (turn: number) => `word${WORDS + turn}`;
  return [
    {
      title: 'Home (25 pins)',
      json: () => callPath('UserHomefeed', {}),
      page: () => '/',
      rows: ({ id }) => `/rows/home/${id}`,
    },
    {
      title: 'The own profile, all pins (25)',
      json: (member) => callPath('UserPins', { username: own(member) }),
      page: (member) => `/${own(member)}/_pins/`,
      rows: (member) => `/rows/pins/${own(member)}`,
    },
    {
      title: 'The own profile, saved boards (25)',
      json: (member) => callPath('Boards', { username: own(member) }),
      page: (member) => `/${own(member)}/_saved/`,
      rows: (member) => `/rows/boards/${own(member)}`,
    },
    {
      title: "Somebody else's profile, boards (25)",
      json: (member, turn) => callPath('Boards', { username: usernames[other(member, turn)] ?? '' }),
      page: (member, turn) => `/${usernames[other(member, turn)]}/_saved/`,
      rows: (member, turn) => `/rows/boards/${usernames[other(member, turn)]}`,
    },
    {
      title: "Somebody else's board (25 pins)",
      json: (member, turn) => callPath('BoardFeed', { board_id: boards[other(member, turn)]?.id }),
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
      page: (_member, turn) => `/search/?q=${word(turn)}`,
      rows: (_member, turn) => `/rows/search/${word(turn)}`,
    },
    {
      title: 'News (25)',
      json: () => callPath('NewsHub', {}),
      page: () => '/news/',
      rows: ({ id }) => `/rows/news/${id}`,
    },
    {
      title: 'Messages (7)',
      json: () => callPath('Conversations', {}),
      page: () => '/conversations/',
      rows: ({ id }) => `/rows/messages/${id}`,
    },
  ];
}
