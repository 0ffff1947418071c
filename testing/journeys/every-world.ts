import type { Page } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { give, signUpBusiness } from './businesses.ts';
import { makeClipPin, makeClipStory } from './clips.ts';
import { visitorOf } from './looking.ts';
import { makeBoard, makePin, upload } from './making.ts';
import { paint } from './painting.ts';

export interface World {
  username: string;
  boardId: string;
  pinId: string;
  videoId: string;
  storyId: string;
  articleId: string;
  /** A business for which somebody acts. */
  business: { username: string; id: string };
  /** Of what staff decide about. */
  moderated: { topicId: string; caseId: string; experienceId: string };
  conversationId: string;
}

/** Somebody with one of everything. */
export async function makeWorld(page: Page): Promise<Omit<World, 'articleId' | 'business' | 'moderated'>> {
  const username = await signUpFresh(page, 'Nora');
  const board = await makeBoard(page, 'Kitchens', 3);
  const section = await callAs(page, 'BoardSectionResource.create', { board_id: board.id, name: 'Shelves' });
  const { id } = await makePin(page, { board_id: board.id, section: section.id });
  await makePin(page, {
    board_id: board.id,
    link: 'https://light.example/',
    description: 'Before #breakfast.',
    price_value: '120',
    price_currency: 'EUR',
  });
  await callAs(page, 'BoardResource.create', { name: 'Presents', privacy: 'secret' });
  const { id: keptId } = await makeBoard(page, 'Kept');
  await callAs(page, 'BoardResource.update', { board_id: keptId, privacy: 'protected' });
  await callAs(page, 'BoardArchiveResource.create', { board_id: (await makeBoard(page, 'Old')).id });
  const image_signature = await upload(page, await paint(200, 1600, 600));
  await callAs(page, 'ProfileCoverResource.update', { image_signature });
  const { id: videoId } = await makeClipPin(page, 'Once around');
  const { id: storyId } = await makeClipStory(page, 'How to get there');
  await callAs(page, 'DidItActivityResource.create', { pin_id: id, details: 'Ten minutes more.' });
  const conversationId = await meetOther(username, page);
  return { username, boardId: board.id, pinId: id, videoId, storyId, conversationId };
}

/** Another asks this person to work on a board, which their own profile shows, and is written to. */
async function meetOther(invited_username: string, page: Page): Promise<string> {
  const other = await visitorOf(page);
  const username = await signUpFresh(other, 'Otto');
  const { id: board_id } = await makeBoard(other, 'Together', 1);
  await callAs(other, 'BoardInviteResource.create', { board_id, invited_username });
  await other.context().close();
  const { id } = await callAs(page, 'UserResource.get', { username });
  return (await callAs(page, 'ConversationsResource.create', { user_ids: [id], text: 'Shall we?' })).id;
}

/** With a partner, an invitation, lines in its log, and an application to be a verified merchant. */
export async function makeBusiness(studio: Page, partner: Page): Promise<World['business']> {
  const username = await signUpBusiness(studio, 'Studio');
  const { id } = await callAs(studio, 'UserResource.get', { username });
  await makeBoard(studio, 'Lamps', 2);
  await makePin(studio, { title: 'Brass lamp' });
  const name = await signUpFresh(partner, 'Mia');
  await give(username, name, 'ADMIN');
  const other = await visitorOf(studio);
  const invitee = await signUpFresh(other, 'Otto');
  await callAs(studio, 'BusinessInviteResource.create', { invitee, permissions: ['ANALYST'] });
  await callAs(partner, 'BoardResource.create', { name: 'Chairs', orbac_subject_id: id });
  await callAs(studio, 'MerchantApplicationResource.create', {});
  await inviteBack(other, name);
  await other.context().close();
  return { username, id };
}

/** The partner is also invited by another business. */
async function inviteBack(other: Page, invitee: string): Promise<void> {
  await signUpBusiness(other, 'Atelier');
  await callAs(other, 'BusinessInviteResource.create', { invitee, permissions: ['PROFILE_PUBLISHER'] });
}

export async function findModerated(staff: Page): Promise<World['moderated']> {
  const [topics, cases, experiences] = await Promise.all([
    callAs(staff, 'ModerationTopicsResource.get', {}),
    callAs(staff, 'ModerationCasesResource.get', {}),
    callAs(staff, 'ModerationExperiencesResource.get', {}),
  ]);
  return {
    topicId: topics[0]?.id ?? '',
    caseId: cases[0]?.id ?? '',
    experienceId: experiences[0]?.id ?? '',
  };
}
