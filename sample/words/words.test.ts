import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { articleSlug } from '#features/discovery/articles/article.ts';
import { summarizePage } from '#features/library/pins/link-previews/summarize-page.ts';
import { storyName } from '../add-pictures.ts';
import { CLIP_COVERS, CLIP_NAMES } from '../clips/clip-names.ts';
import { pictureName, SAMPLE_PICTURES, SAMPLE_PINS, samplePin } from '../sample-pins.ts';
import { SAMPLE_ARTICLES } from './articles.ts';
import { SAMPLE_BOARDS } from './boards.ts';
import { SAMPLE_COMMENTS } from './comments.ts';
import { SAMPLE_CONVERSATIONS } from './conversations.ts';
import { SAMPLE_INVITES, SAMPLE_REQUESTS_TO_JOIN } from './invites.ts';
import { SAMPLE_PAGES } from './pages.ts';
import { SAMPLE_FOLLOWS, SAMPLE_PEOPLE } from './people.ts';
import { SAMPLE_PROFILES } from './profiles.ts';
import { SAMPLE_STORIES } from './stories.ts';
import { SAMPLE_TRIED } from './tried.ts';
import { SAMPLE_VIDEOS } from './videos.ts';

const people = new Set(SAMPLE_PEOPLE.map(({ username }) => username));
const boardOf = (owner: string, name: string) =>
  SAMPLE_BOARDS.find((board) => board.owner === owner && board.name === name);
const seenBy = (owner: string, name: string, username: string): boolean => {
  const board = boardOf(owner, name);
  return Boolean(
    board && (board.privacy !== 'secret' || owner === username || board.with?.includes(username)),
  );
};

describe('the people', () => {
  test('are a dozen and five businesses', () => {
    expect(SAMPLE_PEOPLE.filter(({ isBusiness }) => !isBusiness)).toHaveLength(12);
    expect(SAMPLE_PEOPLE.filter(({ isBusiness }) => isBusiness)).toHaveLength(5);
    expect(people.size).toBe(17);
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
  test('are about sixty, of every kind', () => {
    expect(SAMPLE_BOARDS.length).toBeGreaterThanOrEqual(55);
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
    for (const { by, owner, board, pin } of SAMPLE_TRIED) {
      expect(people).toContain(by);
      expect(boardOf(owner, board)?.pins ?? 0, `${owner}/${board}`).toBeGreaterThan(pin);
      expect(seenBy(owner, board, by)).toBe(true);
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
    for (const { owner, board, pages } of SAMPLE_STORIES) {
      expect(boardOf(owner, board), `${owner}/${board}`).toBeDefined();
      expect(pages.length).toBeGreaterThan(2);
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

describe('the pins', () => {
  test('of one person have different titles, and their texts fit', () => {
    const saved = [...SAMPLE_PINS, ...SAMPLE_STORIES, ...SAMPLE_VIDEOS];
    expect(new Set(saved.map(({ owner, title }) => `${owner}/${title}`)).size).toBe(saved.length);
    for (const { title, altText } of saved) {
      expect(title.length).toBeLessThanOrEqual(100);
      expect(altText.length).toBeLessThanOrEqual(500);
    }
  });

  test('use each picture once, link to the pages, and fill the sections', () => {
    const themes = Object.entries(SAMPLE_PICTURES);
    const all = themes.flatMap(([theme, texts]) => texts.map((_, index) => pictureName(theme, index + 1)));
    expect(SAMPLE_PINS.map(({ picture }) => picture).sort()).toEqual(all.sort());
    for (const { owner, board, pin, url } of SAMPLE_PAGES) {
      expect(samplePin(owner, board, pin).link).toBe(url);
    }
    const filled = new Set(SAMPLE_PINS.map(({ owner, board, section }) => `${owner}/${board}/${section}`));
    for (const { owner, name, sections = [] } of SAMPLE_BOARDS) {
      for (const section of sections) expect(filled).toContain(`${owner}/${name}/${section}`);
    }
  });
});

describe('the files', () => {
  const folder = join(import.meta.dirname, '../pictures');

  test('are those that people, pins, stories, tries and videos need', async () => {
    const needed = [
      ...SAMPLE_PEOPLE.map(({ username }) => `face-${username}`),
      ...SAMPLE_PEOPLE.filter(({ coverClip }) => !coverClip).map(({ username }) => `cover-${username}`),
      ...SAMPLE_PINS.map(({ picture }) => picture),
      ...SAMPLE_STORIES.flatMap((story) => story.pages.map((_, index) => `${storyName(story)}-${index + 1}`)),
      ...SAMPLE_TRIED.flatMap(({ photo }) => (photo ? [`tried-${photo.replaceAll(' ', '-')}`] : [])),
      ...Object.values(CLIP_COVERS),
    ];
    const files = (await readdir(folder)).map((file) => file.replace(/\.webp$/, ''));
    expect(files.sort()).toEqual([...new Set(needed)].sort());
  });

  test('are WebP pictures and videos of at most 8 MB together', async () => {
    const pictures = (await readdir(folder)).map((file) => join(folder, file));
    const clips = CLIP_NAMES.map((name) => join(import.meta.dirname, '../clips', `${name}.webm`));
    const sizes = await Promise.all([...pictures, ...clips].map(async (path) => (await stat(path)).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(8_000_000);
    for (const path of pictures) expect((await sharp(path).metadata()).format, path).toBe('webp');
  });

  test('of people are square, and covers are wide', async () => {
    for (const { username, coverClip } of SAMPLE_PEOPLE) {
      const face = await sharp(join(folder, `face-${username}.webp`)).metadata();
      expect(face.width).toBe(face.height);
      if (coverClip) continue;
      const cover = await sharp(join(folder, `cover-${username}.webp`)).metadata();
      expect(cover.width / cover.height).toBeCloseTo(16 / 9);
    }
  });
});

test('the articles are two, about boards and pins that everybody sees', () => {
  expect(SAMPLE_ARTICLES).toHaveLength(2);
  for (const { title, blocks } of SAMPLE_ARTICLES) {
    expect(articleSlug(title)).not.toBe('');
    for (const block of blocks) {
      if (typeof block === 'string') continue;
      expect(boardOf(block.owner, block.board)?.privacy ?? 'public', block.board).toBe('public');
      if ('pin' in block) expect(samplePin(block.owner, block.board, block.pin)).toBeDefined();
    }
  }
});
