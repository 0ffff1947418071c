import type { Row } from './table.ts';
import { signedIn } from './table.ts';

const PEOPLE = signedIn({ others: 200 });
const KNOWN = signedIn({ others: 200, blocks: 400 });
const OWN_PICTURE = signedIn({ owner: 200, others: 400 });
const OF_SUSPENDED = signedIn({ owner: 401, others: 400 });

/** A file goes onto pins of whoever uploaded it, or meets it on a pin that is open to them. */
const USE: Row['on'] = {
  public: KNOWN,
  archived: KNOWN,
  protected: OWN_PICTURE,
  secret: OWN_PICTURE,
  'temporarily disabled': OWN_PICTURE,
  'deleted pin': OWN_PICTURE,
  'deleted board': OWN_PICTURE,
  'on no board': KNOWN,
  'on no board, from a secret one': OWN_PICTURE,
  'of a private owner': signedIn({ owner: 200, follower: 200, others: 400 }),
  'of a suspended owner': OF_SUSPENDED,
};

/** Files: whose they are, and who may pin them. */
export const mediaTable: Row[] = [
  { resource: 'VIPResource.create', options: () => ({ type: 'image' }), on: { person: PEOPLE } },
  {
    resource: 'VIPResource.get',
    options: ({ upload }) => ({ upload_ids: [upload] }),
    on: { public: PEOPLE },
  },
  {
    resource: 'POST /v3/media/uploads/register/batch/',
    options: () => ({ media_info_list: [{ id: 'a', media_type: 'image' }] }),
    on: { person: PEOPLE },
  },
  {
    resource: 'FindPinImagesResource.get',
    tries: 'an address of this machine',
    options: () => ({ url: 'http://127.0.0.1/' }),
    on: { person: signedIn({ others: 400 }) },
  },
  {
    resource: 'PinResource.create',
    tries: 'the picture of a pin',
    options: ({ signature }) => ({ image_signature: signature }),
    on: USE,
  },
  {
    resource: 'StoryPinResource.create',
    tries: 'the picture of a pin',
    options: ({ signature }) => ({
      story_pin: {
        metadata: {},
        pages: [{ blocks: [{ type: 2, image_signature: signature }] }],
      },
    }),
    on: USE,
  },
  {
    resource: 'PinResource.create',
    tries: 'an upload of somebody',
    options: ({ upload }) => ({ upload_id: upload }),
    on: { public: signedIn({ owner: 200, others: 404 }) },
  },
];
