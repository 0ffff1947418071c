/** A noun of the product: the folder of features that it stands in, and the nouns that it imports from. */
export interface Noun {
  area: string;
  uses: readonly string[];
}

/** Every noun, each after those that it uses, so that no cycle is possible. */
export const NOUNS: Readonly<Record<string, Noun>> = {
  media: { area: 'core', uses: [] },
  events: { area: 'measure', uses: [] },
  identity: { area: 'core', uses: ['media', 'events'] },
  people: { area: 'core', uses: ['media', 'identity', 'events'] },
  consent: { area: 'core', uses: ['events'] },
  pins: { area: 'library', uses: ['media', 'identity', 'people'] },
  tags: { area: 'library', uses: ['identity', 'pins'] },
  work: { area: 'library', uses: ['pins'] },
  boards: { area: 'library', uses: ['media', 'identity', 'events', 'people', 'pins', 'work'] },
  sections: { area: 'library', uses: ['pins', 'work', 'boards'] },
  members: { area: 'library', uses: ['media', 'identity', 'people', 'pins', 'work', 'boards'] },
  places: { area: 'library', uses: ['people', 'pins', 'work', 'boards', 'sections'] },
  saves: {
    area: 'library',
    uses: ['media', 'identity', 'events', 'people', 'pins', 'tags', 'work', 'boards', 'sections'],
  },
  analytics: { area: 'measure', uses: ['identity', 'events', 'consent', 'pins', 'boards'] },
  organize: { area: 'library', uses: ['media', 'identity', 'events', 'pins', 'boards', 'saves'] },
  follows: { area: 'social', uses: ['media', 'identity', 'people'] },
  comments: { area: 'social', uses: ['media', 'identity', 'people', 'pins'] },
  interactions: { area: 'social', uses: ['media', 'people', 'pins', 'boards', 'comments'] },
  conversations: { area: 'social', uses: ['media', 'identity', 'people', 'pins', 'boards'] },
  moderation: {
    area: 'trust',
    uses: ['media', 'identity', 'people', 'pins', 'boards', 'saves', 'comments', 'conversations'],
  },
  topics: {
    area: 'discovery',
    uses: ['media', 'identity', 'events', 'people', 'pins', 'boards', 'moderation'],
  },
  access: {
    area: 'business',
    uses: ['media', 'identity', 'people', 'pins', 'boards', 'sections', 'topics'],
  },
  websites: { area: 'business', uses: ['media', 'identity', 'people'] },
  profiles: { area: 'business', uses: ['identity', 'people', 'moderation'] },
  'ad-accounts': { area: 'ads', uses: ['identity', 'people', 'access', 'moderation'] },
  'conversion-tags': { area: 'conversions', uses: ['ad-accounts'] },
  'conversion-events': { area: 'conversions', uses: ['ad-accounts', 'conversion-tags'] },
  audiences: { area: 'ads', uses: ['identity', 'ad-accounts', 'conversion-events'] },
  catalogs: { area: 'ads', uses: ['media', 'people', 'pins', 'saves', 'ad-accounts'] },
  campaigns: {
    area: 'ads',
    uses: [
      'media',
      'identity',
      'people',
      'pins',
      'moderation',
      'topics',
      'ad-accounts',
      'audiences',
      'catalogs',
    ],
  },
  'ad-reports': {
    area: 'ads',
    uses: ['identity', 'analytics', 'pins', 'ad-accounts', 'catalogs', 'campaigns'],
  },
  keywords: { area: 'ads', uses: ['ad-accounts', 'campaigns', 'ad-reports'] },
  'bulk-edits': { area: 'ads', uses: ['identity', 'analytics', 'ad-accounts', 'campaigns'] },
  recommendations: {
    area: 'ads',
    uses: ['analytics', 'ad-accounts', 'campaigns', 'keywords'],
  },
  delivery: {
    area: 'ads',
    uses: [
      ...['identity', 'pins', 'topics', 'events', 'analytics', 'ad-accounts', 'audiences', 'campaigns'],
      ...['ad-reports', 'keywords'],
    ],
  },
  billing: { area: 'ads', uses: ['identity', 'moderation', 'ad-accounts', 'campaigns'] },
  'home-feed': { area: 'discovery', uses: ['people', 'pins', 'delivery'] },
  related: { area: 'discovery', uses: ['media', 'pins', 'boards', 'delivery'] },
  search: { area: 'discovery', uses: ['media', 'people', 'pins', 'boards', 'follows', 'topics', 'delivery'] },
  'conversion-files': { area: 'conversions', uses: ['analytics', 'ad-accounts', 'conversion-events'] },
  articles: { area: 'discovery', uses: ['media', 'identity', 'pins', 'boards', 'moderation'] },
  sitemaps: { area: 'discovery', uses: ['people', 'articles'] },
  notifications: {
    area: 'trust',
    uses: [
      ...['media', 'identity', 'people', 'pins', 'boards', 'members', 'saves', 'follows', 'comments'],
      ...['access', 'moderation', 'profiles', 'campaigns'],
    ],
  },
  experiences: { area: 'trust', uses: ['identity', 'people', 'events'] },
};

/** Other names for the product's things and people. */
const FURTHER_NOUNS = [
  ...['collaborator', 'employee', 'follower', 'invite', 'merchant', 'newcomer', 'partner', 'pinner', 'repin'],
  ...['avatar-signature', 'user-session'],
];

/** Nouns that are also technical terms, each with that meaning. */
const PLAIN_NOUNS: Record<string, string> = {
  access: 'whether something may be read or reached',
  media: 'files with pictures or sound, and queries of CSS',
  identity: 'an answer that is not compressed',
  tags: 'elements of a page, and names of languages',
  events: 'what happens, in a browser or a transaction',
  people: 'those who use the site',
  work: 'what takes time',
  sections: 'part of a page or menu',
  places: 'where something stands',
  follows: 'to go along with a scroller or pointer',
  search: 'the query of an address, and looking through a list',
  related: 'the other element of an event',
  keywords: 'words of a language of programs',
  catalogs: 'texts of a language, and what a database says of its tables',
  articles: 'an element of a page that stands for itself',
};

/** The nouns that `platform/` and `design/` must not say, in the singular. */
export const NOUNS_OF_PRODUCT: readonly string[] = [
  ...Object.keys(NOUNS).filter((noun) => !PLAIN_NOUNS[noun]),
  ...FURTHER_NOUNS,
].map(singular);

export function singular(word: string): string {
  return word.replace(/s$/, '');
}

/** Nouns whose rows carry counts of each other, so that their stores read and write as one. */
const AGGREGATES: readonly (readonly string[])[] = [
  ['work', 'boards', 'sections', 'members', 'places'],
  ['people', 'follows', 'websites'],
];

export function isOneAggregate(one: string, other: string): boolean {
  return AGGREGATES.some((nouns) => nouns.includes(one) && nouns.includes(other));
}
