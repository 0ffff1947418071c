import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { type CookieChoice, type CookieSurface, everyCookie } from '../cookie-choice.ts';
import { CookieSwitches } from './cookie-switches.tsx';

export type CookieDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** The earlier choice; without one, nothing is allowed. */
  stored?: CookieChoice | null;
  onChoose: (choice: CookieChoice, surface: CookieSurface) => Promise<boolean>;
};

export function CookieDialog({ isOpen, onClose, stored, onChoose }: CookieDialogProps) {
  const { t } = useLingui();
  const [choice, setChoice] = useState(() => stored ?? everyCookie(false));
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    const isKept = await onChoose(choice, 'cookie_settings');
    setSaving(false);
    if (isKept) onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Cookie settings`}
      size="small"
      actions={
        <Button variant="primary" onClick={save} pending={isSaving}>
          <Trans>Save</Trans>
        </Button>
      }
    >
      <CookieSwitches
        choice={choice}
        onChange={(flag, isAllowed) => setChoice({ ...choice, [flag]: isAllowed })}
      />
    </Dialog>
  );
}
