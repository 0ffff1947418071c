import { useState } from 'react';
import { latePart } from '#design/on-demand/late-part.tsx';
import { CommentsBefore } from './comments-before.tsx';
import type { CommentsProps } from './comments-props.ts';

const Comments = latePart<CommentsProps & { openAt: string | null }>(
  async () => (await import('./comments.tsx')).Comments,
);

export function PinComments(props: CommentsProps) {
  const { isSignedIn, onLogIn } = props;
  const [openAt, setOpenAt] = useState<string | null>();
  const before = <CommentsBefore {...props} {...(!isSignedIn && { onMore: setOpenAt, onLogIn })} />;
  const isWhole = isSignedIn || openAt !== undefined;
  return isWhole ? <Comments {...props} openAt={openAt ?? null} before={before} /> : before;
}
