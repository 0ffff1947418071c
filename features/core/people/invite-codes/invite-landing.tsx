import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';

type InviteLandingProps = {
  person: { id: string; isPrivate: boolean; isFollowedByMe: boolean };
  code: string;
  onFollow: () => void;
};

/** Redeems the invite for a private profile, then asks whether to follow. */
export function InviteLanding({ person, code, onFollow }: InviteLandingProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const [inviter, setInviter] = useState<string | null>(null);
  const isRedeemed = person.isPrivate && !person.isFollowedByMe;
  const leave = async (text: string) => {
    await navigate('/', { replace: true });
    toast.show({ kind: 'error', text });
  };
  const redeem = async () => {
    try {
      const { user } = (await call('POST /v3/invite_code/:code/redeem/', { code })).data;
      if (user.id === person.id) setInviter(user.first_name);
      else await leave(t`This invite link is for another profile.`);
    } catch (error) {
      await leave(failureText(error));
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each code
  useEffect(() => {
    if (isRedeemed) redeem();
  }, [code]);
  const close = () => setInviter(null);
  const follow = () => {
    close();
    onFollow();
  };
  return <FollowPrompt inviter={inviter} onClose={close} onFollow={follow} />;
}

type FollowPromptProps = { inviter: string | null; onClose: () => void; onFollow: () => void };

function FollowPrompt({ inviter, onClose, onFollow }: FollowPromptProps) {
  const { t } = useLingui();
  const name = inviter ?? '';
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
          <Button variant="primary" onClick={onFollow}>
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
