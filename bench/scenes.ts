import { type LoadRequest, visits } from './load.ts';
import type { World } from './world.ts';

/** One thing that visitors look at: as JSON, as a page, and as the one query that would do. */
export interface Scene {
  name: string;
  title: string;
  json: LoadRequest[];
  html: LoadRequest[];
  /** Paths of the server that knows only the one query: as rows, and built by PostgreSQL. */
  rows: LoadRequest[];
  query: LoadRequest[];
}

/** The address of a call that reads. */
export function callPath(name: string, options: object): string {
  return `/resource/${name}Resource/get/?data=${encodeURIComponent(JSON.stringify({ options }))}`;
}

/** What is measured, of everybody who is named in the world. */
export function scenesOf({ usernames, pinIds }: World): Scene[] {
  return [
    {
      name: 'boards',
      title: 'Boards of a person (25)',
      json: visits(usernames.map((username) => callPath('Boards', { username }))),
      html: visits(usernames.map((username) => `/${username}/_boards/`)),
      rows: visits(usernames.map((username) => `/rows/boards/${username}`)),
      query: visits(usernames.map((username) => `/query/boards/${username}`)),
    },
    {
      name: 'pins',
      title: 'Pins of a person (25)',
      json: visits(usernames.map((username) => callPath('UserPins', { username }))),
      html: visits(usernames.map((username) => `/${username}/_pins/`)),
      rows: visits(usernames.map((username) => `/rows/pins/${username}`)),
      query: visits(usernames.map((username) => `/query/pins/${username}`)),
    },
    {
      name: 'pin',
      title: 'A pin',
      json: visits(pinIds.map((id) => callPath('Pin', { id }))),
      html: visits(pinIds.map((id) => `/pin/${id}/`)),
      rows: visits(pinIds.map((id) => `/rows/pin/${id}`)),
      query: visits(pinIds.map((id) => `/query/pin/${id}`)),
    },
  ];
}
