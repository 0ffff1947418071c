import { shortLinkTo } from '#features/core/people/short-link.ts';
import type { Id } from '#platform/ids/ids.ts';

/** What an address can name. */
export interface Names {
  username: string;
  slug: string;
  section: string;
  board: Id;
  pin: Id;
  /** What the owner said under the pin that everybody sees. */
  comment: Id;
  conversation: Id;
  decision: Id;
  cluster: Id;
  /** What they were called before. */
  oldUsername: string;
  oldSlug: string;
  oldSection: string;
  /** A board, seen by all, that was merged into this one. */
  mergedSlug: string;
  /** A pin that everybody sees. */
  openPin: Id;
  /** A topic that staff has hidden. */
  hiddenTopic: string;
  /** An article that is not published. */
  draft: Id;
}

/** The resource whose row of the permission tables says from whom such a thing is hidden. */
export const NOUNS = {
  person: 'UserResource.get',
  board: 'BoardResource.get',
  section: 'BoardSectionResource.get',
  pin: 'PinResource.get',
  conversation: 'ConversationResource.get',
  decision: 'ModerationDecisionResource.get',
  cluster: 'GET /v3/users/profile/pins/cluster/:id/feed/',
  topic: 'TopicResource.get',
  article: 'ArticleResource.get',
} as const;

export interface PageRow {
  noun: keyof typeof NOUNS;
  /** Where the resource stands in several rows. */
  tries?: string;
  at(names: Names): string;
  headers?: Record<string, string>;
  /** Where nobody sees what is hidden: such a thing that is not. */
  shown?: string;
}

const ofPerson = (rest: string): PageRow[] => [
  { noun: 'person', at: ({ username }) => `/${username}/${rest}` },
];

/** The pages whose path names something, with addresses that name each kind of thing they can show. */
export const NAMING: Record<string, PageRow[]> = {
  'search/:scope': [],
  'topics/:slug': [
    {
      ...{ noun: 'topic', tries: 'a hidden one', shown: '/topics/bread/' },
      at: ({ hiddenTopic }) => `/topics/${hiddenTopic}/`,
    },
  ],
  'hashtag/:tag': [],
  'today/:kind/:slug/:id': [
    { noun: 'article', tries: 'one that is draft', at: ({ draft }) => `/today/article/an-article/${draft}/` },
  ],
  'conversation/:id': [{ noun: 'conversation', at: ({ conversation }) => `/conversation/${conversation}/` }],
  'pin/:id': [
    { noun: 'pin', at: ({ pin }) => `/pin/${pin}/` },
    { noun: 'pin', at: ({ pin }) => `/pin/${pin}/`, headers: { 'x-requested-with': 'XMLHttpRequest' } },
    { noun: 'person', at: ({ openPin, comment }) => `/pin/${openPin}/?comment=${comment}` },
  ],
  'pin/:id/repin': [{ noun: 'pin', at: ({ pin }) => `/pin/${pin}/repin/` }],
  'pin/:id/edit': [{ noun: 'pin', at: ({ pin }) => `/pin/${pin}/edit/` }],
  'url_shortener/:code/redirect': [
    { noun: 'pin', at: ({ pin }) => shortLinkTo('pin', pin) },
    { noun: 'board', at: ({ board }) => shortLinkTo('board', board) },
  ],
  'pin/create/:method': [],
  // Whose link it is, its token says; nobody is looked up.
  'pw/:username': [],
  'report/:kind/:id': [
    { noun: 'pin', at: ({ pin }) => `/report/pin/${pin}/` },
    { noun: 'board', at: ({ board }) => `/report/board/${board}/` },
  ],
  'legal/takedowns/:law': [],
  'decisions/:id': [{ noun: 'decision', at: ({ decision }) => `/decisions/${decision}/` }],
  'moderation/topics/:id': [],
  'moderation/articles/:id': [],
  'moderation/experiences/:id': [],
  'moderation/merchants/:id': [],
  'advertiser/reporting/:level': [],
  // Only of the own business, which the table of permissions walks through.
  'advertiser/campaign-insights/:campaignId': [],
  'advertiser/campaign-insights/:campaignId/product-group/:productGroupId': [],
  'advertiser/bulk_editor/:page?': [],
  'moderation/ads/:id': [],
  'moderation/cases/:id': [{ noun: 'decision', at: ({ decision }) => `/moderation/cases/${decision}/` }],
  'board/create/cluster/:clusterId': [
    { noun: 'cluster', at: ({ cluster }) => `/board/create/cluster/${cluster}/` },
  ],
  'board/:id/create_section': [{ noun: 'board', at: ({ board }) => `/board/${board}/create_section/` }],
  'board/:id/edit': [{ noun: 'board', at: ({ board }) => `/board/${board}/edit/` }],
  ':username': [
    ...ofPerson(''),
    { noun: 'person', at: ({ oldUsername }) => `/${oldUsername}/` },
    {
      noun: 'board',
      at: ({ username, slug }) => `/joe/?accept_invite=true&board_url=/${username}/${slug}/`,
      // A link names no board to anybody, only that there may be an invite.
      shown: '/joe/?accept_invite=true',
    },
  ],
  ':username/decider': ofPerson('decider/'),
  ':username/_created': ofPerson('_created/'),
  ':username/_saved': ofPerson('_saved/'),
  ':username/tried': ofPerson('tried/'),
  ':username/_self-profile/boards': ofPerson('_self-profile/boards/'),
  ':username/_self-profile/pins': ofPerson('_self-profile/pins/'),
  // Lead on without asking who that is.
  ':username/_self-profile': [],
  '_self-profile/:tab?': [],
  ':username/_followers': ofPerson('_followers/'),
  ':username/_following': ofPerson('_following/'),
  ':username/_boards': ofPerson('_boards/'),
  ':username/_pins': ofPerson('_pins/'),
  ':username/pins': ofPerson('pins/'),
  ':username/_deleted': ofPerson('_deleted/'),
  ':username/_tags': ofPerson('_tags/'),
  ':username/_duplicates': ofPerson('_duplicates/'),
  ':username/_shopping_list': ofPerson('_shopping_list/'),
  ':username/topics': ofPerson('topics/'),
  ':username/_hub': ofPerson('_hub/'),
  ':username/profile-about': ofPerson('profile-about/'),
  ':username/report': ofPerson('report/'),
  ':username/story_pins': ofPerson('story_pins/'),
  ':username/video_pins': ofPerson('video_pins/'),
  ':username/:slug': [
    { noun: 'board', at: ({ username, slug }) => `/${username}/${slug}/` },
    { noun: 'board', at: ({ username, oldSlug }) => `/${username}/${oldSlug}/` },
    { noun: 'board', at: ({ oldUsername, slug }) => `/${oldUsername}/${slug}/` },
    { noun: 'board', at: ({ username, mergedSlug }) => `/${username}/${mergedSlug}/` },
  ],
  ':username/:slug/:section': [
    { noun: 'section', at: ({ username, slug, section }) => `/${username}/${slug}/${section}/` },
    { noun: 'section', at: ({ username, slug, oldSection }) => `/${username}/${slug}/${oldSection}/` },
    { noun: 'section', at: ({ username, oldSlug, section }) => `/${username}/${oldSlug}/${section}/` },
  ],
};
