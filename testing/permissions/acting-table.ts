import { givesAccess, manages } from '#features/business/access/testing-access.ts';
import type { BusinessPermission } from '#features/core/identity/acting-access.ts';
import { homeOf } from '#platform/ids/ids.ts';
import { boardRow, uploadRow } from '#testing/cast-rows.ts';
import type { Row } from './table.ts';
import type { Thing } from './things.ts';

/**
 * Every write that can be made for a business, by the least permission it needs (decision 41). It does not come from the
 * resources, so that one that asks for less is found out.
 */
export const LEAST = {
  OWNER: [
    'BusinessAccessRulesResource.update',
    'BusinessPeopleResource.update',
    'UserBlockResource.create',
    'UserBlockResource.delete',
  ],
  ADMIN: [
    'BusinessContactResource.update',
    'BusinessInviteResource.create',
    'BusinessInviteResource.delete',
    'BusinessPeopleResource.delete',
    'ManagedClientResource.create',
    'ManagedClientResource.delete',
    'ManagedClientResource.update',
    'ProfileCoverResource.delete',
    'ProfileCoverResource.update',
    'VerifiedMerchantResource.update',
  ],
  FINANCE_MANAGER: [
    'AdBillingDetailsResource.update',
    'AdPaymentResource.create',
    'AdPaymentResource.delete',
    'AdPromotionResource.create',
  ],
  CAMPAIGN_MANAGER: [
    'AdBulkJobResource.update',
    'AdBulkUndoResource.create',
    'AdBulkUploadResource.create',
    'AdChangeUndoResource.create',
    'AdDraftResource.create',
    'AdDraftResource.delete',
    'AdDraftResource.update',
    'AdDecisionResource.delete',
    'AdGroupResource.update',
    'AdKeywordsResource.create',
    'AdKeywordsResource.update',
    'AdCustomReportResource.create',
    'AdCustomReportResource.delete',
    'AdRecommendationResource.update',
    'AdReportPreferencesResource.update',
    'AdReportRunResource.create',
    'AdReportRunStopResource.create',
    'AdResource.update',
    'AdStatusResource.update',
    'AdTreeResource.create',
    'AdsResource.create',
    'AutomatedCampaignResource.create',
    'AutomatedCampaignResource.update',
    'CampaignDuplicateResource.create',
    'CampaignResource.update',
    'CampaignToolResource.update',
    'ConversionFilePartResource.create',
    'ConversionFileResource.create',
    'ConversionFileResource.update',
    'ConversionGrantResource.create',
    'ConversionTagResource.create',
    'ConversionTestResource.create',
    'ConversionTokenResource.create',
    'ConversionTokenResource.delete',
    'ProductGroupPromotionResource.create',
    'QuickPromotionResource.create',
  ],
  AUDIENCE_MANAGER: [
    'AudienceCustomersResource.update',
    'AudienceResource.create',
    'AudienceResource.delete',
    'AudienceShareResource.create',
    'AudienceShareResource.delete',
    'AudienceShareResource.update',
  ],
  CATALOGS_MANAGER: [
    'CatalogFeedResource.create',
    'CatalogFeedResource.delete',
    'CatalogFeedResource.update',
    'CatalogRunResource.create',
    'CatalogRunResource.update',
    'ProductGroupResource.create',
    'ProductGroupResource.delete',
    'ProductGroupResource.update',
  ],
  PROFILE_PUBLISHER: [
    'AggregatedCommentLikeResource.create',
    'AggregatedCommentLikeResource.delete',
    'AggregatedCommentResource.create',
    'AggregatedCommentResource.delete',
    'BoardArchiveResource.create',
    'BoardArchiveResource.delete',
    'BoardDatesResource.update',
    'BoardFollowResource.create',
    'BoardFollowResource.delete',
    'BoardPinOrderResource.update',
    'BoardResource.create',
    'BoardResource.delete',
    'BoardResource.update',
    'BoardRestoreResource.create',
    'BoardSectionEditResource.create',
    'BoardSectionEditResource.delete',
    'BoardSectionEditResource.update',
    'BoardSectionOrderResource.update',
    'BoardSectionResource.create',
    'BoardTodoOrderResource.update',
    'BoardTodoResource.create',
    'BoardTodoResource.delete',
    'BoardTodoResource.update',
    'BoardTodoRestoreResource.create',
    'BoardViewResource.update',
    'BulkEditResource.create',
    'BulkEditResource.delete',
    'BulkEditResource.update',
    'DELETE /v3/boards/:board_id/follow/',
    'DidItActivityLikeResource.create',
    'DidItActivityLikeResource.delete',
    'DidItActivityResource.create',
    'DidItActivityResource.delete',
    'DidItActivityResource.update',
    'DidItImageUploadResource.create',
    'InterestFollowResource.create',
    'InterestFollowResource.delete',
    'POST /v3/boards/:source/merge/:target/',
    'POST /v3/media/uploads/register/batch/',
    'POST /v3/users/boards/partial_reorder/',
    'PUT /v3/boards/:board_id/follow/',
    'PUT /v3/users/follow/',
    'NotedPinsResource.create',
    'NotedPinsResource.delete',
    'PictureSearchResource.create',
    'PinDownloadsResource.create',
    'PinFavoriteResource.create',
    'PinFavoriteResource.delete',
    'PinResource.create',
    'PinResource.delete',
    'PinResource.update',
    'PinRestoreResource.create',
    'PinTagsResource.update',
    'PinTopicsResource.update',
    'RepinResource.create',
    'StoryPinResource.create',
    'TagResource.delete',
    'TagResource.update',
    'TagRestoreResource.create',
    'TaggedPinsResource.create',
    'TaggedPinsResource.delete',
    'UserFollowResource.create',
    'UserFollowResource.delete',
    'UserMetadataResource.update',
    'VIPResource.create',
  ],
} as const satisfies { [Permission in BusinessPermission]?: readonly string[] };

const joe = ({ world }: Thing) => world.people.joe.id;

const boardOfJoe = async (thing: Thing) => ({
  board_id: await boardRow(thing.world.platform.db, joe(thing), { name: 'Lamps' }),
});

const publisher = async ({ world, owner }: Thing) => {
  const { lou } = world.people;
  await givesAccess(world.platform.db, owner, lou, 'PROFILE_PUBLISHER');
  return { user_id: lou.id };
};

const invitation = async ({ world, owner }: Thing) => {
  const { db } = world.platform;
  await db.write('delete from throttles');
  await db.write('delete from business_invites where home = $1 and business_id = $2', [
    ...[homeOf(owner.id), owner.id],
  ]);
  return { invitee: world.people.joe.username, permissions: ['ANALYST' as const] };
};

const cover = async ({ world, owner }: Thing) => {
  const { signature } = await uploadRow(world.platform.db, owner.id);
  return { image_signature: signature };
};

const invited = async (thing: Thing) => {
  const { browser } = thing.world.people.ada;
  const { data } = await browser.call('BusinessInviteResource.create', await invitation(thing));
  return { invite_id: data.id };
};

/** Joe's business, which asks Ada, is her agency, or is asked by her. */
const agency = async ({ world, owner }: Thing) => {
  const { db } = world.platform;
  const { id } = world.people.joe;
  await db.write(`update users set is_partner = true where home = $1 and id = $2`, [homeOf(id), id]);
  await db.write('delete from throttles');
  await db.write('delete from managed_clients');
  return { id, asks: () => manages(db, owner, { id }) };
};

/** What a business does to others, where the rows only say what others do to it. */
export const BY_BUSINESS: Readonly<Record<string, Row['options']>> = {
  'UserFollowResource.create': (thing) => ({ user_id: joe(thing) }),
  'UserFollowResource.delete': (thing) => ({ user_id: joe(thing) }),
  'PUT /v3/users/follow/': (thing) => ({ followee_ids: joe(thing), user_id: joe(thing) }),
  'UserBlockResource.create': ({ world }) => ({ blocked_user_id: world.people.chi.id }),
  'UserBlockResource.delete': ({ world }) => ({ blocked_user_id: world.people.chi.id }),
  'BoardFollowResource.create': boardOfJoe,
  'BoardFollowResource.delete': boardOfJoe,
  'PUT /v3/boards/:board_id/follow/': boardOfJoe,
  'DELETE /v3/boards/:board_id/follow/': boardOfJoe,
  'BusinessContactResource.update': ({ world }) => ({ locality: `Basel ${world.nextNumber()}` }),
  'BusinessPeopleResource.update': async (thing) => ({
    ...(await publisher(thing)),
    permissions: ['ANALYST'],
  }),
  'BusinessPeopleResource.delete': publisher,
  'BusinessAccessRulesResource.update': () => ({ requires_second_factor: false }),
  'ProfileCoverResource.update': cover,
  'ProfileCoverResource.delete': cover,
  'UserMetadataResource.update': async ({ world }) => {
    const { browser } = world.people.ada;
    await browser.call('UserMetadataResource.update', { board_pin_rep_view_type: 'regular' });
    return { board_pin_rep_view_type: 'dense' };
  },
  'BusinessInviteResource.create': invitation,
  'BusinessInviteResource.delete': invited,
  'ManagedClientResource.create': async (thing) => {
    await agency(thing);
    return { client: thing.world.people.joe.username, permissions: ['ANALYST'] };
  },
  'ManagedClientResource.update': async (thing) => {
    const { id, asks } = await agency(thing);
    await asks();
    return { agency_id: id, accept: true };
  },
  'ManagedClientResource.delete': async (thing) => {
    const { id, asks } = await agency(thing);
    await asks();
    return { business_id: id };
  },
};

/** What the business itself calls with the same options first, so that there is something to do or to undo. */
export const FIRST: Readonly<Record<string, string>> = {
  'AggregatedCommentLikeResource.delete': 'AggregatedCommentLikeResource.create',
  'BoardArchiveResource.delete': 'BoardArchiveResource.create',
  'BoardFollowResource.delete': 'BoardFollowResource.create',
  'BoardRestoreResource.create': 'BoardResource.delete',
  'BoardTodoRestoreResource.create': 'BoardTodoResource.delete',
  'DELETE /v3/boards/:board_id/follow/': 'BoardFollowResource.create',
  'DidItActivityLikeResource.delete': 'DidItActivityLikeResource.create',
  'InterestFollowResource.create': 'InterestFollowResource.delete',
  'InterestFollowResource.delete': 'InterestFollowResource.create',
  'PUT /v3/users/follow/': 'UserFollowResource.delete',
  'PinFavoriteResource.delete': 'PinFavoriteResource.create',
  'PinRestoreResource.create': 'BulkEditResource.delete',
  'ProfileCoverResource.delete': 'ProfileCoverResource.update',
  'UserBlockResource.create': 'UserBlockResource.delete',
  'UserBlockResource.delete': 'UserBlockResource.create',
  'UserFollowResource.create': 'UserFollowResource.delete',
  'UserFollowResource.delete': 'UserFollowResource.create',
};

/** Writes by their names only: some look at a picture, one only leads to files. */
export const WRITES_NOTHING: readonly string[] = [
  'DidItImageUploadResource.create',
  'PictureSearchResource.create',
  'PinDownloadsResource.create',
];
