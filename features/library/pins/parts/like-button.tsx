import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { QuietButton } from '#design/button/quiet-button.tsx';
import { VisuallyHidden } from '#design/hidden/visually-hidden.tsx';
import { HeartIcon } from '#design/icons/icons.tsx';
import { toast } from '#design/toast/toast.ts';
import { useSwitch } from '#platform/resource/use-switch.ts';

interface Likes {
  isLiked: boolean;
  likeCount: number;
}

type LikeButtonProps = Likes & {
  /** Tells the server; throws where that failed. */
  turn: (isOn: boolean) => Promise<unknown>;
  /** Instead of liking: asks to log in. */
  onLogIn?: (() => void) | undefined;
};

/** A heart with how many like what somebody said. A press shows at once, and goes back where the server says no. */
export function LikeButton({ isLiked, likeCount, turn, onLogIn }: LikeButtonProps) {
  const { t, i18n } = useLingui();
  const [shown, setShown] = useState<Likes>({ isLiked, likeCount });
  const [known, setKnown] = useState<Likes>(shown);
  // Others like it meanwhile, where the page is told so.
  if (known.isLiked !== isLiked || known.likeCount !== likeCount) {
    setKnown({ isLiked, likeCount });
    setShown({ isLiked, likeCount });
  }
  const tell = async (isOn: boolean) => {
    try {
      await turn(isOn);
    } catch (error) {
      toast.show({ kind: 'error', text: t`That did not work. Please try again.` });
      throw error;
    }
    setShown((before) => ({ isLiked: isOn, likeCount: before.likeCount + change(before.isLiked, isOn) }));
  };
  const [isOn, press] = useSwitch(shown.isLiked, { turn: tell, refresh: async () => {}, refreshAfter: 0 });
  const count = shown.likeCount + change(shown.isLiked, isOn);
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

const change = (was: boolean, is: boolean) => Number(is) - Number(was);
