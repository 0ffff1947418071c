/** A noun of the product: the folder of features that it stands in, and the nouns that it imports from. */
export interface Noun {
  area: string;
  uses: readonly string[];
}

/** Every noun, each after those that it uses, so that none can use itself by a detour. */
export const NOUNS: Readonly<Record<string, Noun>> = {
  media: { area: 'core', uses: [] },
  identity: { area: 'core', uses: ['media'] },
  events: { area: 'measure', uses: [] },
  people: { area: 'core', uses: ['media', 'identity', 'events'] },
  consent: { area: 'core', uses: ['events'] },
  pins: { area: 'library', uses: ['media', 'identity', 'people'] },
  work: { area: 'library', uses: ['pins'] },
  boards: { area: 'library', uses: ['media', 'identity', 'events', 'people', 'pins', 'work'] },
  sections: { area: 'library', uses: ['pins', 'work', 'boards'] },
  members: { area: 'library', uses: ['media', 'identity', 'people', 'pins', 'work', 'boards'] },
  places: { area: 'library', uses: ['pins', 'work', 'boards', 'sections'] },
  saves: {
    area: 'library',
    uses: ['media', 'identity', 'events', 'people', 'pins', 'work', 'boards', 'sections'],
  },
  organize: { area: 'library', uses: ['media', 'identity', 'events', 'pins', 'boards', 'saves'] },
  follows: { area: 'social', uses: ['media', 'identity', 'people'] },
  comments: { area: 'social', uses: ['media', 'identity', 'people', 'pins'] },
  conversations: { area: 'social', uses: ['media', 'identity', 'people', 'pins', 'boards'] },
  topics: { area: 'discovery', uses: ['identity', 'people'] },
  'home-feed': { area: 'discovery', uses: ['pins'] },
  related: { area: 'discovery', uses: ['pins', 'boards'] },
  search: { area: 'discovery', uses: ['media', 'people', 'pins', 'boards'] },
  profiles: { area: 'business', uses: ['identity', 'people'] },
  websites: { area: 'business', uses: ['media', 'identity', 'people'] },
  moderation: {
    area: 'trust',
    uses: ['media', 'identity', 'people', 'pins', 'boards', 'saves', 'comments', 'conversations'],
  },
  notifications: {
    area: 'trust',
    uses: ['media', 'identity', 'people', 'pins', 'boards', 'members', 'follows', 'comments', 'moderation'],
  },
  experiences: { area: 'trust', uses: ['identity'] },
};

/** Nouns whose rows are counted on each other's, so that their stores read and write as one. */
const AGGREGATES: readonly (readonly string[])[] = [
  ['work', 'boards', 'sections', 'members', 'places'],
  ['people', 'follows', 'websites'],
];

export function isOneAggregate(one: string, other: string): boolean {
  return AGGREGATES.some((nouns) => nouns.includes(one) && nouns.includes(other));
}
