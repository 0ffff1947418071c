import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import type { FollowState } from './follow-intent.ts';

type FollowLookProps = { state: FollowState; name: string; onClick?: () => void };

/** Follow, Following, or Requested: what the button says is how things are. */
export function FollowLook({ state, name, onClick }: FollowLookProps) {
  const { t } = useLingui();
  const labels = { none: t`Follow ${name}`, following: t`Following ${name}`, asked: t`Requested: ${name}` };
  return (
    <Button
      size="small"
      look={state === 'none' ? 'primary' : undefined}
      aria-label={labels[state]}
      onClick={onClick}
    >
      {state === 'none' && <Trans>Follow</Trans>}
      {state === 'following' && <Trans>Following</Trans>}
      {state === 'asked' && <Trans>Requested</Trans>}
    </Button>
  );
}
