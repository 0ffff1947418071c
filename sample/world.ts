import { archiveBoard } from '#features/boards/archive-board/archive-board.service.ts';
import { createBoard } from '#features/boards/create-board/create-board.service.ts';
import { createSection } from '#features/boards/create-section/create-section.service.ts';
import { addFollow } from '#features/people/follow.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { askAround } from './ask-around.ts';
import { contextOfPerson } from './context-of-person.ts';
import { openShops } from './open-shops.ts';
import { paintPinsJob } from './paint-pins.job.ts';
import { paintStoryJob } from './paint-story.job.ts';
import { makePerson } from './people.ts';
import { showClipJob } from './show-clip.job.ts';
import { showProfiles } from './show-profiles.ts';
import { SAMPLE_BOARDS, SAMPLE_UNORGANIZED, type SampleBoard } from './words/boards.ts';
import { SAMPLE_COMMENTS } from './words/comments.ts';
import { SAMPLE_STORIES } from './words/invites.ts';
import { SAMPLE_PAGES } from './words/pages.ts';
import { SAMPLE_FOLLOWS, SAMPLE_PEOPLE } from './words/people.ts';
import { SAMPLE_TRIED } from './words/tried.ts';
import { SAMPLE_VIDEOS } from './words/videos.ts';
import {
  addCollaborator,
  addTopic,
  forgetHalfWorld,
  isWorldEmpty,
  markPerson,
  noteBegun,
  noteMade,
  protectBoard,
} from './world.store.ts';
import { writeMessages } from './write-messages.ts';

/**
 * Fills an empty database with the sample community: people, boards and sections at once; the pictures are painted by
 * jobs while one already looks around. One that was begun and not made is begun anew. Answers whether there was anything
 * to do.
 * @throws the reason of `stopping` where that is aborted meanwhile
 */
export async function fillWithSampleWorld(
  platform: Platform,
  say: (line: string) => void,
  stopping?: AbortSignal,
): Promise<boolean> {
  await forgetHalfWorld(platform.db);
  if (!(await isWorldEmpty(platform.db))) return false;
  say('Making the sample world');
  await noteBegun(platform.db);
  const idOf = await makePeople(platform, stopping);
  await openShops(platform, idOf);
  await showProfiles(platform, idOf);
  await makeRelations(platform, idOf);
  const boards = new Map<string, Id>();
  for (const [index, board] of SAMPLE_BOARDS.entries()) {
    stopping?.throwIfAborted();
    const boardId = await makeBoard(platform, board, index + 1, idOf);
    boards.set(`${board.owner}/${board.name}`, boardId);
    await enqueueStoriesAndVideos(platform, board, boardId);
  }
  const boardOf = (owner: string, name: string) => found(boards, `${owner}/${name}`);
  await askAround(platform, boardOf, idOf);
  await writeMessages(platform, { boardOf, idOf });
  for (const [index, { owner, themes, each }] of SAMPLE_UNORGANIZED.entries()) {
    await platform.jobs.enqueue(platform.db, paintPinsJob, {
      username: owner,
      boardId: null,
      sectionIds: [],
      themes: [...themes],
      pins: themes.length * each,
      seed: 500 + index,
      tries: [],
      remarks: [],
    });
  }
  await noteMade(platform.db);
  say('Their pictures are being painted and appear one by one.');
  return true;
}

/** Answers who has which id. */
async function makePeople(platform: Platform, stopping?: AbortSignal): Promise<(username: string) => Id> {
  const ids = new Map<string, Id>();
  for (const person of SAMPLE_PEOPLE) {
    stopping?.throwIfAborted();
    const id = await makePerson(platform, person);
    const { username, isBusiness = false, isPrivate = false } = person;
    await markPerson(platform.db, id, { isBusiness, isPrivate });
    ids.set(username, id);
  }
  return (username) => found(ids, username);
}

function found(ids: ReadonlyMap<string, Id>, name: string): Id {
  const id = ids.get(name);
  if (!id) throw new Error(`The sample world has nothing called ${name}`);
  return id;
}

async function enqueueStoriesAndVideos(
  { db, jobs }: Platform,
  board: SampleBoard,
  boardId: Id,
): Promise<void> {
  const isHere = (one: { owner: string; board: string }) =>
    one.owner === board.owner && one.board === board.name;
  for (const { owner: username, title, theme, seed, clip = null } of SAMPLE_STORIES.filter(isHere)) {
    await jobs.enqueue(db, paintStoryJob, { username, boardId, title, theme, seed, clip });
  }
  for (const { owner: username, board: _name, ...video } of SAMPLE_VIDEOS.filter(isHere)) {
    await jobs.enqueue(db, showClipJob, { username, boardId, ...video });
  }
}

async function makeRelations(platform: Platform, idOf: (username: string) => Id): Promise<void> {
  const at = platform.clock.now();
  for (const [follower = '', ...others] of SAMPLE_FOLLOWS) {
    for (const other of others) {
      const follow = {
        followerId: idOf(follower),
        followeeId: idOf(other),
        inviteCode: null,
        pinId: null,
        at,
      };
      await platform.db.transaction((tx) => addFollow(tx, follow));
    }
  }
  for (const topic of new Set(SAMPLE_PEOPLE.flatMap((person) => person.topics))) {
    const fans = SAMPLE_PEOPLE.filter((person) => person.topics.includes(topic)).map((person) =>
      idOf(person.username),
    );
    await addTopic(platform.db, topic, fans, at);
  }
}

async function makeBoard(
  platform: Platform,
  board: SampleBoard,
  seed: number,
  idOf: (username: string) => Id,
): Promise<Id> {
  const context = await contextOfPerson(platform, board.owner);
  const at = platform.clock.now();
  const made = await createBoard(context, {
    name: board.name,
    description: board.description ?? '',
    category: null,
    privacy: board.privacy === 'secret' ? 'secret' : 'public',
    layout: 'default',
  });
  if (!('id' in made)) throw new Error(`The sample board ${board.name} was refused: ${made.refused}`);
  const sectionIds: Id[] = [];
  for (const title of board.sections ?? []) {
    const section = await createSection(context, { boardId: made.id, title, pinIds: [] });
    if ('id' in section) sectionIds.push(section.id);
  }
  for (const username of board.with ?? []) await addCollaborator(platform.db, made.id, idOf(username), at);
  if (board.isArchived) await archiveBoard(context, made.id, true);
  if (board.privacy === 'protected') await protectBoard(platform.db, made.id);
  const isHere = (thing: { owner: string; board: string }) =>
    thing.owner === board.owner && thing.board === board.name;
  await platform.jobs.enqueue(platform.db, paintPinsJob, {
    username: board.owner,
    boardId: made.id,
    sectionIds,
    themes: [...board.themes],
    pins: board.pins,
    seed,
    pages: SAMPLE_PAGES.filter(isHere),
    remarks: SAMPLE_COMMENTS.filter(isHere).map(({ pin, by, text, replies = [] }) => ({
      ...{ pin, by, text },
      replies: [...replies],
    })),
    tries: SAMPLE_TRIED.filter(isHere).map(({ by, pin, note, photo = null }) => ({ by, pin, note, photo })),
  });
  return made.id;
}
