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

/**
 * The one who looks: the owner of what is shown, or somebody signed out; at pages of their own only, staff, a business
 * and its partner, who acts for it.
 */
export type Viewer = 'owner' | 'visitor' | 'staff' | 'business' | 'partner';

export interface Shown {
  name: string;
  path: (world: World) => string;
  title: RegExp;
  only?: Viewer;
  status?: number;
}

/** What everybody may open of a profile, besides its root. */
export const PROFILE_PARTS = [
  ...['_created', '_saved', '_boards', '_pins', '_hub', '_followers', '_following'],
  ...['topics', 'pins', 'story_pins', 'video_pins', 'tried', 'profile-about'],
];

export const PAGES: Shown[] = [
  { name: 'home', path: () => '/', title: /^Pinfold$/ },
  { name: 'the feed of home', path: () => '/homefeed/', title: /^Pinfold$/ },
  {
    name: 'the feed of what one follows',
    path: () => '/homefeed/following/',
    title: /^Following/,
    only: 'owner',
  },
  { name: 'the look', path: () => '/design/', title: /^The look$/ },
  { name: 'a profile', path: ({ username }) => `/${username}/`, title: /^Nora Journey/ },
  ...PROFILE_PARTS.map((part) => ({
    name: part,
    path: ({ username }: World) => `/${username}/${part}/`,
    title: /Nora Journey \(/,
  })),
  {
    name: 'what was deleted',
    path: ({ username }) => `/${username}/_deleted/`,
    title: /^Recently deleted · Nora Journey/,
    only: 'owner',
  },
  {
    name: 'the own tags',
    path: ({ username }) => `/${username}/_tags/`,
    title: /^Your tags · Nora Journey/,
    only: 'owner',
  },
  {
    name: 'the own duplicates',
    path: ({ username }) => `/${username}/_duplicates/`,
    title: /^Your duplicates · Nora Journey/,
    only: 'owner',
  },
  {
    name: 'the shopping list',
    path: ({ username }) => `/${username}/_shopping_list/`,
    title: /^Shopping list · Nora Journey/,
    only: 'owner',
  },
  ...['boards', 'pins'].map((part) => ({
    name: `the own ${part}`,
    path: ({ username }: World) => `/${username}/_self-profile/${part}/`,
    title: /^Your saved ideas/,
    only: 'owner' as const,
  })),
  { name: 'a board', path: ({ username }) => `/${username}/kitchens/`, title: /^Kitchens/ },
  { name: 'a section', path: ({ username }) => `/${username}/kitchens/shelves/`, title: /^Shelves/ },
  { name: 'a pin', path: ({ pinId }) => `/pin/${pinId}/`, title: /^Morning light/ },
  { name: 'saving a pin', path: ({ pinId }) => `/pin/${pinId}/repin/`, title: /^Morning light/ },
  { name: 'a video', path: ({ videoId }) => `/pin/${videoId}/`, title: /^Once around/ },
  { name: 'a story', path: ({ storyId }) => `/pin/${storyId}/`, title: /^How to get there/ },
  { name: 'the search', path: () => '/search/', title: /^Search/ },
  { name: 'what is found', path: () => '/search/?q=morning', title: /^morning · Search/ },
  { name: 'the search by looks', path: () => '/search/visual/?colors=%23c83232', title: /^Search by color/ },
  { name: 'boards that are found', path: () => '/search/?q=kitchens&scope=boards', title: /^kitchens/ },
  { name: 'people that are found', path: () => '/search/?q=nora&scope=people', title: /^nora/ },
  { name: 'own pins that are found', path: () => '/search/me/?q=morning', title: /^morning/, only: 'owner' },
  { name: 'topics', path: () => '/topics/', title: /^Topics/ },
  { name: 'a topic', path: () => '/topics/kitchens/', title: /^Kitchens/ },
  { name: 'choosing topics', path: () => '/welcome/', title: /^Choose your topics/, only: 'owner' },
  { name: 'choosing a name', path: () => '/welcome/?step=name', title: /^Your name/, only: 'owner' },
  {
    name: 'bringing things',
    path: () => '/welcome/?step=things',
    title: /^Bring your things/,
    only: 'owner',
  },
  { name: 'articles', path: () => '/today/', title: /^Today/ },
  { name: 'an article', path: ({ articleId }) => `/today/article/lamps/${articleId}/`, title: /^Lamps/ },
  { name: 'analytics', path: () => '/analytics/', title: /^Analytics/, only: 'owner' },
  { name: 'no page', path: () => '/no/such/page/here/', title: /^Not found/, status: 404 },
  {
    name: 'a board that is not there',
    path: ({ username }) => `/${username}/attic/`,
    title: /./,
    status: 404,
  },
  {
    name: 'reporting a person',
    path: ({ username }) => `/${username}/report/`,
    title: /^Report Nora Journey/,
    only: 'visitor',
  },
  { name: 'legal requests', path: () => '/legal/takedowns/', title: /^Legal requests/ },
  { name: 'a legal request', path: () => '/legal/takedowns/dsa/', title: /^Legal request/ },
  { name: 'decisions', path: () => '/decisions/', title: /^Decisions/, only: 'owner' },
  { name: 'logging in', path: () => '/login/', title: /^Log in/, only: 'visitor' },
  { name: 'adding an account', path: () => '/login/?add=true', title: /^Add an account/, only: 'owner' },
  { name: 'stopping invitations', path: () => '/invite-opt-out/?token=x', title: /^Stop invitations/ },
  { name: 'confirming an address', path: () => '/settings/confirm-email/', title: /^Confirm your address/ },
  {
    name: 'taking two factors back',
    path: () => '/settings/two-factor-back/',
    title: /^Turn off two-factor authentication/,
  },
  { name: 'deleting an account', path: () => '/settings/delete-account/', title: /^Delete your account/ },
  { name: 'signing up', path: () => '/signup/', title: /^Sign up/, only: 'visitor' },
  ...['/password-reset/', '/password-reset/?token=x', '/limited-login/', '/limited-login/?token=x'].map(
    (path) => ({ name: path, path: () => path, title: /./, only: 'visitor' as const }),
  ),
  { name: 'the pin builder', path: () => '/pin-builder/', title: /^Create Pin/, only: 'owner' },
  { name: 'the story builder', path: () => '/pin-creation-tool/', title: /^Create Idea Pin/, only: 'owner' },
  { name: 'a new board', path: () => '/board/create/', title: /^Create board/, only: 'owner' },
  {
    name: 'editing a board',
    path: ({ boardId }) => `/board/${boardId}/edit/`,
    title: /^Edit your board/,
    only: 'owner',
  },
  {
    name: 'converting to a business',
    path: () => '/business/convert/',
    title: /^Convert to a business account/,
    only: 'owner',
  },
  {
    name: 'editing a pin',
    path: ({ pinId }) => `/pin/${pinId}/edit/`,
    title: /^Morning light/,
    only: 'owner',
  },
  {
    name: 'a new section',
    path: ({ boardId }) => `/board/${boardId}/create_section/`,
    title: /^Create section/,
    only: 'owner',
  },
  {
    name: 'a conversation',
    path: ({ conversationId }) => `/conversation/${conversationId}/`,
    title: /./,
    only: 'owner',
  },
  { name: 'the notifications', path: () => '/news/', title: /^Notifications/, only: 'owner' },
  { name: 'the messages', path: () => '/conversations/', title: /^Messages/, only: 'owner' },
  { name: 'settings', path: () => '/settings/', title: /^Settings/, only: 'owner' },
  { name: 'what the device keeps', path: () => '/offline/', title: /^Saved on this device/ },
  ...[
    { path: 'edit-profile', title: /^Edit profile/ },
    { path: 'personal-information', title: /^Personal information/ },
    { path: 'account-settings', title: /^Account settings/ },
    { path: 'privacy', title: /^Privacy/ },
    { path: 'permissions', title: /^Social permissions/ },
    { path: 'notifications', title: /^Notifications/ },
    { path: 'business-access', title: /^Business access/ },
    { path: 'accounts-i-act-for', title: /^Accounts you act for/ },
    { path: 'verified-merchant', title: /^Verified merchant/ },
  ].map(({ path, title }) => ({
    name: path,
    path: () => `/settings/${path}/`,
    title,
    only: 'owner' as const,
  })),
  ...[
    { path: '', title: /^Moderation/ },
    { path: 'log/', title: /^Moderation log/ },
    { path: 'experiments/', title: /^Experiments/ },
    { path: 'topics/', title: /^Topics/ },
    { path: 'topics/new/', title: /^Add topic/ },
    { path: 'articles/', title: /^Articles/ },
    { path: 'articles/new/', title: /^Write an article/ },
    { path: 'merchants/', title: /^Merchants/ },
    { path: 'merchants/?state=reviewed', title: /^Merchants/ },
    { path: 'ads/', title: /^Ads to review/ },
    { path: 'ads/?state=reviewed', title: /^Ads to review/ },
    { path: 'ad-accounts/', title: /^Ad accounts/ },
    { path: 'experiences/', title: /^Experiences/ },
    { path: 'experiences/new/', title: /^Add experience/ },
  ].map(({ path, title }) => ({
    name: `moderation/${path}`,
    path: () => `/moderation/${path}`,
    title,
    only: 'staff' as const,
  })),
  {
    name: 'editing an article',
    path: ({ articleId }) => `/moderation/articles/${articleId}/`,
    title: /^Lamps/,
    only: 'staff',
  },
  ...[
    { name: 'a topic', path: ({ moderated }: World) => `topics/${moderated.topicId}`, title: /./ },
    { name: 'a case', path: ({ moderated }: World) => `cases/${moderated.caseId}`, title: /./ },
    { name: 'a merchant', path: ({ business }: World) => `merchants/${business.id}`, title: /^Studio/ },
    {
      name: 'an experience',
      path: ({ moderated }: World) => `experiences/${moderated.experienceId}`,
      title: /./,
    },
  ].map(({ name, path, title }) => ({
    name: `${name}, for staff`,
    path: (world: World) => `/moderation/${path(world)}/`,
    title,
    only: 'staff' as const,
  })),
  ...[
    ...[
      ...['tag', 'tag_manual_setup', 'tag-health', 'test-events', 'setup-api', 'api_manual_setup'],
      ...['api_partner_setup', 'access_token', 'payload-helper', 'events-overview', 'event-history'],
      ...['health', 'deduplication', 'upload', 'history', 'pca_upload', 'pca_history'],
      'pinterest_capi_connect',
    ].map((page) => ({ path: `advertiser/conversions/${page}`, title: /Conversions/ })),
    { path: 'settings/business-access', title: /^Business access/ },
    { path: 'settings/verified-merchant', title: /^Verified merchant/ },
    { path: 'settings/edit-profile', title: /^Edit profile/ },
    { path: 'analytics', title: /^Analytics/ },
    { path: 'quick-promote', title: /^Promote a Pin/ },
    { path: 'advertiser', title: /^Ads/ },
    { path: 'advertiser/quick-promote', title: /^Promote a Pin/ },
    ...Object.entries({
      ...{ 'ads/bulk_edit': /^Bulk edit/, 'ads/campaign_mode': /^Create campaign/ },
      ...{ 'ads/create': /^Create campaign/, 'ads/edit_draft': /^Edit draft/ },
      ...{ 'automated/ads/create': /automated campaign/, 'automated/ads/edit': /automated campaign/ },
      ...{ 'ads/duplicate': /^Duplicate campaign/, 'ads/edit': /^Edit campaign/ },
      ...{ 'product-catalogs/data-source': /^Product catalog/, accounts_manager: /^Accounts/ },
      ...{ billing: /^Billing/, 'billing/history': /^Billing history/ },
      ...{ 'billing/promotions': /^Promotion codes/, 'billing/documents': /^Documents/ },
      ...{ 'billing/tax_documents': /^Tax documents/, 'billing/order_lines': /^Order lines/ },
      'billing/prepaid_campaign_spend_summary': /^Prepaid spend/,
      'billing/prepaid_spend_campaign_breakdown': /^Spend by day/,
    }).map(([page, title]) => ({ path: `advertiser/${page}`, title })),
    ...['', '/download_template', '/upload_template', '/history', '/bulk_id_library', '/resources'].map(
      (page) => ({
        ...{ path: `advertiser/bulk_editor${page}`, title: /Bulk editor/ },
      }),
    ),
    { path: 'advertiser/recommendations', title: /^Recommendations/ },
    { path: 'advertiser/history', title: /^History of ads/ },
    { path: 'advertiser/audiences/', title: /^Audiences/ },
    { path: 'advertiser/audience_debug/', title: /^Test an audience/ },
    { path: 'advertiser/reporting/campaigns/', title: /^Campaigns/ },
    { path: 'advertiser/reporting/adgroups/', title: /^Ad groups/ },
    { path: 'advertiser/reporting/ads/', title: /^Ads/ },
    { path: 'advertiser/reporting/productgroups/', title: /^Product groups/ },
    { path: 'advertiser/reporting/productitems/', title: /^Products/ },
    { path: 'advertiser/report-center/builder/', title: /^Custom reports/ },
    { path: 'advertiser/report-center/history/', title: /^History of reports/ },
    { path: 'advertiser/reporting/preferences/', title: /^Preferences for reports/ },
    { path: 'advertiser/reporting/adGroupPositiveKeywords/', title: /^Keywords/ },
    ...['adGroup', 'campaign'].flatMap((of) => [
      { path: `advertiser/reporting/${of}NegativeKeywords/`, title: /^Negative keywords/ },
      { path: `advertiser/reporting/${of}SearchQueries/`, title: /^Searches/ },
    ]),
  ].map(({ path, title }) => ({
    name: `${path} of a business`,
    path: () => `/${path}/`,
    title,
    only: 'business' as const,
  })),
  ...[
    { path: () => '/settings/accounts-i-act-for/', title: /^Accounts you act for/ },
    { path: ({ business }: World) => `/${business.username}/`, title: /^Studio Journey/ },
    { path: ({ business }: World) => `/${business.username}/_boards/`, title: /^Boards · Studio Journey/ },
    { path: ({ business }: World) => `/${business.username}/lamps/`, title: /^Lamps/ },
    {
      path: ({ business }: World) => `/settings/edit-profile/?orbac_subject_id=${business.id}`,
      title: /^Edit Studio Journey's profile/,
    },
    { path: ({ business }: World) => `/analytics/?orbac_subject_id=${business.id}`, title: /^Analytics/ },
    { path: () => '/pin-builder/', title: /^Create Pin/ },
    { path: () => '/board/create/', title: /^Create board/ },
  ].map(({ path, title }, index) => ({
    name: `acting for a business, page ${index + 1}`,
    path,
    title,
    only: 'partner' as const,
  })),
];
