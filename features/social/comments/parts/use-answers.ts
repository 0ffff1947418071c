import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '#platform/resource/client.ts';
import { type CommentData, commentData } from './comment-data.ts';

type Status = 'idle' | 'loading' | 'error' | 'end';

/** What answers a comment: nothing until it is asked for, then page by page; what one adds stands at its end. */
export function useAnswers(commentId: string) {
  const { i18n } = useLingui();
  const [loaded, setLoaded] = useState<CommentData[]>([]);
  const [own, setOwn] = useState<CommentData[]>([]);
  const [bookmark, setBookmark] = useState<string | null>(null);
  const [status, setStatus] = useState<Status>('idle');

  const load = async () => {
    setStatus('loading');
    try {
      const asked = { aggregated_comment_id: commentId, ...(bookmark && { bookmarks: [bookmark] }) };
      const answer = await call('AggregatedCommentReplyFeedResource.get', asked);
      const reading = { now: Date.now(), locale: i18n.locale };
      setLoaded((before) => [...before, ...answer.data.map((one) => commentData(one, reading))]);
      setBookmark(answer.bookmark);
      setStatus(answer.bookmark ? 'idle' : 'end');
    } catch {
      setStatus('error');
    }
  };
  const add = (answer: CommentData) => setOwn((before) => [...before, answer]);
  const remove = (id: string) => {
    const without = (before: CommentData[]) => before.filter((one) => one.id !== id);
    setLoaded(without);
    setOwn(without);
  };
  const known = new Set(loaded.map(({ id }) => id));
  return { items: [...loaded, ...own.filter(({ id }) => !known.has(id))], status, load, add, remove };
}
