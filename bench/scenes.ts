import type { World } from './world.ts';

/** One thing that visitors look at: as JSON, as a page, and as the one query that would do. */
export interface Scene {
  name: string;
  title: string;
  json: string[];
  html: string[];
  /** Paths of the server that knows only the one query. */
  query: string[];
}

/** What is measured, of everybody who is named in the world. */
export function scenesOf({ usernames, pinIds }: World): Scene[] {
  const call = (name: string, options: object) =>
    `/resource/${name}Resource/get/?data=${encodeURIComponent(JSON.stringify({ options }))}`;
  return [
    {
      name: 'boards',
      title: 'Boards of a person (25)',
      json: usernames.map((username) => call('Boards', { username })),
      html: usernames.map((username) => `/${username}/_saved/`),
      query: usernames.map((username) => `/query/boards/${username}`),
    },
    {
      name: 'pins',
      title: 'Pins of a person (25)',
      json: usernames.map((username) => call('UserPins', { username })),
      html: usernames.map((username) => `/${username}/_pins/`),
      query: usernames.map((username) => `/query/pins/${username}`),
    },
    {
      name: 'pin',
      title: 'A pin',
      json: pinIds.map((id) => call('Pin', { id })),
      html: pinIds.map((id) => `/pin/${id}/`),
      query: pinIds.map((id) => `/query/pin/${id}`),
    },
  ];
}
