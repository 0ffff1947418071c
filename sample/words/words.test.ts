import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { summarizePage } from '#features/pins/link-previews/summarize-page.ts';
import { PIN_FAMILIES, themeNames } from '../art/catalogue.ts';
import { STORIES } from '../art/stories/page.ts';
import { SAMPLE_BOARDS, SAMPLE_UNORGANIZED } from './boards.ts';
import { SAMPLE_COMMENTS } from './comments.ts';
import { SAMPLE_CONVERSATIONS } from './conversations.ts';
import { SAMPLE_FACES } from './faces.ts';
import { SAMPLE_INVITES, SAMPLE_REQUESTS_TO_JOIN, SAMPLE_STORIES } from './invites.ts';
import { SAMPLE_PAGES } from './pages.ts';
import { SAMPLE_FOLLOWS, SAMPLE_PEOPLE } from './people.ts';
import { SAMPLE_PROFILES } from './profiles.ts';
import { SAMPLE_TRIED } from './tried.ts';
import { SAMPLE_VIDEOS } from './videos.ts';

const people = new Set(SAMPLE_PEOPLE.map(({ username }) => username));
const themes = new Set(PIN_FAMILIES.flatMap(themeNames));
const boardOf = (owner: string, name: string) =>
  SAMPLE_BOARDS.find((board) => board.owner === owner && board.name === name);
const seenBy = (owner: string, name: string, username: string): boolean => {
  const board = boardOf(owner, name);
  return Boolean(
    board && (board.privacy !== 'secret' || owner === username || board.with?.includes(username)),
  );
};

describe('the people', () => {
  test('are a dozen and four businesses, each with a face', () => {
    expect(SAMPLE_PEOPLE.filter(({ isBusiness }) => !isBusiness)).toHaveLength(12);
    expect(SAMPLE_PEOPLE.filter(({ isBusiness }) => isBusiness)).toHaveLength(5);
    expect(Object.keys(SAMPLE_FACES).sort()).toEqual([...people].sort());
  });

  test('no two share a portrait', () => {
    const portraits = SAMPLE_PEOPLE.filter(({ isBusiness }) => !isBusiness).map(
      ({ username }) => SAMPLE_FACES[username]?.picture,
    );
    expect(new Set(portraits).size).toBe(portraits.length);
  });

  test('have a profile that is theirs', () => {
    for (const { username } of SAMPLE_PROFILES) expect(people).toContain(username);
  });

  test('follow people who exist, and not themselves', () => {
    for (const [follower = '', ...followed] of SAMPLE_FOLLOWS) {
      expect(people).toContain(follower);
      for (const other of followed) expect(people).toContain(other);
      expect(followed).not.toContain(follower);
    }
  });
});

describe('the boards', () => {
  test('are about sixty, of every kind, all fed by themes that can be drawn', () => {
    expect(SAMPLE_BOARDS.length).toBeGreaterThanOrEqual(55);
    for (const board of SAMPLE_BOARDS) for (const theme of board.themes) expect(themes).toContain(theme);
    for (const list of SAMPLE_UNORGANIZED) for (const theme of list.themes) expect(themes).toContain(theme);
    for (const privacy of ['secret', 'protected'] as const)
      expect(SAMPLE_BOARDS.some((board) => board.privacy === privacy)).toBe(true);
    expect(SAMPLE_BOARDS.some(({ isArchived }) => isArchived)).toBe(true);
    expect(SAMPLE_BOARDS.some((board) => board.with?.length)).toBe(true);
    expect(SAMPLE_BOARDS.some((board) => board.sections?.length)).toBe(true);
  });

  test('nobody has two boards of one name', () => {
    const names = SAMPLE_BOARDS.map(({ owner, name }) => `${owner}/${name.toLowerCase()}`);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('what they say to each other', () => {
  test('comments stand below pins that exist and that their authors can see', () => {
    for (const { owner, board, pin, by, replies = [] } of SAMPLE_COMMENTS) {
      expect(boardOf(owner, board)?.pins ?? 0, `${owner}/${board}`).toBeGreaterThan(pin);
      for (const author of [by, ...replies.map((reply) => reply.by)]) {
        expect(people).toContain(author);
        expect(seenBy(owner, board, author)).toBe(true);
      }
    }
  });

  test('messages come from those who talk, with pins that all of them may see', () => {
    for (const { between, messages, unreadBy = [] } of SAMPLE_CONVERSATIONS) {
      for (const member of [...between, ...unreadBy]) expect(people).toContain(member);
      for (const { from, pinOf } of messages) {
        expect(between).toContain(from);
        if (pinOf) for (const member of between) expect(seenBy(pinOf.owner, pinOf.board, member)).toBe(true);
      }
    }
  });

  test('what somebody tried is there and theirs to see', () => {
    for (const { by, owner, board, pin, photo } of SAMPLE_TRIED) {
      expect(people).toContain(by);
      expect(boardOf(owner, board)?.pins ?? 0, `${owner}/${board}`).toBeGreaterThan(pin);
      expect(seenBy(owner, board, by)).toBe(true);
      if (photo) expect(themes).toContain(photo);
    }
  });

  test('invites and requests are about boards of somebody else', () => {
    for (const { owner, board, from, to } of SAMPLE_INVITES) {
      expect(boardOf(owner, board), `${owner}/${board}`).toBeDefined();
      expect([owner, ...(boardOf(owner, board)?.with ?? [])]).toContain(from);
      expect([owner, ...(boardOf(owner, board)?.with ?? [])]).not.toContain(to);
    }
    for (const { owner, board, from } of SAMPLE_REQUESTS_TO_JOIN) {
      expect(boardOf(owner, board)).toBeDefined();
      expect(from).not.toBe(owner);
    }
  });

  test('pages belong to pins that exist and sell, cook and tell something', async () => {
    for (const { owner, board, pin } of SAMPLE_PAGES)
      expect(boardOf(owner, board)?.pins ?? 0, `${owner}/${board}`).toBeGreaterThan(pin);
    const said = await Promise.all(SAMPLE_PAGES.map(({ html, url }) => summarizePage(html, url)));
    expect(new Set(said.map((summary) => summary?.type_name))).toEqual(
      new Set(['product', 'recipe', 'article']),
    );
  });

  test('stories stand on boards of those who tell them', () => {
    for (const { owner, board, theme } of SAMPLE_STORIES) {
      expect(boardOf(owner, board), `${owner}/${board}`).toBeDefined();
      expect(STORIES).toContain(theme);
    }
  });

  test('videos stand on open boards of those who show them, and their clips are recorded', async () => {
    for (const { owner, board, clip } of SAMPLE_VIDEOS) {
      expect(boardOf(owner, board), `${owner}/${board}`).toBeDefined();
      expect(boardOf(owner, board)?.privacy ?? 'public').toBe('public');
      const { size } = await stat(join(import.meta.dirname, '..', 'clips', `${clip}.webm`));
      expect(size).toBeLessThan(150_000);
    }
  });
});
