import type { Row } from './table.ts';
import { CLOSED, FOLLOWERS, GONE, GONE_TO_PEOPLE, OF_SUSPENDED, OPEN, onAnyPin, signedIn } from './table.ts';
import type { Thing } from './things.ts';
import type { Answers } from './viewers.ts';

/** A pin is there for whoever may see its pinner and the board that it is on. */
export const SEE: Row['on'] = {
  public: OPEN,
  archived: OPEN,
  protected: CLOSED,
  secret: CLOSED,
  'temporarily disabled': CLOSED,
  'deleted board': GONE,
  'deleted pin': GONE,
  'on no board': OPEN,
  'on no board, from a secret one': { others: 404, owner: 200, limited: 200 },
  'of a private owner': FOLLOWERS,
  'of a suspended owner': GONE,
  'on a group board': OPEN,
  'on a secret group board': CLOSED,
  'on a group board of a private owner': FOLLOWERS,
  'on a group board of a suspended owner': { others: 404, writer: 200 },
};

/** Whoever sees a pin and has signed in may save it, and mark it. */
export const SAVE = signedInWhere(SEE);

const EDIT_OPEN = signedIn({ owner: 200, blocks: 404, others: 403 });
const EDIT_CLOSED = signedIn({ owner: 200, members: 403, others: 404 });

/** Only its pinner edits and moves a pin. */
export const EDIT: Row['on'] = {
  public: EDIT_OPEN,
  archived: EDIT_OPEN,
  protected: EDIT_CLOSED,
  secret: EDIT_CLOSED,
  'temporarily disabled': EDIT_CLOSED,
  'deleted board': GONE_TO_PEOPLE,
  'deleted pin': GONE_TO_PEOPLE,
  'on no board': EDIT_OPEN,
  'on no board, from a secret one': signedIn({ owner: 200, others: 404 }),
  'of a private owner': { ...EDIT_CLOSED, follower: 403 },
  'of a suspended owner': OF_SUSPENDED,
  'on a group board': signedIn({ writer: 200, blocks: 404, others: 403 }),
  'on a secret group board': signedIn({ writer: 200, owner: 403, reader: 403, others: 404 }),
  'on a group board of a private owner': signedIn({
    ...{ writer: 200, owner: 403, reader: 403, follower: 403 },
    others: 404,
  }),
  'on a group board of a suspended owner': signedIn({ writer: 200, owner: 401, others: 404 }),
};

/** The owner of a board takes pins of others off it; what is deleted already is no error to whose it is. */
const DELETE: Row['on'] = {
  ...EDIT,
  'deleted board': signedIn({ owner: 200, others: 404 }),
  'deleted pin': signedIn({ owner: 200, others: 404 }),
  'on a group board': signedIn({ owner: 200, writer: 200, blocks: 404, others: 403 }),
  'on a secret group board': signedIn({ owner: 200, writer: 200, reader: 403, others: 404 }),
  'on a group board of a private owner': signedIn({
    ...{ owner: 200, writer: 200, reader: 403, follower: 403 },
    others: 404,
  }),
};

const OWN = signedIn({ owner: 200, others: 404 });
const OWN_OR_BOARD_OWNER = signedIn({ owner: 200, writer: 200, others: 404 });

/** What others deleted, or did not delete, is nobody's business. */
const RESTORE: Row['on'] = {
  public: OWN,
  archived: OWN,
  protected: OWN,
  secret: OWN,
  'temporarily disabled': OWN,
  'deleted board': OWN,
  'deleted pin': OWN,
  // What staff took down stays down.
  'taken down': GONE_TO_PEOPLE,
  'on no board': OWN,
  'on no board, from a secret one': OWN,
  'of a private owner': OWN,
  'of a suspended owner': OF_SUSPENDED,
  'on a group board': OWN_OR_BOARD_OWNER,
  'on a secret group board': OWN_OR_BOARD_OWNER,
  'on a group board of a private owner': OWN_OR_BOARD_OWNER,
  'on a group board of a suspended owner': signedIn({ writer: 200, owner: 401, others: 404 }),
};

/** Taking back one's own mark tells nothing of the pin, and is idle without one. */
export const UNMARK = onAnyPin(signedIn({ others: 'idle' }));

function signedInWhere(seen: Row['on']): Row['on'] {
  return Object.fromEntries(
    Object.entries(seen).map(([state, answers]: [string, Answers]) => [
      state,
      {
        ...answers,
        ...{ nobody: 401, limited: 401 },
        ...(state.endsWith('suspended owner') && { owner: 401 }),
      },
    ]),
  );
}

const ofPin = ({ pin }: Thing) => ({ pin_id: pin });
const ofPins = ({ pin }: Thing) => ({ pin_ids: [pin] });

/** Pins: seen by whom, saved by whom, changed by whom. */
export const pinTable: Row[] = [
  { resource: 'PinResource.get', options: ({ pin }) => ({ id: pin }), on: SEE },
  { resource: 'RelatedPinFeedResource.get', options: ofPin, on: SEE },
  { resource: 'RelatedModulesResource.get', options: ofPin, on: SEE },
  { resource: 'VisualLiveSearchResource.get', options: ofPin, on: SEE },
  {
    resource: 'AggregatedActivityFeedResource.get',
    options: ({ pin }) => ({ aggregated_pin_data_id: pin }),
    on: SEE,
  },
  {
    resource: 'AggregatedActivityFeedResource.get',
    tries: 'the tries',
    options: ({ pin }) => ({ aggregated_pin_data_id: pin, show_did_it_feed: true }),
    on: SEE,
  },
  {
    resource: 'DomainFeedResource.get',
    options: () => ({ domain: 'example.com' }),
    on: { person: { others: 200 } },
  },
  { resource: 'SavedAlreadyResource.get', options: ofPin, on: SAVE },
  {
    resource: 'DuplicatesResource.get',
    options: () => ({}),
    on: { person: signedIn({ others: 200 }) },
  },
  { resource: 'NativeInteractionsResource.get', options: ofPin, on: SAVE },
  { resource: 'BoardTitleSuggestionsResource.get', options: ofPin, on: SAVE },
  {
    resource: 'CreateExternalInviteResource.create',
    options: ({ pin }) => ({ object_id: pin, invite_type: { invite_object: 1 } }),
    on: SAVE,
  },
  { resource: 'PinTopicsResource.get', options: ofPin, on: SEE },
  {
    resource: 'PinTopicsResource.update',
    options: ({ pin }) => ({ pin_id: pin, interest_ids: [] }),
    on: EDIT,
  },
  { resource: 'OnPinAnalyticsResource.get', options: ofPin, on: EDIT },
  { resource: 'PinFavoriteResource.create', options: ofPin, on: SAVE },
  { resource: 'PinFavoriteResource.delete', options: ofPin, on: UNMARK },
  { resource: 'PinHideResource.create', options: ofPin, on: SAVE },
  { resource: 'PinHideResource.delete', options: ofPin, on: UNMARK },
  { resource: 'DidItActivityResource.get', options: ofPin, on: SAVE },
  { resource: 'DidItActivityResource.create', options: ofPin, on: SAVE },
  { resource: 'DidItActivityResource.delete', options: ofPin, on: UNMARK },
  { resource: 'RepinResource.create', tries: 'of a pin', options: ofPin, on: SAVE },
  {
    resource: 'BulkEditResource.create',
    tries: 'of a pin',
    options: async ({ pin }, actor) => ({ board_id: await actor.board(), pin_ids: [pin] }),
    on: SAVE,
  },
  {
    resource: 'BulkEditResource.update',
    tries: 'a pin to an own board',
    options: async ({ pin }, actor) => ({ board_id: await actor.board(), pin_ids: [pin] }),
    on: EDIT,
  },
  {
    resource: 'PinResource.update',
    tries: 'its words',
    options: ({ pin }) => ({ id: pin, title: 'Other words' }),
    on: EDIT,
  },
  {
    resource: 'PinResource.update',
    tries: 'a pin to an own board',
    options: async ({ pin }, actor) => ({ id: pin, board_id: await actor.board() }),
    on: EDIT,
  },
  { resource: 'PinResource.delete', options: ({ pin }) => ({ id: pin }), on: DELETE },
  { resource: 'BulkEditResource.delete', options: ofPins, on: DELETE },
  { resource: 'PinDownloadsResource.create', options: ofPins, on: SAVE },
  { resource: 'PinRestoreResource.create', options: ofPins, on: RESTORE },
];
