import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { VisuallyHidden } from '#design/hidden/visually-hidden.tsx';
import { EllipsisIcon, FlagIcon, HeartIcon, TrashIcon } from '#design/icons/icons.tsx';
import { IconMenuButton } from '#design/menu/menu-button.tsx';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';
import { useSwitch } from '#platform/resource/use-switch.ts';
import styles from './comment-acts.module.css';
import type { CommentData } from './comment-data.ts';
import type { CommentsProps } from './comments-props.ts';
import { DeleteComment } from './delete-comment.tsx';

type CommentActsProps = Pick<CommentsProps, 'isSignedIn' | 'onLogIn' | 'onReport'> & {
  comment: CommentData;
  onAnswer: () => void;
  onDeleted: () => void;
};

/** What one can do with a comment: like it, answer it, report or delete it. */
export function CommentActs({ comment, onAnswer, onDeleted, ...viewer }: CommentActsProps) {
  const { t } = useLingui();
  const { id, author, isDeletable } = comment;
  const [isAsking, setAsking] = useState(false);
  const remove = {
    ...{ id: 'delete', label: t`Delete`, icon: <TrashIcon size={18} />, isDanger: true },
    onSelect: () => setAsking(true),
  };
  const report = {
    ...{ id: 'report', label: t`Report`, icon: <FlagIcon size={18} /> },
    onSelect: () => viewer.onReport(id),
  };
  return (
    <>
      <LikeButton comment={comment} {...viewer} />
      <button type="button" className={styles.act} onClick={onAnswer}>
        <Trans>Answer</Trans>
      </button>
      <IconMenuButton
        label={t`More about the comment of ${author.fullName}`}
        size="tiny"
        groups={[{ id: 'acts', entries: isDeletable ? [remove, report] : [report] }]}
      >
        <EllipsisIcon size={18} />
      </IconMenuButton>
      <DeleteComment id={id} isOpen={isAsking} onClose={() => setAsking(false)} onDeleted={onDeleted} />
    </>
  );
}

type LikeButtonProps = Pick<CommentActsProps, 'comment' | 'isSignedIn' | 'onLogIn'>;

function LikeButton({ comment: { id, isLiked, likeCount }, isSignedIn, onLogIn }: LikeButtonProps) {
  const { t, i18n } = useLingui();
  const [told, setTold] = useState({ isLiked, likeCount });
  const turn = async (isOn: boolean) => {
    try {
      await call(`AggregatedCommentLikeResource.${isOn ? 'create' : 'delete'}`, { commentId: id });
    } catch (error) {
      toast.show({ kind: 'error', text: t`That did not work. Please try again.`, duration: 5000 });
      throw error;
    }
    setTold((before) => ({ isLiked: isOn, likeCount: before.likeCount + change(before.isLiked, isOn) }));
  };
  const [isOn, press] = useSwitch(told.isLiked, { turn, refresh: async () => {}, refreshAfter: 0 });
  const count = told.likeCount + change(told.isLiked, isOn);
  return (
    <button type="button" className={styles.act} aria-pressed={isOn} onClick={isSignedIn ? press : onLogIn}>
      <HeartIcon size={16} filled={isOn} />
      <VisuallyHidden>
        <Trans>Like</Trans>
      </VisuallyHidden>
      {count > 0 && i18n.number(count)}
    </button>
  );
}

const change = (was: boolean, is: boolean) => Number(is) - Number(was);
