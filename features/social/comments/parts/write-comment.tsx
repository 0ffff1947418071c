import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CommentData } from './comment-data.ts';
import { CommentForm } from './comment-form.tsx';
import { OpenButton } from './comments-before.tsx';
import type { CommentsProps } from './comments-props.ts';
import { TurnedOffDialog } from './turned-off-dialog.tsx';

type WriteCommentProps = CommentsProps & { onWritten: (comment: CommentData) => void };

/** The way to say something: for visitors by logging in, and where the own comments are off a word of why not. */
export function WriteComment(props: WriteCommentProps) {
  const { pinId, isOff, isSignedIn, brandName, onLogIn, onWritten } = props;
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (isOpen && !isOff) {
    return (
      <CommentForm
        draftName={pinId}
        label={t`Comment`}
        about={{ pinId }}
        onWritten={(comment) => {
          onWritten(comment);
          close();
        }}
        onCancel={close}
      />
    );
  }
  return (
    <>
      <OpenButton onClick={isSignedIn ? () => setOpen(true) : onLogIn} />
      <TurnedOffDialog {...{ isOpen, brandName }} onClose={close} />
    </>
  );
}
