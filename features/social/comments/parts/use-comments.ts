import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { live } from '#platform/live/live.ts';
import { call } from '#platform/resource/client.ts';
import { usePages } from '#platform/resource/use-pages.ts';
import { COMMENTS_PAGE, LIVE_COMMENTS } from '../comment.ts';
import type { ListedComment } from '../wire/comment.view.ts';
import { type CommentData, type CommentsProps, commentData } from './comment-data.ts';

/** It maps the id of a comment to its number of replies. */
export type AnswerCounts = ReadonlyMap<string, number>;

export interface Newer {
  comments: CommentData[];
  /** Contains only shown comments that have new replies. */
  answers: Map<string, number>;
  count: number;
}

const NOTHING_NEWER: Newer = { comments: [], answers: new Map(), count: 0 };

/** Ids rise: anything older than the newest one that the page came with is merely not loaded. */
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

const keyOf = ({ id }: CommentData) => id;

/** Own comments are added on top; those of others wait until asked for, except likes. */
export function useComments({ pinId, first, count: before, isSignedIn }: CommentsProps) {
  const { items, status, loadMore, remove } = useListed(pinId, first);
  const latest = useLatest(pinId, isSignedIn);
  const [added, setAdded] = useState<CommentData[]>([]);
  const [count, setCount] = useState(before);
  const answers = useAnswerCounts();

  const ofAdded = new Set(added.map(keyOf));
  const held = [...added, ...items.filter(({ id }) => !ofAdded.has(id))];
  const known = new Map(held.map((comment) => [comment.id, answers.of(comment)]));
  const newer = latest ? newerOf(latest, first.items, known) : NOTHING_NEWER;

  const add = (comment: CommentData) => {
    setAdded((others) => [comment, ...others]);
    setCount((sum) => sum + 1);
  };
  const showNewer = () => {
    setAdded((others) => [...newer.comments, ...others]);
    setCount((sum) => sum + newer.count);
    answers.take(newer.answers);
  };
  const drop = ({ id }: CommentData, answerCount: number) => {
    setAdded((others) => others.filter((one) => one.id !== id));
    remove(id);
    setCount((sum) => sum - 1 - answerCount);
  };
  const changeAnswers = (comment: CommentData, by: number) => {
    answers.change(comment, by);
    setCount((sum) => sum + by);
  };
  const told = new Map(latest?.map((one) => [one.id, one]));
  const shown = held.map((comment) => answers.shown(withLikes(comment, told.get(comment.id))));
  return { shown, count, newer, status, loadMore, add, drop, changeAnswers, showNewer };
}

function withLikes(comment: CommentData, told: CommentData | undefined): CommentData {
  return told ? { ...comment, isLiked: told.isLiked, likeCount: told.likeCount } : comment;
}

function useListed(pinId: string, first: CommentsProps['first']) {
  const { i18n } = useLingui();
  const [source] = useState(() => ({
    ...{ resource: 'AggregatedCommentFeedResource.get' as const, first, keyOf },
    item: (answer: ListedComment) => commentData(answer, { now: Date.now(), locale: i18n.locale }),
    options: { pin_id: pinId, page_size: COMMENTS_PAGE },
  }));
  return usePages(source);
}

/** `version` changes where a thread has to be read again. */
function useAnswerCounts() {
  const [own, setOwn] = useState<ReadonlyMap<string, number>>(new Map());
  const [taken, setTaken] = useState<ReadonlyMap<string, number>>(new Map());
  const of = ({ id, answerCount }: CommentData) => own.get(id) ?? taken.get(id) ?? answerCount;
  return {
    of,
    change: (comment: CommentData, by: number) =>
      setOwn((before) => new Map(before).set(comment.id, (before.get(comment.id) ?? of(comment)) + by)),
    take: (told: ReadonlyMap<string, number>) => {
      setTaken((before) => new Map([...before, ...told]));
      setOwn((before) => new Map([...before].filter(([id]) => !told.has(id))));
    },
    shown: (comment: CommentData) => {
      const version = taken.get(comment.id) ?? 0;
      return { comment: version ? { ...comment, answerCount: version } : comment, version };
    },
  };
}

/** A gap reported this soon after loading is only the connection opening: the page has missed no comments, ms. */
const FRESH_MS = 5000;

/** Fetched on each live event; null before the first and for visitors. */
function useLatest(pinId: string, isSignedIn: boolean): CommentData[] | null {
  const { i18n } = useLingui();
  const [latest, setLatest] = useState<CommentData[] | null>(null);
  useEffect(() => {
    if (!isSignedIn) return;
    const since = Date.now();
    let isShown = true;
    const ask = async () => {
      const options = { pin_id: pinId, page_size: COMMENTS_PAGE };
      // After a failure the next live event fetches them.
      const answer = await call('AggregatedCommentFeedResource.get', options).catch(() => null);
      const reading = { now: Date.now(), locale: i18n.locale };
      if (answer && isShown) setLatest(answer.data.map((one) => commentData(one, reading)));
    };
    const leave = live.subscribe((heard) => {
      const isOfPin = heard !== 'gap' && heard.type === LIVE_COMMENTS && heard.id === pinId;
      if (isOfPin || (heard === 'gap' && Date.now() - since > FRESH_MS)) void ask();
    });
    return () => {
      isShown = false;
      leave();
    };
  }, [pinId, isSignedIn, i18n]);
  return latest;
}
