import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { type FollowInput, type FollowState, useFollow } from './use-follow.ts';

export function ActingFollow({ isBack, ...props }: FollowInput & { isBack?: boolean }) {
  const [state, toggle] = useFollow(props);
  return <FollowToggle {...{ state, isBack }} name={props.person.fullName} onClick={toggle} />;
}

type FollowToggleProps = {
  state: FollowState;
  name: string;
  /** They follow the viewer. */
  isBack?: boolean | undefined;
  onClick?: () => void;
};

/** The label states the current state. */
export function FollowToggle({ state, name, isBack, onClick }: FollowToggleProps) {
  const { t } = useLingui();
  const follow = isBack ? t`Follow back ${name}` : t`Follow ${name}`;
  const labels = { none: follow, following: t`Following ${name}`, asked: t`Requested: ${name}` };
  return (
    <Button
      size="small"
      variant={state === 'none' ? 'primary' : undefined}
      aria-label={labels[state]}
      onClick={onClick}
    >
      {state === 'none' && (isBack ? <Trans>Follow back</Trans> : <Trans>Follow</Trans>)}
      {state === 'following' && <Trans>Following</Trans>}
      {state === 'asked' && <Trans>Requested</Trans>}
    </Button>
  );
}
