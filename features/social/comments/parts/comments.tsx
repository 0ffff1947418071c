import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { NoticeDialog } from '#design/dialog/notice-dialog.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import type { CommentData, CommentsProps } from './comment-data.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentThread } from './comment-thread.tsx';
import styles from './comments.module.css';
import { CommentsFrame, MoreButton, OpenButton } from './comments-before.tsx';
import { useComments } from './use-comments.ts';

export function Comments({ openAt, ...props }: CommentsProps & { openAt: string | null }) {
  const { isOff, isOwn } = props;
  const { shown, count, newer, status, loadMore, add, drop, changeAnswers, showNewer } = useComments(props);
  return (
    <CommentsFrame
      {...{ count, isOff }}
      beside={<NewerButton count={isOff ? 0 : newer.count} onClick={showNewer} />}
    >
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map(({ comment, version }) => (
            <CommentThread
              key={`${comment.id} ${version}`}
              {...props}
              {...{ comment }}
              isOpen={comment.id === openAt}
              onDeleted={drop}
              onCount={(by) => changeAnswers(comment, by)}
            />
          ))}
        </ul>
      )}
      {status === 'error' && <ErrorState onRetry={loadMore} />}
      {status === 'more' && <MoreButton onClick={loadMore} />}
      {status === 'loading' && <Button size="small" pending />}
      {(!isOff || isOwn) && <WriteComment {...props} onWritten={add} />}
    </CommentsFrame>
  );
}

/** New comments show only when it is pressed, so that nothing being read moves. */
function NewerButton({ count, onClick }: { count: number; onClick: () => void }) {
  return (
    <span role="status">
      {count > 0 && (
        <Button size="small" onClick={onClick}>
          <Plural value={count} one="# new comment" other="# new comments" />
        </Button>
      )}
    </span>
  );
}

type WriteCommentProps = CommentsProps & { onWritten: (comment: CommentData) => void };

function WriteComment(props: WriteCommentProps) {
  const { pinId, isOff, isOwn, isSignedIn, brandName, onLogIn, onWritten } = props;
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [isFoundOff, setFoundOff] = useState(false);
  const close = () => {
    setOpen(false);
    setFoundOff(false);
  };
  if (isOpen && !isOff && !isFoundOff) {
    return (
      <CommentForm
        draftName={pinId}
        label={t`Comment`}
        about={{ pinId }}
        onWritten={(comment) => {
          onWritten(comment);
          close();
        }}
        onTurnedOff={isOwn ? () => setFoundOff(true) : undefined}
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

type TurnedOffDialogProps = { isOpen: boolean; onClose: () => void; brandName: string };

function TurnedOffDialog({ brandName, ...dialog }: TurnedOffDialogProps) {
  return (
    <NoticeDialog {...dialog} title={<Trans>Comments are turned off</Trans>} done={<Trans>Got it</Trans>}>
      <Trans>
        You can use the {brandName} app to allow comments on your Pins. Go to social permissions under
        settings.
      </Trans>
    </NoticeDialog>
  );
}
