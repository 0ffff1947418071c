import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { live } from '#platform/live/live.ts';
import { call } from '#platform/resource/client.ts';
import { COMMENTS_PAGE } from '../comment.ts';
import { LIVE_COMMENTS } from '../live-comments.ts';
import { type CommentData, commentData } from './comment-data.ts';

/** The page has just come with its comments: the line that opens with it has missed nothing of them, ms. */
const FRESH_MS = 5000;

/** The latest comments under a pin, asked for whenever something is told of them; null before that, and for visitors. */
export function useLatest(pinId: string, isSignedIn: boolean): CommentData[] | null {
  const { i18n } = useLingui();
  const [latest, setLatest] = useState<CommentData[] | null>(null);
  useEffect(() => {
    if (!isSignedIn) return;
    const since = Date.now();
    let isShown = true;
    const ask = async () => {
      const options = { pin_id: pinId, page_size: COMMENTS_PAGE };
      // What cannot be had now is asked for by the next hint.
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
