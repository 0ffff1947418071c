import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { IconLink } from '#design/button/icon-button.tsx';
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx';
import {
  ArrowLeftIcon,
  BanIcon,
  EllipsisIcon,
  EyeOffIcon,
  FlagIcon,
  LogOutIcon,
} from '#design/icons/icons.tsx';
import { IconMenuButton } from '#design/menu/menu-button.tsx';
import { toast } from '#design/toast/toast.ts';
import { BlockSteps } from '#features/core/people/parts/block-dialogs.tsx';
import { live } from '#platform/live/live.ts';
import { call } from '#platform/resource/client.ts';
import { CONVERSATIONS_PATH } from '../conversation.ts';
import type { ConversationData } from './conversation-data.ts';
import { ConversationPicture, PeopleCount, useConversationName } from './conversation-name.tsx';
import styles from './thread.module.css';

export function ThreadHead({ conversation }: { conversation: ConversationData }) {
  const { t } = useLingui();
  const { people, isGroup } = conversation;
  const nameOf = useConversationName();
  const [other] = people;
  const words = (
    <>
      <ConversationPicture people={people} size={40} />
      <span className={styles.names}>
        <h1 className={styles.title} dir="auto">
          {nameOf(conversation)}
        </h1>
        <span className={styles.line}>
          {isGroup ? <PeopleCount count={people.length + 1} /> : other && `@${other.username}`}
        </span>
      </span>
    </>
  );
  return (
    <header className={styles.head}>
      <IconLink to={CONVERSATIONS_PATH} label={t`All messages`} size="small" className={styles.back}>
        <ArrowLeftIcon />
      </IconLink>
      {other && !isGroup ? (
        <Link to={`/${other.username}/`} className={styles.who}>
          {words}
        </Link>
      ) : (
        <div className={styles.who}>{words}</div>
      )}
      <ThreadMenu conversation={conversation} />
    </header>
  );
}

type ThreadMenuProps = { conversation: ConversationData };

function ThreadMenu({ conversation }: ThreadMenuProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { end } = useEnding();
  const [other] = conversation.people;
  const isRequest = conversation.state === 'request' || conversation.state === 'declined';
  const ask = () => setAsking(true);
  const icon = (shape: ReactNode, id: string, label: string, onSelect: () => unknown) => ({
    ...{ id, label, icon: shape, onSelect },
  });
  const hide = () =>
    end(
      () => call('ConversationResource.delete', { conversation_id: conversation.id }),
      isRequest ? t`Request declined` : t`Hidden until someone writes again`,
    );
  const ofOther = (who: ConversationData['people'][number]) => [
    icon(<BanIcon size={18} />, 'block', t`Block ${who.fullName}`, ask),
    {
      ...{ id: 'report', label: t`Report ${who.fullName}`, icon: <FlagIcon size={18} /> },
      to: `/${who.username}/report/`,
    },
  ];
  const ofPair = [
    icon(<EyeOffIcon size={18} />, 'hide', t`Hide conversation`, hide),
    ...(other ? ofOther(other) : []),
  ];
  const ofGroup = [icon(<LogOutIcon size={18} />, 'leave', t`Leave group`, ask)];
  const entries = conversation.isGroup ? ofGroup : ofPair;
  const Asking = conversation.isGroup ? AskToLeave : AskToBlock;
  return (
    <>
      <IconMenuButton label={t`Conversation options`} size="small" groups={[{ id: 'acts', entries }]}>
        <EllipsisIcon />
      </IconMenuButton>
      <Asking conversation={conversation} isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}

type AskingProps = ThreadMenuProps & { isOpen: boolean; onClose: () => void };

function AskToLeave({ conversation: { id }, isOpen, onClose }: AskingProps) {
  const { t } = useLingui();
  const { end, isPending } = useEnding();
  const leave = () => call('ConversationResource.delete', { conversation_id: id });
  return (
    <ConfirmDialog
      {...{ isOpen, onClose, isPending }}
      title={t`Leave this group?`}
      confirmLabel={t`Leave`}
      isDanger
      onConfirm={() => end(leave, t`You left the group`)}
    >
      <Trans>You'll no longer see new messages in it.</Trans>
    </ConfirmDialog>
  );
}

function AskToBlock({ conversation: { people }, isOpen, onClose }: AskingProps) {
  const navigate = useNavigate();
  const [person] = people;
  if (!person) return null;
  const blocking = { person, source: 'conversation', show: () => undefined, isReloaded: false } as const;
  const leave = () => {
    live.look();
    void navigate(CONVERSATIONS_PATH);
  };
  return <BlockSteps {...{ ...blocking, isOpen, onClose }} onConfirmed={leave} />;
}

function useEnding() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const end = async (run: () => Promise<unknown>, done: string) => {
    setPending(true);
    try {
      await run();
      live.look();
      toast.show({ kind: 'success', text: done });
      await navigate(CONVERSATIONS_PATH);
    } catch {
      toast.show({ kind: 'error', text: t`That didn't work. Try again.` });
    }
    setPending(false);
  };
  return { end, isPending };
}
