import { useState } from 'react';
import { latePart } from '#design/on-demand/late-part.tsx';
import { CommentsBefore } from './comments-before.tsx';
import type { CommentsProps } from './comments-props.ts';

const Comments = latePart<CommentsProps>(async () => (await import('./comments.tsx')).Comments);

/** The comments under a pin: what the server shows of them, and to whoever can act all else, later. */
export function PinComments(props: CommentsProps) {
  const { isSignedIn, onLogIn } = props;
  const [isWhole, setWhole] = useState(isSignedIn);
  const open = () => setWhole(true);
  const before = <CommentsBefore {...props} {...(!isSignedIn && { onMore: open, onLogIn })} />;
  return isWhole ? <Comments {...props} before={before} /> : before;
}
