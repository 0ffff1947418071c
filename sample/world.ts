import { addFollow } from '#features/core/people/follow.service.ts';
import { archiveBoard } from '#features/library/boards/archive-board/archive-board.service.ts';
import { createBoard } from '#features/library/boards/create-board/create-board.service.ts';
import { createSection } from '#features/library/sections/create-section/create-section.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { askAround } from './ask-around.ts';
import { contextOfPerson } from './context-of-person.ts';
import { openShops } from './open-shops.ts';
import { makePerson } from './people.ts';
import { showProfiles } from './show-profiles.ts';
import { SAMPLE_BOARDS, type SampleBoard } from './words/boards.ts';
import { SAMPLE_FOLLOWS, SAMPLE_PEOPLE } from './words/people.ts';
import {
  addCollaborator,
  addTopic,
  forgetHalfWorld,
  isWorldEmpty,
  markPerson,
  noteBegun,
  notePicturesMissing,
  protectBoard,
} from './world.store.ts';
import { writeMessages } from './write-messages.ts';

/**
 * Fills an empty database with the sample community: people, boards and messages; `addPictures` does the rest. One that was
 * interrupted is made anew. Answers whether there was anything to do.
 * @throws the reason of `stopping` when that is aborted
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
  for (const board of SAMPLE_BOARDS) {
    stopping?.throwIfAborted();
    boards.set(`${board.owner}/${board.name}`, await makeBoard(platform, board, idOf));
  }
  const boardOf = (owner: string, name: string) => found(boards, `${owner}/${name}`);
  await askAround(platform, boardOf, idOf);
  await writeMessages(platform, { boardOf, idOf });
  await notePicturesMissing(platform.db);
  say('Its pictures are added one by one.');
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
  for (const title of board.sections ?? []) {
    await createSection(context, { boardId: made.id, title, pinIds: [] });
  }
  for (const username of board.with ?? []) await addCollaborator(platform.db, made.id, idOf(username), at);
  if (board.isArchived) await archiveBoard(context, made.id, true);
  if (board.privacy === 'protected') await protectBoard(platform.db, made.id);
  return made.id;
}
