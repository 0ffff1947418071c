export const WORD_KINDS = ['pins', 'boards', 'people'] as const;
export type WordKind = (typeof WORD_KINDS)[number];

export const TABLES = {
  known_words: { kind: WORD_KINDS },
  word_counts: { kind: WORD_KINDS },
  word_passes: {},
};
