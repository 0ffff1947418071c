import { applyAsMerchant } from '#features/business/profiles/apply-as-merchant/apply-as-merchant.service.ts';
import { chooseLabels } from '#features/business/profiles/choose-labels/choose-labels.service.ts';
import { verifyMerchant } from '#features/business/profiles/verify-merchant/verify-merchant.service.ts';
import { editContact } from '#features/core/people/edit-contact/edit-contact.service.ts';
import {
  addFollow,
  askToFollow,
  lockToFollow,
  takeRequest,
} from '#features/core/people/pair-lock.service.ts';
import { followTopics } from '#features/discovery/topics/follow-topic/follow-topic.service.ts';
import { archiveBoard } from '#features/library/boards/archive-board/archive-board.service.ts';
import { createBoard } from '#features/library/boards/create-board/create-board.service.ts';
import { followBoard } from '#features/library/boards/follow-board/follow-board.service.ts';
import { askToJoin } from '#features/library/members/ask-to-join/ask-to-join.service.ts';
import { inviteToBoard } from '#features/library/members/invite-collaborator/invite-collaborator.service.ts';
import { createSection } from '#features/library/sections/create-section/create-section.service.ts';
import { createConversation } from '#features/social/conversations/create-conversation/create-conversation.service.ts';
import { markRead } from '#features/social/conversations/mark-read/mark-read.service.ts';
import { sendMessage } from '#features/social/conversations/send-message/send-message.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { contextOfPerson } from './context-of-person.ts';
import { giveAccess } from './give-access.ts';
import { makePerson } from './people.ts';
import { showProfiles } from './show-profiles.ts';
import { SAMPLE_BOARDS, type SampleBoard } from './words/boards.ts';
import { SAMPLE_CONVERSATIONS, type SampleConversation } from './words/conversations.ts';
import { PAST_BANNER } from './words/experiences.ts';
import { SAMPLE_BOARD_FOLLOWS, SAMPLE_INVITES, SAMPLE_REQUESTS_TO_JOIN } from './words/invites.ts';
import { SAMPLE_FOLLOWS, SAMPLE_PEOPLE } from './words/people.ts';
import { SAMPLE_SHOPS } from './words/shops.ts';
import {
  addCollaborator,
  addPastExperience,
  forgetHalfWorld,
  isWorldEmpty,
  listTopicIds,
  markPerson,
  noteBegun,
  notePicturesMissing,
  protectBoard,
} from './world.store.ts';

/**
 * `addPictures` adds the rest. One that was interrupted is made anew. Returns whether there was anything to do.
 * @throws the reason of `stopping` when that is aborted
 */
export async function fillWithSampleWorld(
  platform: Platform,
  say: (line: string) => void,
  stopping?: AbortSignal,
): Promise<boolean> {
  await forgetHalfWorld(platform.db);
  if (!(await isWorldEmpty(platform.db))) return false;
  say('Creating the sample world');
  await noteBegun(platform.db);
  const idOf = await makePeople(platform, stopping);
  await openShops(platform, idOf);
  await showProfiles(platform, idOf);
  await makeRelations(platform, idOf);
  await giveAccess(platform);
  const boards = new Map<string, Id>();
  for (const board of SAMPLE_BOARDS) {
    stopping?.throwIfAborted();
    boards.set(`${board.owner}/${board.name}`, await makeBoard(platform, board, idOf));
  }
  const boardOf = (owner: string, name: string) => found(boards, `${owner}/${name}`);
  await askAround(platform, boardOf, idOf);
  await writeMessages(platform, { boardOf, idOf });
  await addPastExperience(platform.db, { ...PAST_BANNER, now: platform.clock.now() });
  await notePicturesMissing(platform.db);
  say('Pictures appear one by one.');
  return true;
}

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
      await platform.db.transaction((tx) => makeFollow(tx, idOf(follower), idOf(other), at));
    }
  }
  for (const { username, topics } of SAMPLE_PEOPLE) {
    if (topics.length === 0) continue;
    const context = await contextOfPerson(platform, username);
    await followTopics(context, await listTopicIds(platform.db, topics));
  }
}

async function makeFollow(tx: Transaction, followerId: Id, followeeId: Id, at: Date): Promise<void> {
  const pairs = await lockToFollow(tx, followerId, [followeeId], null);
  const [pair] = pairs === 'blocked' ? [] : pairs;
  if (!pair) throw new Error(`${followerId} has blocked ${followeeId}`);
  // A private profile lets in whom it accepts.
  if (!pair.follow) await askToFollow(tx, pair.ask, at);
  const follow = pair.follow ?? (await takeRequest(tx, followeeId, followerId));
  if (follow && follow !== 'following') await addFollow(tx, follow, { inviteCode: null, pinId: null, at });
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

type BoardOf = (owner: string, name: string) => Id;

async function askAround(platform: Platform, boardOf: BoardOf, idOf: (name: string) => Id): Promise<void> {
  for (const { owner, board, by } of SAMPLE_BOARD_FOLLOWS) {
    for (const follower of by) {
      done(await followBoard(await contextOfPerson(platform, follower), boardOf(owner, board)));
    }
  }
  for (const { owner, board, from, to } of SAMPLE_INVITES) {
    const input = { boardId: boardOf(owner, board), ids: [idOf(to)], access: 'write' as const };
    done(await inviteToBoard(await contextOfPerson(platform, from), input));
  }
  for (const { owner, board, from } of SAMPLE_REQUESTS_TO_JOIN) {
    done(await askToJoin(await contextOfPerson(platform, from), boardOf(owner, board)));
  }
}

function done(answer: object): void {
  if ('refused' in answer) throw new Error(`Something of the sample world was refused: ${answer.refused}`);
}

async function openShops(platform: Platform, idOf: (username: string) => Id): Promise<void> {
  for (const { owner, contact, values, labels, isApplying } of SAMPLE_SHOPS) {
    const context = await contextOfPerson(platform, owner);
    await editContact(context, contact);
    if (labels) await chooseLabels(context, labels);
    if (isApplying) await applyAsMerchant(context);
    if (values) await verifyMerchant(platform, idOf(owner), values);
  }
}

interface World {
  boardOf: (owner: string, name: string) => Id;
  idOf: (username: string) => Id;
}

/** A board stands for its pins, which are yet to come. */
async function writeMessages(platform: Platform, world: World): Promise<void> {
  for (const conversation of SAMPLE_CONVERSATIONS) await converse(platform, conversation, world);
}

async function converse(
  platform: Platform,
  { between: [first = '', ...others], messages, unreadBy = [], isRequest }: SampleConversation,
  { boardOf, idOf }: World,
): Promise<void> {
  const begun = await createConversation(await contextOfPerson(platform, first), others.map(idOf), null);
  const { id } = begun.row;
  let last: Id | null = null;
  for (const { from, text, pinOf } of messages) {
    const board = pinOf && boardOf(pinOf.owner, pinOf.board);
    const attachment = board ? { type: 'board' as const, id: board } : null;
    const context = await contextOfPerson(platform, from);
    last = (await sendMessage(context, id, { text, attachment, clientId: null })).row.id;
  }
  for (const reader of [first, ...others]) {
    if (!last || isRequest || unreadBy.includes(reader)) continue;
    await markRead(await contextOfPerson(platform, reader), id, last);
  }
}
