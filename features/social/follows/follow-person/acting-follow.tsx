import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { type FollowInput, type FollowState, useFollow } from './use-follow.ts';

export function ActingFollow(props: FollowInput) {
  const [state, toggle] = useFollow(props);
  return <FollowToggle state={state} name={props.person.fullName} onClick={toggle} />;
}

type FollowToggleProps = { state: FollowState; name: string; onClick?: () => void };

/** The label states the current state. */
export function FollowToggle({ state, name, onClick }: FollowToggleProps) {
  const { t } = useLingui();
  const labels = { none: t`Follow ${name}`, following: t`Following ${name}`, asked: t`Requested: ${name}` };
  return (
    <Button
      size="small"
      variant={state === 'none' ? 'primary' : undefined}
      aria-label={labels[state]}
      onClick={onClick}
    >
      {state === 'none' && <Trans>Follow</Trans>}
      {state === 'following' && <Trans>Following</Trans>}
      {state === 'asked' && <Trans>Requested</Trans>}
    </Button>
  );
}
