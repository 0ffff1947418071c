import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { QuietButton } from '#design/button/quiet-button.tsx';
import { DeleteDialog, type DeleteDialogProps } from '#design/dialog/delete-dialog.tsx';
import { EllipsisIcon, FlagIcon, TrashIcon } from '#design/icons/icons.tsx';
import type { MenuEntry } from '#design/menu/menu.tsx';
import { IconMenuButton } from '#design/menu/menu-button.tsx';
import { LikeButton } from '#features/library/pins/parts/like-button.tsx';
import { call } from '#platform/resource/client.ts';
import type { CommentData, CommentsProps } from './comment-data.ts';

type CommentButtonsProps = Pick<CommentsProps, 'isSignedIn' | 'viewerId' | 'onLogIn' | 'onReport'> & {
  comment: CommentData;
  onAnswer: () => void;
  onDeleted: () => void;
};

export function CommentButtons({ comment, onAnswer, onDeleted, ...viewer }: CommentButtonsProps) {
  const { t } = useLingui();
  const { id, author, isDeletable } = comment;
  const { isSignedIn, viewerId, onReport, onLogIn } = viewer;
  const [isAsking, setAsking] = useState(false);
  const entries: MenuEntry[] = [];
  if (isSignedIn && isDeletable) {
    const remove = { id: 'delete', label: t`Delete`, icon: <TrashIcon size={18} />, isDanger: true };
    entries.push({ ...remove, onSelect: () => setAsking(true) });
  }
  if (onReport && author.id !== viewerId) {
    const report = { id: 'report', label: t`Report`, icon: <FlagIcon size={18} /> };
    entries.push({ ...report, onSelect: () => onReport(id) });
  }
  return (
    <>
      <LikeButton
        isLiked={comment.isLiked}
        likeCount={comment.likeCount}
        turn={(isOn) =>
          call(`AggregatedCommentLikeResource.${isOn ? 'create' : 'delete'}`, { commentId: id })
        }
        onLogIn={isSignedIn ? undefined : onLogIn}
      />
      <QuietButton onClick={onAnswer}>
        <Trans>Reply</Trans>
      </QuietButton>
      {entries.length > 0 && (
        <IconMenuButton
          label={t`Options for ${author.fullName}'s comment`}
          size="tiny"
          groups={[{ id: 'acts', entries }]}
        >
          <EllipsisIcon size={18} />
        </IconMenuButton>
      )}
      <DeleteComment id={id} isOpen={isAsking} onClose={() => setAsking(false)} onDeleted={onDeleted} />
    </>
  );
}

type DeleteCommentProps = Pick<DeleteDialogProps, 'isOpen' | 'onClose' | 'onDeleted'> & { id: string };

function DeleteComment({ id, ...dialog }: DeleteCommentProps) {
  return (
    <DeleteDialog
      {...dialog}
      title={<Trans>Delete this comment?</Trans>}
      onDelete={() => call('AggregatedCommentResource.delete', { commentId: id })}
    >
      <Trans>Its replies are deleted too.</Trans>
    </DeleteDialog>
  );
}
