import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { IconButton } from '#design/button/icon-button.tsx';
import { StarIcon } from '#design/icons/visitor-icons.tsx';
import { toast } from '#design/toast/toast.ts';
import { loginPrompt } from '#features/identity/parts/login-prompt.ts';
import { call } from '#platform/resource/client.ts';

type FavoriteButtonProps = { pinId: string; isFavorite: boolean; isSignedIn: boolean };

/** Marks a pin as a favourite, or no longer. */
export function FavoriteButton({ pinId, isFavorite, isSignedIn }: FavoriteButtonProps) {
  const { t } = useLingui();
  const [isOn, setOn] = useState(isFavorite);
  const toggle = async () => {
    if (!isSignedIn) return loginPrompt.open({ reason: 'other' });
    const next = !isOn;
    setOn(next);
    try {
      await call(next ? 'PinFavoriteResource.create' : 'PinFavoriteResource.delete', { pin_id: pinId });
    } catch {
      setOn(!next);
      toast.show({ kind: 'error', text: t`That did not work. Please try again.` });
    }
  };
  return (
    <IconButton label={isOn ? t`Favorite` : t`Mark as favorite`} aria-pressed={isOn} onClick={toggle}>
      <StarIcon />
    </IconButton>
  );
}
