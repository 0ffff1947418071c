import { useLingui } from '@lingui/react/macro';
import { IconButton } from '#design/button/icon-button.tsx';
import { StarIcon } from '#design/icons/visitor-icons.tsx';
import { toast } from '#design/toast/toast.ts';
import { loginPrompt } from '#features/core/identity/parts/login-prompt.ts';
import { call } from '#platform/resource/client.ts';
import { ON_OR_OFF, useSwitch } from '#platform/resource/use-switch.ts';

type FavoriteButtonProps = { pinId: string; isFavorite: boolean; isSignedIn: boolean };

export function FavoriteButton({ pinId, isFavorite, isSignedIn }: FavoriteButtonProps) {
  const { t } = useLingui();
  const turn = async (isOn: boolean) => {
    try {
      await call(isOn ? 'PinFavoriteResource.create' : 'PinFavoriteResource.delete', { pin_id: pinId });
    } catch (error) {
      toast.show({ kind: 'error', text: t`That did not work. Please try again.` });
      throw error;
    }
    return isOn;
  };
  const [isOn, press] = useSwitch(isFavorite, { ...ON_OR_OFF, turn });
  return (
    <IconButton
      label={isOn ? t`Favorite` : t`Mark as favorite`}
      aria-pressed={isOn}
      onClick={isSignedIn ? press : () => loginPrompt.open({ reason: 'other' })}
    >
      <StarIcon />
    </IconButton>
  );
}
