import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx';
import { BanIcon, EllipsisIcon, EyeOffIcon, LogOutIcon } from '#design/icons/icons.tsx';
import { IconMenuButton } from '#design/menu/menu-button.tsx';
import { toast } from '#design/toast/toast.ts';
import { live } from '#platform/live/live.ts';
import { call } from '#platform/resource/client.ts';
import { CONVERSATIONS_PATH } from '../conversation.ts';
import type { ConversationData } from './conversation-data.ts';

/** Putting a conversation away, leaving a group, blocking the other one. */
export function ThreadMenu({ conversation: { id, people, isGroup } }: { conversation: ConversationData }) {
  const { t } = useLingui();
  const [asks, setAsks] = useState<'leave' | 'block' | null>(null);
  const [isPending, setPending] = useState(false);
  const act = useActing(setPending);
  const [other] = isGroup ? [] : people;
  const leave = (text: string) =>
    act(() => call('ConversationResource.delete', { conversation_id: id }), text);
  const hide = {
    id: 'hide',
    label: t`Hide conversation`,
    icon: <EyeOffIcon size={18} />,
    onSelect: () => leave(t`Hidden until somebody writes again`),
  };
  const go = {
    ...{ id: 'leave', label: t`Leave group`, icon: <LogOutIcon size={18} /> },
    onSelect: () => setAsks('leave'),
  };
  const block = other && {
    ...{ id: 'block', label: t`Block ${other.fullName}`, icon: <BanIcon size={18} /> },
    onSelect: () => setAsks('block'),
  };
  const entries = isGroup ? [go] : block ? [hide, block] : [hide];
  const close = () => setAsks(null);
  return (
    <>
      <IconMenuButton label={t`Conversation options`} size="small" groups={[{ id: 'acts', entries }]}>
        <EllipsisIcon />
      </IconMenuButton>
      <ConfirmDialog
        isOpen={asks === 'leave'}
        onClose={close}
        title={t`Leave this group?`}
        confirmLabel={t`Leave`}
        isPending={isPending}
        isDanger
        onConfirm={() => leave(t`You have left the group`)}
      >
        <Trans>You will not see what is written in it any more.</Trans>
      </ConfirmDialog>
      {other && (
        <ConfirmDialog
          isOpen={asks === 'block'}
          onClose={close}
          title={t`Block ${other.fullName}?`}
          confirmLabel={t`Block`}
          isPending={isPending}
          isDanger
          onConfirm={() =>
            act(
              () => call('UserBlockResource.create', { blocked_user_id: other.id }),
              t`You have blocked ${other.fullName}`,
            )
          }
        >
          <Trans>
            Neither of you can write to, follow or see the other any more. This conversation is closed.
          </Trans>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Does something that ends the conversation here, says so, and goes back to the others. */
function useActing(setPending: (isPending: boolean) => void) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return async (run: () => Promise<unknown>, done: string) => {
    setPending(true);
    try {
      await run();
      live.look();
      toast.show({ kind: 'success', text: done, duration: 5000 });
      await navigate(CONVERSATIONS_PATH);
    } catch {
      toast.show({ kind: 'error', text: t`That did not work. Please try again.`, duration: 5000 });
    }
    setPending(false);
  };
}
