import type { PrivateWorld } from './world.ts';

type Asks = (world: PrivateWorld) => object[];

const once: Asks = () => [{}];
const people: Asks = (world) =>
  Object.values(world.people).map(({ id }) => ({ user_id: id, page_size: 250 }));
const boards: Asks = (world) => world.boards.map((board_id) => ({ board_id, page_size: 250 }));
const sections: Asks = (world) => world.sections.map((section_id) => ({ section_id, page_size: 250 }));
const pins: Asks = (world) => world.pins.map((pin_id) => ({ pin_id, page_size: 250 }));
const conversations: Asks = (world) =>
  world.conversations.map((conversation_id) => ({ conversation_id, page_size: 100 }));

const adAccounts: Asks = (world) => world.adAccounts.map((ad_account_id) => ({ ad_account_id }));

const conversionFiles: Asks = (world) =>
  world.conversionFiles.map((file) => ({ ...file, source: 'file', number: 0 }));

const adReports: Asks = (world) =>
  world.adAccounts.flatMap((ad_account_id) =>
    ['CAMPAIGN', 'AD_GROUP', 'AD'].map((level) => ({ ad_account_id, level })),
  );

const adThings: Asks = (world) => world.adAccounts.map((id) => ({ id, run_id: id, campaign_id: id }));

const adKeywords: Asks = (world) =>
  world.adAccounts.flatMap((ad_account_id) =>
    ['CAMPAIGN', 'AD_GROUP'].map((of) => ({ ad_account_id, of, state: 'all' })),
  );

const adSearches: Asks = (world) =>
  world.adAccounts.flatMap((ad_account_id) => ['CAMPAIGN', 'AD_GROUP'].map((of) => ({ ad_account_id, of })));

/** Nobody has any: an unknown feed or run is answered like one of others. */
const catalogs: Asks = (world) => world.adAccounts.map((id) => ({ feed_id: id, run_id: id }));
const adMonths: Asks = (world) =>
  world.adAccounts.map((ad_account_id) => ({ ad_account_id, month: '2026-03' }));

const cases: Asks = (world) => world.cases.map((case_id) => ({ case_id }));

/** Searches for a word of every secret, as it is and misspelt, few enough that each is looked for and corrected. */
const searches = ({ secrets }: PrivateWorld): string[] => {
  const words = [...new Set(secrets.flatMap(({ text }) => /^[A-Za-z]{3,}/.exec(text)?.[0] ?? []))];
  const misspelt = words.map((word) => word.replace(/(.)(.)$/, '$2$1'));
  return [inGroups(words, 12), inGroups(misspelt, 8)].flat();
};

const inGroups = (words: string[], size: number): string[] =>
  words.flatMap((_, at) => (at % size === 0 ? [words.slice(at, at + size).join(' or ')] : []));
const scopes = ['pins', 'videos', 'boards', 'people', 'my_pins'];

/** The same days whenever it is asked. */
const RANGE = { start_date: '2026-01-05', end_date: '2026-01-11' };

const TOPICS = ['animals', 'home-decor', 'furniture', 'lighting'];
const topics: Asks = () => TOPICS.map((interest) => ({ interest, page_size: 250 }));

/** All that each resource for reading can be asked in a world. */
export const READS: Record<string, Asks> = {
  'UserResource.get': people,
  'BoardsResource.get': people,
  'BoardsFeedResource.get': people,
  'UserPinsResource.get': people,
  'UserActivityPinsResource.get': people,
  'UserStoryPinsFeedResource.get': people,
  'UserVideoPinsFeedResource.get': people,
  'DidItUserFeedResource.get': people,
  'BoardlessPinsResource.get': people,
  'InterestFollowingResource.get': people,
  'TopicResource.get': topics,
  'TopicFeedResource.get': topics,
  'TopicBoardsResource.get': topics,
  'TopicPeopleResource.get': topics,
  'RelatedInterestsResource.get': topics,
  'CategoriesResource.get': once,
  'CategoryResource.get': () => TOPICS.map((category) => ({ category })),
  'CategoryFeedResource.get': () =>
    ['popular', 'everything', ...TOPICS].map((feed) => ({ feed, page_size: 250 })),
  'ExploreSectionsResource.get': once,
  'HashtagTypeaheadResource.get': () => [{ query: 'a' }],
  'SearchStartResource.get': once,
  'SearchGuidesResource.get': (world) => searches(world).map((query) => ({ query })),
  'SearchCorrectionResource.get': (world) =>
    scopes.flatMap((scope) => searches(world).map((query) => ({ query, scope }))),
  'PinTopicsResource.get': pins,
  'PinTagsResource.get': pins,
  'TagsResource.get': once,
  'ModerationTopicsResource.get': once,
  'ArticleResource.get': (world) => world.articles.map((article_id) => ({ article_id })),
  'TodayFeedResource.get': once,
  'FeaturedArticlesResource.get': once,
  'ModerationArticlesResource.get': once,
  'ModerationArticleResource.get': (world) => world.articles.map((article_id) => ({ article_id })),
  'UserFollowersResource.get': people,
  'UserFollowingResource.get': people,
  'FollowRequestsResource.get': once,
  'UserBlocksResource.get': once,
  'BoardResource.get': boards,
  'BoardViewResource.get': boards,
  'GET /v3/boards/:board_id/': boards,
  'ApiResource.get': (world) => world.boards.map((id) => ({ url: `/v3/boards/${id}/` })),
  'BoardFeedResource.get': boards,
  'BoardPinIdsResource.get': boards,
  'BoardSectionsResource.get': boards,
  'BoardSectionResource.get': sections,
  'BoardSectionPinsResource.get': sections,
  'PinResource.get': pins,
  'DidItActivityResource.get': pins,
  'DidItActivityFeedResource.get': pins,
  'AggregatedCommentFeedResource.get': pins,
  'UnifiedCommentsResource.get': pins,
  'MentionTypeaheadResource.get': pins,
  'AggregatedCommentReplyFeedResource.get': (world) =>
    world.comments.map((aggregated_comment_id) => ({ aggregated_comment_id })),
  'BoardRelatedPixieFeedResource.get': boards,
  'BoardContentRecommendationResource.get': (world) => world.boards.map((id) => ({ id, page_size: 250 })),
  'BoardFollowersResource.get': boards,
  'BoardFollowingResource.get': people,
  'BoardTitleSuggestionsResource.get': pins,
  'AggregatedActivityFeedResource.get': (world) =>
    world.pins.flatMap((aggregated_pin_data_id) =>
      [false, true].map((show_did_it_feed) => ({ aggregated_pin_data_id, show_did_it_feed, page_size: 100 })),
    ),
  'DomainFeedResource.get': () => [{ domain: 'example.com', page_size: 250 }],
  'AggregatedCommentResource.get': pins,
  'NetworkStoriesResource.get': once,
  'NewsHubDetailsResource.get': (world) => world.pins.map((news_id) => ({ news_id })),
  'BusinessTypesResource.get': once,
  'LocalesResource.get': once,
  'CountriesResource.get': once,
  'RelatedPinFeedResource.get': pins,
  'RelatedModulesResource.get': pins,
  'VisualLiveSearchResource.get': pins,
  'PinSearchResource.get': (world) =>
    ['pins', 'my_pins'].flatMap((scope) =>
      searches(world).map((query) => ({ query, scope, page_size: 250 })),
    ),
  'SavedAlreadyResource.get': pins,
  'DuplicatesResource.get': once,
  'PictureSearchResource.get': () => [{ picture: 'A'.repeat(296), page_size: 250 }],
  'BoardSearchResource.get': (world) => searches(world).map((query) => ({ query, page_size: 250 })),
  'PeopleSearchResource.get': (world) => searches(world).map((query) => ({ query, page_size: 250 })),
  'BaseSearchResource.get': (world) =>
    scopes.flatMap((scope) => searches(world).map((query) => ({ query, scope, page_size: 250 }))),
  'SearchResource.get': (world) => searches(world).map((query) => ({ query, page_size: 250 })),
  'AdvancedTypeaheadResource.get': (world) =>
    ['pins', 'my_pins'].flatMap((pin_scope) =>
      searches(world).map((term) => ({ term, pin_scope, count: 20 })),
    ),
  // What it tells is sealed in the token, which only a page that shows the ad has.
  'AdReasonsResource.get': () => [],
  'UserHomefeedResource.get': () => [{ page_size: 250 }, { page_size: 250, feed: 'following' }],
  'BoardPickerBoardsResource.get': () => [{}, { query: 'board' }],
  'ProfileCardsResource.get': once,
  'UserShoppingListResource.get': people,
  'GET /v3/users/me/filtered/pins/': () => [{}, { flag_filters: 'FAVORITED' }],
  'GET /v3/users/me/boards/filtered/feed/': () => [{}, { filter_types: 'secret' }, { filter_types: 'group' }],
  'BoardSortResource.get': once,
  'BoardInvitesResource.get': (world) => [{}, ...world.boards.map((board_id) => ({ board_id }))],
  'BoardCollaboratorsResource.get': boards,
  'BoardEmailInvitesResource.get': boards,
  'BoardInviteLinkResource.get': (world) => world.boards.map((id) => ({ token: `${id}.guessed` })),
  'ContactRequestsResource.get': once,
  'BoardTodosResource.get': boards,
  'UserAnalyticsResource.get': (world) => [
    RANGE,
    ...world.boards.map((board_id) => ({ board_id, ...RANGE })),
  ],
  'UserAnalyticsPinsResource.get': once,
  'UserAnalyticsBoardsResource.get': once,
  'OnPinAnalyticsResource.get': (world) => world.pins.map((pin_id) => ({ pin_id, ...RANGE })),
  'UserStateResource.get': once,
  'ExperiencesResource.get': once,
  'ModerationExperiencesResource.get': once,
  'ModerationExperienceResource.get': () => [{ experience_id: '503446' }],
  'NewsHubResource.get': once,
  'NativeInteractionsResource.get': pins,
  'NewsChoicesResource.get': once,
  'BusinessAccountResource.get': once,
  'UserGraphResource.get': (world) => Object.values(world.people).map(({ id }) => ({ userId: id })),
  'ConversationsResource.get': () => [{ page_size: 50 }, { folder: 'requests' }],
  'GET /v3/conversations/': once,
  'ConversationsBadgeResource.get': once,
  'ConversationContactsResource.get': () => [{}, { query: 'ada' }, { query: 'pia' }],
  'ConversationResource.get': conversations,
  'ConversationMessagesResource.get': conversations,
  'GET /v3/conversations/:conversation_id/messages/': conversations,
  'NewsHubBadgeResource.get': once,
  'RecentlyDeletedBoardsResource.get': once,
  'RecentlyDeletedPinsResource.get': once,
  'UserSettingsResource.get': once,
  'UserMetadataResource.get': (world) =>
    Object.values(world.people).map(({ id }) => ({ orbac_subject_id: id })),
  'GET /v3/users/profile/pins/clusters/': once,
  'GET /v3/users/profile/pins/cluster/:id/feed/': (world) => world.clusters.map((id) => ({ id })),
  'GET /vx/business_access/profiles/': once,
  'BusinessPeopleResource.get': once,
  'BusinessInvitesResource.get': once,
  'BusinessActionsResource.get': once,
  'AudiencesResource.get': adAccounts,
  'AudienceDebugResource.get': (world) =>
    world.adAccounts.map((ad_account_id) => ({ ad_account_id, audience_id: ad_account_id })),
  'CatalogFeedsResource.get': adAccounts,
  'CatalogProductsResource.get': adAccounts,
  'CatalogProblemsResource.get': catalogs,
  'CatalogRunsResource.get': catalogs,
  'ProductGroupsResource.get': adAccounts,
  'ManagedClientsResource.get': once,
  'ConversionTagsResource.get': adAccounts,
  'ConversionEventsResource.get': adAccounts,
  'ConversionCountsResource.get': adAccounts,
  'ConversionHealthResource.get': adAccounts,
  'ConversionOverlapResource.get': adAccounts,
  'ConversionTestResource.get': adAccounts,
  'ConversionTokensResource.get': adAccounts,
  'ConversionFilesResource.get': conversionFiles,
  'ConversionFileResource.get': conversionFiles,
  'ConversionFilePartResource.get': conversionFiles,
  'VerifiedMerchantResource.get': (world) => Object.values(world.people).map(({ id }) => ({ userId: id })),
  'MerchantApplicationResource.get': once,
  'AdAccountsResource.get': once,
  'AdOverviewResource.get': adAccounts,
  'AdCustomReportsResource.get': adAccounts,
  // An unknown campaign or run is answered like one of others.
  'AdInsightsResource.get': adThings,
  'AdReportLinesResource.get': adThings,
  'AdReportPreferencesResource.get': adAccounts,
  'AdReportRunResource.get': adThings,
  'AdReportRunsResource.get': adAccounts,
  'AdReportRowsResource.get': adReports,
  'AdReportTotalsResource.get': adReports,
  'AdKeywordRowsResource.get': adKeywords,
  'AdSearchRowsResource.get': adSearches,
  'AdOtherSearchesResource.get': adSearches,
  'AdLedgerResource.get': adAccounts,
  'AdPaymentsResource.get': adAccounts,
  'AdBillingDetailsResource.get': adAccounts,
  'AdDocumentsResource.get': (world) =>
    world.adAccounts.map((ad_account_id) => ({ ad_account_id, kind: 'invoice' })),
  'AdDocumentResource.get': (world) => world.adAccounts.map((document_id) => ({ document_id })),
  'AdOrderLinesResource.get': adMonths,
  'AdBulkTemplateResource.get': (world) =>
    world.adAccounts.map((ad_account_id) => ({ ad_account_id, levels: ['CAMPAIGN', 'AD_GROUP', 'AD'] })),
  'AdBulkIdsResource.get': adReports,
  'AdRecommendationsResource.get': adAccounts,
  'AdDecisionsResource.get': adAccounts,
  'AdBulkJobsResource.get': adAccounts,
  'AdBulkJobResource.get': (world) => world.adAccounts.map((job_id) => ({ job_id })),
  'AdBulkFileResource.get': (world) => world.adAccounts.map((job_id) => ({ job_id })),
  'AdSpendSummaryResource.get': adAccounts,
  'AdSpendByDayResource.get': adAccounts,
  'AdsResource.get': adAccounts,
  'CampaignToolResource.get': once,
  'AdDraftsResource.get': adAccounts,
  'AdDraftResource.get': (world) => world.adDrafts.map((draft_id) => ({ draft_id })),
  'AdTreeResource.get': (world) => world.ads.map((ad_id) => ({ ad_id })),
  'AdChangesResource.get': adAccounts,
  'ModerationAdsResource.get': () => [{}, { state: 'reviewed' }],
  'ModerationAdResource.get': (world) => world.ads.map((ad_id) => ({ ad_id })),
  'ModerationAdAccountsResource.get': once,
  'ModerationMerchantsResource.get': () => [{}, { state: 'reviewed' }],
  'ModerationMerchantResource.get': (world) => Object.values(world.people).map(({ id }) => ({ user_id: id })),
  'BusinessContactResource.get': once,
  'WebsiteClaimResource.get': once,
  'ReportOptionsResource.get': once,
  'ModerationCasesResource.get': () => [{}, { state: 'decided' }],
  'ModerationCaseResource.get': cases,
  'ModerationLogResource.get': once,
  'FlagsResource.get': once,
  'ModerationDecisionResource.get': cases,
  'ModerationDecisionsResource.get': once,
  'UserSessionStoreResource.get': once,
  'UserSessionsResource.get': once,
  'UserEmailResource.get': once,
  'TwoFactorResource.get': once,
  'SocialConnectionResource.get': once,
  'UserAccountsResource.get': once,
  'LinkedAccountsResource.get': once,
  'UsernameResource.get': () => [{ username: 'ada', full_name: 'Ada Maker' }],
  'EmailExistsResource.get': () => [{ email: 'nobody@home.example' }],
  'GET /v3/register/exists/': () => [{ email: 'nobody@home.example' }],
  'VIPResource.get': (world) => [{ upload_ids: world.pins }],
  'FindPinImagesResource.get': () => [{ url: 'http://127.0.0.1/' }],
};
