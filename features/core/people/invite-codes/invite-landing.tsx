import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';

type InviteLandingProps = {
  person: { id: string; isPrivate: boolean; isOwner: boolean; isFollowedByMe: boolean };
  code: string;
  isActor: boolean;
  onFollowed: () => void;
};

/** Redeems the invite for a private profile, then asks whether to follow. */
export function InviteLanding({ person, code, isActor, onFollowed }: InviteLandingProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const [inviter, setInviter] = useState<{ id: string; firstName: string } | null>(null);
  const isRedeemed = isActor && person.isPrivate && !person.isOwner && !person.isFollowedByMe;
  const leave = async (text: string) => {
    await navigate('/');
    toast.show({ kind: 'error', text });
  };
  const redeem = async () => {
    try {
      const { user } = (await call('POST /v3/invite_code/:code/redeem/', { code })).data;
      if (user.id === person.id) setInviter({ id: user.id, firstName: user.first_name });
      else await leave(t`This invite link is for another profile.`);
    } catch (error) {
      await leave(failureText(error));
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each code
  useEffect(() => {
    if (isRedeemed) redeem();
  }, [code]);
  return (
    <FollowPrompt inviter={inviter} code={code} onClose={() => setInviter(null)} onFollowed={onFollowed} />
  );
}

type FollowPromptProps = {
  inviter: { id: string; firstName: string } | null;
  code: string;
  onClose: () => void;
  onFollowed: () => void;
};

function FollowPrompt({ inviter, code, onClose, onFollowed }: FollowPromptProps) {
  const { t } = useLingui();
  const [isPending, setPending] = useState(false);
  const name = inviter?.firstName ?? '';
  const follow = async () => {
    if (!inviter) return;
    setPending(true);
    try {
      const { data } = await call('UserFollowResource.create', { user_id: inviter.id, invite_code: code });
      onClose();
      if (data.explicitly_followed_by_me) onFollowed();
    } catch {
      onClose();
    }
    setPending(false);
  };
  return (
    <Dialog
      isOpen={inviter !== null}
      onClose={onClose}
      title={t`Follow ${name}?`}
      size="small"
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
          <Button variant="primary" pending={isPending} onClick={follow}>
            {t`Follow ${name}`}
          </Button>
        </>
      }
    >
      <p>
        <Trans>{name} invited you to follow their private profile. Follow to see everything on it.</Trans>
      </p>
    </Dialog>
  );
}
