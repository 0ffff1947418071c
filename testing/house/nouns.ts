/** The nouns of the product, from left to right; a feature imports only from those before it. */
export const NOUNS: readonly string[] = [
  'media',
  'identity',
  'people',
  'pins',
  'boards',
  'saves',
  'comments',
  'organize',
  'topics',
  'search',
  'conversations',
  'experiences',
  'business',
  'moderation',
  'notifications',
];
