import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';

type Answer = 'accept' | 'decline';

export function useAnswerLink(token: string) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const [pending, setPending] = useState<Answer>();
  const tell = (kind: 'success' | 'error', text: string) => toast.show({ kind, text });

  const action = async (answer: Answer): Promise<string> => {
    if (answer === 'accept') {
      const { data } = await call('BoardInviteLinkResource.update', { token });
      tell('success', t`You're in! Save Pins, plan with collaborators, and more!`);
      return data.url;
    }
    await call('BoardInviteLinkResource.delete', { token });
    tell('success', t`Invitation declined`);
    return '/';
  };

  const answer = async (said: Answer) => {
    if (pending) return;
    setPending(said);
    try {
      await navigate(await action(said));
    } catch (error) {
      const isGone = error instanceof CallRefused && error.status === 404;
      tell('error', isGone ? t`Invalid Invite` : failureText(error));
    }
    setPending(undefined);
  };
  return { pending, answer };
}
