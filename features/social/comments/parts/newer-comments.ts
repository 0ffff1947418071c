import type { CommentData } from './comment-data.ts';

/** The known number of replies to each of these comments. */
export type AnswerCounts = ReadonlyMap<string, number>;

export interface Newer {
  comments: CommentData[];
  /** Reply counts of shown comments that have grown. */
  answers: Map<string, number>;
  count: number;
}

export const NOTHING_NEWER: Newer = { comments: [], answers: new Map(), count: 0 };

/**
 * The latest comments that are not shown yet. Ids rise, so anything older than the newest one the page came with is
 * merely not loaded.
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
