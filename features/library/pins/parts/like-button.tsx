import { Trans, useLingui } from '@lingui/react/macro';
import { QuietButton } from '#design/button/quiet-button.tsx';
import { VisuallyHidden } from '#design/hidden/visually-hidden.tsx';
import { HeartIcon } from '#design/icons/icons.tsx';
import { toast } from '#design/toast/toast.ts';
import { ON_OR_OFF, useSwitch } from '#platform/resource/use-switch.ts';

type LikeButtonProps = {
  isLiked: boolean;
  likeCount: number;
  turn: (isOn: boolean) => Promise<unknown>;
  onLogIn?: (() => void) | undefined;
};

export function LikeButton({ isLiked, likeCount, turn, onLogIn }: LikeButtonProps) {
  const { t, i18n } = useLingui();
  const tell = async (isOn: boolean) => {
    try {
      await turn(isOn);
    } catch (error) {
      toast.show({ kind: 'error', text: t`That didn't work. Try again.` });
      throw error;
    }
    return isOn;
  };
  const [isOn, press] = useSwitch(isLiked, { ...ON_OR_OFF, turn: tell });
  const count = likeCount + Number(isOn) - Number(isLiked);
  return (
    <QuietButton aria-pressed={isOn} onClick={onLogIn ?? press}>
      <HeartIcon size={16} filled={isOn} />
      <VisuallyHidden>
        <Trans>Like</Trans>
      </VisuallyHidden>
      {count > 0 && i18n.number(count)}
    </QuietButton>
  );
}
