import { homeOf, type Id } from '#platform/ids/ids.ts';
import { clusterRows } from '#testing/cast-rows.ts';
import type { Row } from './table.ts';
import { onAnyBoard, signedIn } from './table.ts';
import type { Thing } from './things.ts';
import type { World } from './world.ts';

const ALL = { others: 200 } as const;

/** Whom somebody blocked does not find them; who blocks finds them, to be able to undo it. A private one has a page. */
const FIND: Row['on'] = {
  person: { others: 200, blocked: 404 },
  'private person': { others: 200, blocked: 404 },
  'suspended person': { others: 404 },
  'deactivated person': { others: 404 },
};

/** What is kept for the viewer alone. */
const OWN = signedIn({ others: 200 });

/** Whoever's cluster it is; what of its pins is not to be seen any more is left out. */
const OWN_CLUSTER = signedIn({ owner: 200, others: 404 });

const OF_NOTE: Row['on'] = {
  person: signedIn({ owner: 200, others: 404 }),
  'private person': signedIn({ owner: 200, others: 404 }),
  'suspended person': signedIn({ owner: 401, others: 404 }),
};

const OF_PERSON: Row['on'] = {
  person: signedIn({ others: 403, owner: 200 }),
  'private person': signedIn({ others: 403, owner: 200 }),
  'suspended person': signedIn({ others: 403, owner: 401 }),
};

const STAFF = signedIn({ staff: 200, others: 403 });

async function experienceIn({ platform }: World, audience: string): Promise<string> {
  const [row] = await platform.db.rows<{ id: string }>(
    `insert into experiences (placement_id, type, audience, display_data)
     values (20, 'modal', $1, '{"text": "Hello"}') returning id`,
    [audience],
  );
  return row?.id ?? '';
}

/** News for somebody, of Joe, whom everybody sees. */
async function notificationsOf(userId: Id, { platform, people }: World) {
  const [row] = await platform.db.rows<{ id: Id }>(
    `insert into notifications (home, id, user_id, type, actor_id)
     values ($1::smallint, new_id($1::smallint), $2, 'user_follow', $3) returning id`,
    [homeOf(userId), userId, people.joe.id],
  );
  return { news_id: row?.id ?? '' };
}

const byName = ({ owner }: Thing) => ({ username: owner.username });
const ofPerson = ({ owner }: Thing) => ({ user_id: owner.id });

const LISTS = [
  'BoardsResource.get',
  'BoardsFeedResource.get',
  'UserPinsResource.get',
  'UserActivityPinsResource.get',
  'UserStoryPinsFeedResource.get',
  'UserVideoPinsFeedResource.get',
  'DidItUserFeedResource.get',
  'InterestFollowingResource.get',
];

/** People, what belongs to them, and what only they themselves may ask for. */
export const personTable: Row[] = [
  { resource: 'UserResource.get', options: ofPerson, on: FIND },
  {
    resource: 'UserResource.get',
    tries: 'by name',
    options: byName,
    on: FIND,
  },
  { resource: 'UserGraphResource.get', options: ({ owner }) => ({ userId: owner.id }), on: FIND },
  ...LISTS.map((resource): Row => ({ resource, options: ofPerson, on: FIND })),
  ...LISTS.map((resource): Row => ({ resource, tries: 'by name', options: byName, on: FIND })),
  {
    resource: 'BoardlessPinsResource.get',
    options: ofPerson,
    on: {
      person: signedIn({ owner: 200, others: 404 }),
      'private person': signedIn({ owner: 200, others: 404 }),
      'suspended person': signedIn({ owner: 401, others: 404 }),
      'deactivated person': signedIn({ owner: 401, others: 404 }),
    },
  },
  {
    resource: 'UserShoppingListResource.get',
    options: ofPerson,
    on: {
      person: signedIn({ owner: 200, others: 404 }),
      'private person': signedIn({ owner: 200, others: 404 }),
      'suspended person': signedIn({ owner: 401, others: 404 }),
      'deactivated person': signedIn({ owner: 401, others: 404 }),
    },
  },
  {
    resource: 'BoardResource.create',
    tries: 'for somebody',
    options: ({ owner, world }) => ({ name: `New ${world.nextNumber()}`, username: owner.username }),
    on: {
      person: signedIn({ owner: 200, others: 403 }),
      'private person': signedIn({ owner: 200, others: 403 }),
      'suspended person': signedIn({ owner: 401, others: 403 }),
    },
  },
  { resource: 'UserHomefeedResource.get', options: () => ({}), on: { person: ALL } },
  { resource: 'EventResource.create', options: () => ({ event_type: 13 }), on: { person: ALL } },
  { resource: 'TimeSpentResource.create', options: () => ({ things: [] }), on: { person: ALL } },
  { resource: 'UserAnalyticsResource.get', options: () => ({}), on: { person: OWN } },
  { resource: 'UserAnalyticsPinsResource.get', options: () => ({}), on: { person: OWN } },
  { resource: 'UserAnalyticsBoardsResource.get', options: () => ({}), on: { person: OWN } },
  { resource: 'ProfileCardsResource.get', options: () => ({}), on: { person: OWN } },
  { resource: 'GET /v3/users/me/filtered/pins/', options: () => ({}), on: { person: OWN } },
  { resource: 'GET /v3/users/me/boards/filtered/feed/', options: () => ({}), on: { person: OWN } },
  { resource: 'BoardSortResource.get', options: () => ({}), on: { person: OWN } },
  { resource: 'BoardInvitesResource.get', tries: 'the own', options: () => ({}), on: { person: OWN } },
  { resource: 'NewsHubResource.get', options: () => ({}), on: { person: OWN } },
  { resource: 'NetworkStoriesResource.get', options: () => ({}), on: { person: OWN } },
  {
    resource: 'NewsHubDetailsResource.get',
    options: ({ owner, world }) => notificationsOf(owner.id, world),
    on: OF_NOTE,
  },
  { resource: 'NewsHubBadgeResource.get', options: () => ({}), on: { person: OWN } },
  { resource: 'POST /v3/users/me/', options: () => ({}), on: { person: OWN } },
  { resource: 'NewsChoicesResource.get', options: () => ({}), on: { person: OWN } },
  {
    resource: 'NewsChoicesResource.update',
    options: () => ({ kind: 'follows', by_mail: false }),
    on: { person: OWN },
  },
  {
    resource: 'NewsHubResource.update',
    options: ({ world }) => ({ last_seen_id: world.openPin }),
    on: { person: OWN },
  },
  { resource: 'ContactRequestsResource.get', options: () => ({}), on: { person: OWN } },
  { resource: 'RecentlyDeletedBoardsResource.get', options: () => ({}), on: { person: OWN } },
  { resource: 'RecentlyDeletedPinsResource.get', options: () => ({}), on: { person: OWN } },
  { resource: 'BoardPickerBoardsResource.get', options: () => ({}), on: { person: OWN } },
  { resource: 'BusinessAccountResource.get', options: () => ({}), on: { person: OWN } },
  {
    resource: 'BusinessAccountResource.create',
    options: () => ({ business_name: 'Guests', account_type: 'other', country: 'FR' }),
    on: { person: OWN },
    byNewcomers: true,
  },
  {
    resource: 'PartnerResource.update',
    options: () => ({ business_name: 'Guests', account_type: 'other', website_url: '' }),
    on: { person: OWN },
    byNewcomers: true,
  },
  { resource: 'BusinessTypesResource.get', options: () => ({}), on: { person: { others: 200 } } },
  {
    resource: 'BusinessAccountResource.delete',
    options: () => ({}),
    on: { person: OWN },
    byNewcomers: true,
  },
  { resource: 'UserStateResource.get', options: () => ({}), on: { person: OWN } },
  {
    resource: 'UserStateResource.create',
    options: () => ({ state: 'add_section_tooltip', value: false }),
    on: { person: OWN },
  },
  { resource: 'ExperiencesResource.get', options: () => ({}), on: { person: ALL } },
  {
    resource: 'ExperienceResource.update',
    options: () => ({ placement_id: 19, experience_id: '503446', state: 'viewed' }),
    on: { person: { others: 200, nobody: 404, limited: 404 } },
  },
  {
    resource: 'ExperienceResource.update',
    tries: 'of visitors',
    options: async ({ world }) => {
      const id = await experienceIn(world, 'visitors');
      return { placement_id: 20, experience_id: id, state: 'dismissed' };
    },
    on: { person: { others: 404, nobody: 200, bot: 404 } },
  },
  { resource: 'ModerationExperiencesResource.get', options: () => ({}), on: { person: STAFF } },
  {
    resource: 'ModerationExperienceResource.get',
    options: () => ({ experience_id: '503446' }),
    on: { person: STAFF },
  },
  {
    resource: 'ModerationExperienceResource.create',
    options: () => ({ type: 'modal', display_data: { text: 'Hello' }, is_on: false }),
    on: { person: STAFF },
  },
  {
    resource: 'ModerationExperienceResource.update',
    options: async ({ world }) => ({ experience_id: await experienceIn(world, 'members'), priority: 1 }),
    on: { person: STAFF },
  },
  {
    resource: 'UserExperienceCompletedResource.update',
    options: () => ({ placed_experience_id: '19:503446' }),
    on: { person: OWN },
  },
  {
    resource: 'TypeaheadClearRecentResource.delete',
    options: () => ({}),
    on: { person: signedIn({ others: 'idle' }) },
  },
  { resource: 'GET /v3/users/profile/pins/clusters/', options: () => ({}), on: { person: OWN } },
  {
    resource: 'GET /v3/users/profile/pins/cluster/:id/feed/',
    options: async ({ world, owner, pin }) => ({
      id: await clusterRows(world.platform.db, owner.id, ['ferns'], [pin]),
    }),
    on: {
      ...onAnyBoard(OWN_CLUSTER),
      'deleted pin': OWN_CLUSTER,
      'on no board': OWN_CLUSTER,
      'on no board, from a secret one': OWN_CLUSTER,
    },
  },
  { resource: 'GET /vx/business_access/profiles/', options: () => ({}), on: { person: OWN } },
  { resource: 'UserSettingsResource.get', options: () => ({}), on: { person: OWN } },
  {
    resource: 'UserSettingsResource.update',
    options: () => ({ show_all_pins: 'true' }),
    on: { person: OWN },
  },
  { resource: 'UserLocaleResource.update', options: () => ({ locale: null }), on: { person: OWN } },
  {
    resource: 'UserMetadataResource.get',
    options: () => ({}),
    on: { person: OWN },
  },
  {
    resource: 'UserMetadataResource.get',
    tries: 'of a person',
    options: ({ owner }) => ({ orbac_subject_id: owner.id }),
    on: OF_PERSON,
  },
  {
    resource: 'UserMetadataResource.update',
    options: () => ({ board_pin_rep_view_type: null }),
    on: { person: OWN },
  },
  {
    resource: 'UserMetadataResource.update',
    tries: 'of a person',
    options: ({ owner }) => ({ orbac_subject_id: owner.id, board_pin_rep_view_type: null }),
    on: OF_PERSON,
  },
];
