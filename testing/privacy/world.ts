import { countWordsOf } from '#features/discovery/search/testing-words.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import {
  blockRows,
  collaboratorRows,
  followRows,
  inviteRows,
  requestRow,
  sectionRow,
  todoRow,
} from '#testing/cast-rows.ts';
import { conversationRows } from '#testing/conversation-rows.ts';
import type { TestPlatform } from '#testing/platform.ts';
import { rejectedAd } from './ads.ts';
import { writtenArticles } from './articles.ts';
import { reviewedMerchant } from './merchants.ts';
import { type PrivatePerson, privatePerson, type SavedPin } from './person.ts';
import type { Secret, Watcher } from './secrets.ts';
import { hiddenCluster, markedPins } from './sorted-pins.ts';

type Name = Exclude<Watcher, 'visitor'>;

export interface PrivateWorld {
  people: Record<Name, PrivatePerson>;
  boards: Id[];
  sections: Id[];
  clusters: Id[];
  pins: Id[];
  comments: Id[];
  conversations: Id[];
  cases: Id[];
  articles: Id[];
  ads: Id[];
  adAccounts: Id[];
  adDrafts: Id[];
  conversionFiles: { ad_account_id: Id; file_id: Id }[];
  secrets: Secret[];
}

/**
 * Ada has something of everything; Ben follows her and Pia, whose profile is private; Dan is blocked by Ada; Fay works
 * with Ada on two boards; Chi has no part in it.
 */
export async function openPrivateWorld(platform: TestPlatform): Promise<PrivateWorld> {
  const person = (name: string, index: number) => privatePerson(platform, name, index);
  // One after the other, so that the same people have the same ids in each run.
  const ada = await person('ada', 1);
  const ben = await person('ben', 2);
  const chi = await person('chi', 3);
  const dan = await person('dan', 4);
  const fay = await person('fay', 5);
  const pia = await person('pia', 6);
  const world: PrivateWorld = {
    people: { ada, ben, chi, dan, fay, pia },
    ...{ boards: [], sections: [], clusters: [], pins: [] },
    ...{ comments: [], conversations: [], cases: [], articles: [] },
    ...{ ads: [], adAccounts: [], adDrafts: [], conversionFiles: [], secrets: [] },
  };
  for (const followed of [ada, pia]) await followRows(platform.db, ben.id, followed.id);
  await blockRows(platform.db, ada.id, dan.id);
  await platform.db.write(`update users set is_private_profile = true where id = $1`, [pia.id]);
  for (const [name, { facts }] of Object.entries(world.people) as [Name, PrivatePerson][]) {
    for (const [what, text] of Object.entries(facts))
      keep(world, `the ${what} of ${name}`, text, what === 'birthday' ? [] : [name]);
  }
  await openThings(platform, world);
  await roundTable(platform, world);
  await hiddenThings(platform, world);
  await hiddenCluster(platform, world);
  await invitedThings(platform, world);
  await deletedThings(world);
  await quietPeople(platform, world);
  await writtenThings(platform, world);
  await judgedThings(platform, world);
  await mailedInvite(world);
  await writtenArticles(platform, world);
  await reviewedMerchant(platform, world);
  await markedPins(platform, world);
  await countWordsOf(platform);
  // Last, so that the ids of all others stay as they are.
  await rejectedAd(platform, world);
  return world;
}

type Known = readonly Watcher[];
const ADA: Known = ['ada'];
const ALL_BUT_DAN: Known = ['visitor', 'ada', 'ben', 'chi', 'fay', 'pia'];

function keep(world: PrivateWorld, what: string, text: string, known: Known): void {
  world.secrets.push({ what, text, known });
}

function keepPin(world: PrivateWorld, title: string, pin: SavedPin, known: Known): void {
  world.pins.push(pin.id);
  keep(world, 'the words of a pin', title, known);
  keep(world, `the picture of "${title}"`, pin.signature, known);
}

/** A board, a section of it, and a pin in each. */
async function fullBoard(
  platform: TestPlatform,
  world: PrivateWorld,
  made: { by: PrivatePerson; name: string; privacy?: 'public' | 'protected' | 'secret'; known: Known },
): Promise<Id> {
  const { by, name, privacy, known } = made;
  const board = await by.board(name, privacy);
  const section = await sectionRow(platform.db, board, `Corner of ${name}`);
  world.boards.push(board);
  world.sections.push(section);
  for (const text of [name, name.toLowerCase().replaceAll(' ', '-')])
    keep(world, 'the name of a board', text, known);
  keepPin(world, `Top of ${name}`, await by.pin(`Top of ${name}`, board), known);
  keepPin(world, `Side of ${name}`, await by.pin(`Side of ${name}`, board, section), known);
  return board;
}

/** What Ada shows to all but Dan: a comment, a pin on no board, a board, and one that Fay works on too. */
async function openThings(platform: TestPlatform, world: PrivateWorld): Promise<void> {
  const { ada, chi, fay } = world.people;
  const terrace = await fullBoard(platform, world, { by: ada, name: 'Open terrace', known: ALL_BUT_DAN });
  await todoRow(platform.db, terrace, ada.id, 'Call the gardener');
  keep(world, 'a to-do', 'Call the gardener', ADA);
  const shared = await fullBoard(platform, world, { by: ada, name: 'Shared bench', known: ALL_BUT_DAN });
  await collaboratorRows(platform.db, shared, fay.id);
  keepPin(world, 'Guest on a bench', await fay.pin('Guest on a bench', shared), ALL_BUT_DAN);
  const mixed = await chi.board('Mixed company');
  world.boards.push(mixed);
  await collaboratorRows(platform.db, mixed, ada.id);
  keep(world, 'a person on a board', `"username":"ada"`, ALL_BUT_DAN);
  keepPin(world, 'Loose leaf', await ada.pin('Loose leaf'), ALL_BUT_DAN);
  const lake = await chi.pin('Lake for all');
  world.pins.push(lake.id);
  const said = { pinId: lake.id, text: 'Words under a lake' };
  const comment = await ada.browser.call('AggregatedCommentResource.create', said);
  const answer = { pinId: lake.id, text: 'Ripples of an answer', reply_to_id: comment.data.id };
  await ada.browser.call('AggregatedCommentResource.create', answer);
  keep(world, 'an answer', answer.text, ALL_BUT_DAN);
  world.comments.push(comment.data.id as Id);
  keep(world, 'a comment', 'Words under a lake', ALL_BUT_DAN);
}

/** A board of Chi's that all may see, with pins of people whom not all may see. */
async function roundTable(platform: TestPlatform, world: PrivateWorld): Promise<void> {
  const { chi, dan, pia } = world.people;
  const table = await chi.board('Round table');
  world.boards.push(table);
  for (const guest of [dan, pia]) await collaboratorRows(platform.db, table, guest.id);
  const ofBlocked = await dan.pin('Dish of one blocked', table);
  keepPin(world, 'Dish of one blocked', ofBlocked, ['visitor', 'ben', 'chi', 'dan', 'fay', 'pia']);
  const ofPrivate = await pia.pin('Dish of one private', table);
  keepPin(world, 'Dish of one private', ofPrivate, ['ben', 'chi', 'dan', 'pia']);
}

async function hiddenThings(platform: TestPlatform, world: PrivateWorld): Promise<void> {
  const { ada, fay, pia, chi } = world.people;
  const secret = await fullBoard(platform, world, {
    by: ada,
    name: 'Hushed garden',
    privacy: 'secret',
    known: ADA,
  });
  await fullBoard(platform, world, { by: ada, name: 'Guarded attic', privacy: 'protected', known: ADA });
  const stopped = await fullBoard(platform, world, { by: ada, name: 'Stopped clock', known: ADA });
  await platform.db.write('update boards set is_temporarily_disabled = true where id = $1', [stopped]);
  const known: Known = ['ada', 'fay'];
  const group = await fullBoard(platform, world, {
    by: ada,
    name: 'Whispered plan',
    privacy: 'secret',
    known,
  });
  await collaboratorRows(platform.db, group, fay.id);
  keepPin(world, 'Guest at a plan', await fay.pin('Guest at a plan', group), known);
  const taken = await fay.pin('Taken off a plan', group);
  keepPin(world, 'Taken off a plan', taken, ['fay']);
  await ada.browser.call('PinResource.delete', { id: taken.id });
  const source = await chi.pin('Source of a note');
  await ada.browser.call('RepinResource.create', {
    pin_id: source.id,
    board_id: secret,
    description: 'Noted in a hush',
  });
  keep(world, 'the words of a saved pin', 'Noted in a hush', ADA);
  const followers: Known = ['pia', 'ben'];
  await fullBoard(platform, world, { by: pia, name: 'Walled court', known: followers });
  const walled = await fullBoard(platform, world, {
    by: pia,
    name: 'Walled bench',
    known: [...followers, 'fay'],
  });
  await collaboratorRows(platform.db, walled, fay.id);
  keepPin(world, 'Guest in a wall', await fay.pin('Guest in a wall', walled), [...followers, 'fay']);
  const loose = await pia.pin('Loose behind a wall');
  keepPin(world, 'Loose behind a wall', loose, followers);
  await platform.db.write(
    'insert into pin_users (home, user_id, pin_id, tried_at) values ($1, $2, $3, now())',
    [homeOf(pia.id), pia.id, loose.id],
  );
  const soup = await chi.pin('Soup for all');
  world.pins.push(soup.id);
  const said = { pin_id: soup.id, details: 'Simmered behind a wall' };
  await pia.browser.call('DidItActivityResource.create', said);
  keep(world, 'what somebody private says of a try', said.details, followers);
}

/** People who stand in one list only: of whom Pia follows, of who asks to follow her, of whom Ada blocks. */
async function quietPeople(platform: TestPlatform, world: PrivateWorld): Promise<void> {
  const { ada, pia } = world.people;
  const hermit = await privatePerson(platform, 'hermit', 7);
  await followRows(platform.db, pia.id, hermit.id);
  keep(world, 'whom somebody follows', '"username":"hermit"', ['pia', 'ben']);
  const asker = await privatePerson(platform, 'asker', 8);
  await asker.browser.call('UserFollowResource.create', { user_id: pia.id });
  keep(world, 'who asks to follow', '"username":"asker"', ['pia']);
  const shunned = await privatePerson(platform, 'shunned', 9);
  await blockRows(platform.db, ada.id, shunned.id);
  keep(world, 'whom somebody blocks', '"username":"shunned"', ADA);
}

/** Chi is invited to a secret board of Ada's, and Ben asks to be let onto another. */
async function invitedThings({ db }: TestPlatform, world: PrivateWorld): Promise<void> {
  const { ada, ben, chi } = world.people;
  const nook = await ada.board('Quiet nook', 'secret');
  const loft = await ada.board('Quiet loft', 'secret');
  world.boards.push(nook, loft);
  await inviteRows(db, nook, chi.id);
  await requestRow(db, loft, ben.id, ada.id);
  keep(world, 'the name of a board one is invited to', 'Quiet nook', ['ada', 'chi']);
  keep(world, 'the name of a board somebody asks for', 'Quiet loft', ADA);
}

/** Whoever deleted them finds a board and a pin again, but not what went with a board. */
async function deletedThings(world: PrivateWorld): Promise<void> {
  const { ada } = world.people;
  const cellar = await ada.board('Gone cellar');
  world.boards.push(cellar);
  keep(world, 'the name of a deleted board', 'Gone cellar', ADA);
  const gone = await ada.pin('Gone with a cellar', cellar);
  world.pins.push(gone.id);
  keep(world, 'the words of a deleted pin', 'Gone with a cellar', []);
  keep(world, 'the picture of a deleted pin', gone.signature, ADA);
  await ada.browser.call('BoardResource.delete', { board_id: cellar });
  const lamp = await ada.pin('Gone lamp');
  keepPin(world, 'Gone lamp', lamp, ADA);
  await ada.browser.call('PinResource.delete', { id: lamp.id });
}

/** Ada writes to Fay of a board that Fay does not see, and once wrote with Dan, whom she has blocked since. */
async function writtenThings({ db }: TestPlatform, world: PrivateWorld): Promise<void> {
  const { ada, dan, fay } = world.people;
  const whisper = await conversationRows(db, [ada.id, fay.id], 'Whispered to Fay');
  const past = await conversationRows(db, [ada.id, dan.id], 'Before the quarrel');
  world.conversations.push(whisper.conversationId, past.conversationId);
  keep(world, 'a message', 'Whispered to Fay', ['ada', 'fay']);
  keep(world, 'a message before a block', 'Before the quarrel', []);
  const den = await ada.board('Unspoken den', 'secret');
  world.boards.push(den);
  keep(world, 'the name of a board that a message shows', 'Unspoken den', ADA);
  await ada.browser.call('ConversationMessagesResource.create', {
    ...{ conversation_id: whisper.conversationId, board: den },
  });
}

/** Chi asks by law for a pin of Ada's to be removed; the staff let it stand with a warning, which is told to Ada alone. */
async function judgedThings({ db }: TestPlatform, world: PrivateWorld): Promise<void> {
  const { ada, chi } = world.people;
  const pin = await ada.pin('Argued over');
  keepPin(world, 'Argued over', pin, ALL_BUT_DAN);
  await chi.browser.call('POST /v3/legal/takedowns/:law/', {
    ...{ law: 'dsa', content_urls: [`http://pinfold.test/pin/${pin.id}/`], is_true: true },
    ...{ statement: 'Copied off a wall', email: 'mail-of-sender@home.example' },
  });
  const rows = await db.rows<{ id: Id }>(
    `update moderation_cases set status = 'decided', waiting_since = null, decision = 'warn', rule = 'spam',
       explanation = 'Warned in private', decided_at = now() where home = $1 and object_id = $2 returning id`,
    [homeOf(ada.id), pin.id],
  );
  world.cases.push(...rows.map(({ id }) => id));
  keep(world, 'what staff told somebody', 'Warned in private', ADA);
  keep(world, 'why somebody asks for a removal', 'Copied off a wall', []);
  keep(world, 'the mail address of who asks for a removal', 'mail-of-sender', []);
}

/** Somebody without an account is invited to a board of Ada's: she reads a part of the address, nobody reads it all. */
async function mailedInvite(world: PrivateWorld): Promise<void> {
  const { ada } = world.people;
  const shed = await ada.board('Mailed shed', 'secret');
  world.boards.push(shed);
  keep(world, 'the name of a board with a mailed invite', 'Mailed shed', ADA);
  const input = { board_id: shed, emails: ['quince-guest@home.example'], access: 'save' } as const;
  await ada.browser.call('BoardEmailInviteResource.create', input);
  keep(world, 'the mail address of somebody invited', 'quince-guest@', []);
  keep(world, 'a part of the mail address of somebody invited', 'q…@home.example', ADA);
}
