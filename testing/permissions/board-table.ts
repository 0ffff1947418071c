import type { Id } from '#platform/ids/ids.ts';
import { pinRow } from './pin-row.ts';
import type { Row } from './table.ts';
import { CLOSED, FOLLOWERS, GONE, GONE_TO_PEOPLE, OF_SUSPENDED, OPEN, signedIn } from './table.ts';
import type { Thing } from './things.ts';

const SEE: Row['on'] = {
  public: OPEN,
  archived: OPEN,
  protected: CLOSED,
  secret: CLOSED,
  'temporarily disabled': CLOSED,
  'deleted board': GONE,
  'of a private owner': FOLLOWERS,
  'of a suspended owner': GONE,
};

/** The same of a call that wants a signed-in person. */
export const SEE_SIGNED_IN: Row['on'] = {
  public: signedIn(OPEN),
  archived: signedIn(OPEN),
  protected: signedIn({ ...CLOSED, limited: 401 }),
  secret: signedIn({ ...CLOSED, limited: 401 }),
  'deleted board': GONE_TO_PEOPLE,
  'of a private owner': signedIn({ ...FOLLOWERS, limited: 401 }),
  'of a suspended owner': OF_SUSPENDED,
};

const SAVE_OPEN = signedIn({ owner: 200, members: 200, blocks: 404, others: 403 });
const SAVE_CLOSED = signedIn({ owner: 200, members: 200, others: 404 });

/** Whoever works on a board puts pins on it. */
export const SAVE: Row['on'] = {
  public: SAVE_OPEN,
  archived: SAVE_OPEN,
  protected: SAVE_CLOSED,
  secret: SAVE_CLOSED,
  'temporarily disabled': SAVE_CLOSED,
  'deleted board': GONE_TO_PEOPLE,
  'of a private owner': { ...SAVE_CLOSED, follower: 403 },
  'of a suspended owner': OF_SUSPENDED,
};

const EDIT_OPEN = signedIn({ owner: 200, writer: 200, blocks: 404, others: 403 });
const EDIT_CLOSED = signedIn({ owner: 200, writer: 200, reader: 403, others: 404 });

/** Of these whoever may write also changes the board. */
export const EDIT: Row['on'] = {
  public: EDIT_OPEN,
  archived: EDIT_OPEN,
  protected: EDIT_CLOSED,
  secret: EDIT_CLOSED,
  'temporarily disabled': EDIT_CLOSED,
  'deleted board': GONE_TO_PEOPLE,
  'of a private owner': { ...EDIT_CLOSED, follower: 403 },
  'of a suspended owner': OF_SUSPENDED,
};

const OWN_OPEN = signedIn({ owner: 200, blocks: 404, others: 403 });
const OWN_CLOSED = signedIn({ owner: 200, members: 403, others: 404 });

/** What its owner alone may do. */
export const OWN: Row['on'] = {
  public: OWN_OPEN,
  archived: OWN_OPEN,
  protected: OWN_CLOSED,
  secret: OWN_CLOSED,
  'temporarily disabled': OWN_CLOSED,
  'deleted board': GONE_TO_PEOPLE,
  'of a private owner': { ...OWN_CLOSED, follower: 403 },
  'of a suspended owner': OF_SUSPENDED,
};

/** Deleting what is deleted is no error, and restoring what is there neither. */
const OWN_AGAIN: Row['on'] = { ...OWN, 'deleted board': signedIn({ owner: 200, others: 404 }) };

/** Another pin of its owner, in the same list of the board. */
async function pinBeside({ world, owner, board, section, signature, privacy }: Thing): Promise<Id> {
  const place = { id: board, section };
  return pinRow(world.platform.db, { pinnerId: owner.id, signature, privacy, board: place });
}

/** A board by its address. */
async function byAddress({ world, owner, board }: Thing) {
  const [row] = await world.platform.db.rows<{ slug: string }>('select slug from boards where id = $1', [
    board,
  ]);
  return { username: owner.username, slug: row?.slug };
}

/** A board by its id. */
export const ofBoard = ({ board }: Thing) => ({ board_id: board });

/** Boards: seen by whom, changed by whom. */
export const boardTable: Row[] = [
  { resource: 'BoardResource.get', options: ofBoard, on: SEE },
  { resource: 'BoardResource.get', tries: 'by its address', options: byAddress, on: SEE },
  { resource: 'GET /v3/boards/:board_id/', options: ofBoard, on: SEE },
  {
    resource: 'ApiResource.get',
    tries: 'a board',
    options: ({ board }) => ({ url: `/v3/boards/${board}/` }),
    on: SEE,
  },
  { resource: 'BoardFeedResource.get', options: ofBoard, on: SEE },
  { resource: 'BoardPinIdsResource.get', options: ofBoard, on: SEE_SIGNED_IN },
  { resource: 'BoardViewResource.get', options: ofBoard, on: SEE },
  {
    resource: 'BoardViewResource.update',
    options: ({ board }) => ({ board_id: board, view: 'list', sort: 'name' }),
    on: SEE_SIGNED_IN,
  },
  { resource: 'BoardRelatedPixieFeedResource.get', options: ofBoard, on: SEE },
  { resource: 'BoardContentRecommendationResource.get', options: ({ board }) => ({ id: board }), on: SEE },
  { resource: 'BoardFollowersResource.get', options: ofBoard, on: SEE_SIGNED_IN },
  { resource: 'BoardSectionsResource.get', options: ofBoard, on: SEE },
  {
    resource: 'BoardResource.update',
    tries: 'its words',
    options: ({ board }) => ({ board_id: board, description: 'Other words' }),
    on: EDIT,
  },
  {
    resource: 'BoardResource.update',
    tries: 'who may see it',
    options: ({ board, privacy }) => ({
      board_id: board,
      privacy: privacy === 'secret' ? 'public' : 'secret',
    }),
    on: OWN,
  },
  {
    resource: 'BoardResource.update',
    tries: 'its cover',
    options: ({ board, pin }) => ({ board_id: board, cover_pin_id: pin }),
    on: EDIT,
  },
  { resource: 'BoardArchiveResource.create', options: ofBoard, on: SAVE },
  { resource: 'BoardArchiveResource.delete', options: ofBoard, on: SAVE },
  { resource: 'BoardResource.delete', options: ofBoard, on: OWN_AGAIN },
  { resource: 'BoardRestoreResource.create', options: ofBoard, on: OWN_AGAIN },
  {
    resource: 'POST /v3/boards/:source/merge/:target/',
    tries: 'a board into an own one',
    options: async ({ board }, actor) => ({ source: board, target: await actor.board() }),
    on: OWN,
  },
  {
    resource: 'POST /v3/boards/:source/merge/:target/',
    tries: 'an own board into a board',
    options: async ({ board }, actor) => ({ source: await actor.board(), target: board }),
    on: SAVE,
  },
  {
    resource: 'BoardSectionResource.create',
    options: ({ board, pin }) => ({ board_id: board, name: 'Another section', initial_pins: [pin] }),
    on: EDIT,
  },
  {
    resource: 'PinResource.create',
    tries: 'on a board',
    options: ({ board }, { person }) => ({ board_id: board, image_signature: person.picture }),
    on: SAVE,
  },
  {
    resource: 'StoryPinResource.create',
    tries: 'on a board',
    options: ({ board }, { person }) => ({
      board_id: board,
      story_pin: {
        metadata: { pin_image_signature: person.picture },
        pages: [{ blocks: [{ type: 1, text: 'Once upon a time' }] }],
      },
    }),
    on: SAVE,
  },
  {
    resource: 'RepinResource.create',
    tries: 'onto a board',
    options: ({ board, world }) => ({ board_id: board, pin_id: world.openPin }),
    on: SAVE,
  },
  {
    resource: 'BulkEditResource.create',
    tries: 'onto a board',
    options: ({ board, world }) => ({ board_id: board, pin_ids: [world.openPin] }),
    on: SAVE,
  },
  {
    resource: 'BulkEditResource.update',
    tries: 'an own pin onto a board',
    options: async ({ board }, actor) => ({ board_id: board, pin_ids: [await actor.pin()] }),
    on: SAVE,
  },
  {
    resource: 'PinResource.update',
    tries: 'an own pin onto a board',
    options: async ({ board }, actor) => ({ board_id: board, id: await actor.pin() }),
    on: SAVE,
  },
  {
    resource: 'BulkEditResource.update',
    tries: 'the order of a board',
    options: ({ board, section, pin }) => ({ board_id: board, board_section_id: section, pin_ids: [pin] }),
    on: EDIT,
  },
  {
    resource: 'POST /v3/users/boards/partial_reorder/',
    options: ({ board }) => ({ board_ids: board }),
    on: SAVE,
  },
  {
    resource: 'BoardPinOrderResource.update',
    options: async (thing) => ({
      board_id: thing.board,
      pin_ids: [thing.pin],
      before_pin_id: await pinBeside(thing),
    }),
    on: EDIT,
  },
];
