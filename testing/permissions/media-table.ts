import { picturePath } from '#features/core/media/picture-urls.ts';
import type { Row } from './table.ts';
import { onAnyPin, signedIn } from './table.ts';

const PEOPLE = signedIn({ others: 200 });
const KNOWN = signedIn({ others: 200, blocks: 400 });
const OWN_PICTURE = signedIn({ owner: 200, others: 400 });
const OF_SUSPENDED = signedIn({ owner: 401, others: 400 });

/** A file goes onto pins of whoever uploaded it, or meets it on a pin that is open to them. */
export const USE: Row['on'] = {
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
  'on a group board': KNOWN,
  'on a secret group board': signedIn({ writer: 200, others: 400 }),
  'on a group board of a private owner': signedIn({ owner: 200, writer: 200, follower: 200, others: 400 }),
  'on a group board of a suspended owner': signedIn({ writer: 200, owner: 401, others: 400 }),
};

const ON_GROUP_BOARD = signedIn({ writer: 200, others: 404 });

/** An upload serves whoever made it, whatever has become of the pin. */
const OWN_UPLOAD: Row['on'] = {
  ...onAnyPin(signedIn({ owner: 200, others: 404 })),
  'on a group board': ON_GROUP_BOARD,
  'on a secret group board': ON_GROUP_BOARD,
  'on a group board of a private owner': ON_GROUP_BOARD,
  'on a group board of a suspended owner': { ...ON_GROUP_BOARD, owner: 401 },
};

/** Files: whose they are, and who may pin them. */
export const mediaTable: Row[] = [
  ...['image', 'pinimage', 'video', 'image-story-pin', 'video-story-pin'].map(
    (type): Row => ({
      resource: 'VIPResource.create',
      tries: type,
      options: () => ({ type }),
      on: { person: PEOPLE },
    }),
  ),
  {
    resource: 'VIPResource.get',
    options: ({ upload }) => ({ upload_ids: [upload] }),
    on: onAnyPin(PEOPLE),
  },
  {
    resource: 'POST /v3/media/uploads/register/batch/',
    options: () => ({ media_info_list: [{ id: 'a', media_type: 'image' }] }),
    on: { person: PEOPLE },
  },
  {
    resource: 'DidItImageUploadResource.create',
    options: ({ signature, world }) => ({
      image_url: world.platform.config.origin + picturePath(signature, 'originals'),
    }),
    on: USE,
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
    on: OWN_UPLOAD,
  },
];
