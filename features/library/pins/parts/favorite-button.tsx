import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { IconButton } from '#design/button/icon-button.tsx';
import { StarIcon } from '#design/icons/visitor-icons.tsx';
import { toast } from '#design/toast/toast.ts';
import { loginPrompt } from '#features/core/identity/parts/login-prompt.ts';
import { call } from '#platform/resource/client.ts';
import { useSwitch } from '#platform/resource/use-switch.ts';

type FavoriteButtonProps = { pinId: string; isFavorite: boolean; isSignedIn: boolean };

/** Marks a pin as a favourite, or no longer. */
export function FavoriteButton({ pinId, isFavorite, isSignedIn }: FavoriteButtonProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(isFavorite);
  const turn = async (isOn: boolean) => {
    try {
      await call(isOn ? 'PinFavoriteResource.create' : 'PinFavoriteResource.delete', { pin_id: pinId });
    } catch (error) {
      toast.show({ kind: 'error', text: t`That did not work. Please try again.` });
      throw error;
    }
    setShown(isOn);
  };
  const [isOn, press] = useSwitch(shown, { turn, refresh: async () => {}, refreshAfter: 0 });
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
