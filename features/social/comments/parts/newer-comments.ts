import type { CommentData } from './comment-data.ts';

/** How many answers each of these comments is known to have. */
export type AnswerCounts = ReadonlyMap<string, number>;

export interface Newer {
  /** Comments of the first level that came since. */
  comments: CommentData[];
  /** The answers of those that are shown, where they became more. */
  answers: Map<string, number>;
  /** How many comments and answers that are. */
  count: number;
}

export const NOTHING_NEWER: Newer = { comments: [], answers: new Map(), count: 0 };

/**
 * What of the latest comments is not shown yet. Ids rise: what is older than the newest that the page came with is only
 * not loaded.
 */
export function newerOf(
  latest: readonly CommentData[],
  first: readonly CommentData[],
  known: AnswerCounts,
): Newer {
  const newest = first.reduce((last, { id }) => (BigInt(id) > last ? BigInt(id) : last), 0n);
  const comments = latest.filter(({ id }) => BigInt(id) > newest && !known.has(id));
  const answers = new Map<string, number>();
  let count = comments.reduce((sum, { answerCount }) => sum + 1 + answerCount, 0);
  for (const { id, answerCount } of latest) {
    const before = known.get(id);
    if (before === undefined || answerCount <= before) continue;
    answers.set(id, answerCount);
    count += answerCount - before;
  }
  return { comments, answers, count };
}
