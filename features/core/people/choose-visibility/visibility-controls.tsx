import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { IconButton } from '#design/button/icon-button.tsx';
import { Switch } from '#design/checkbox/checkbox.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { EyeIcon } from '#design/icons/icons.tsx';
import type { Visibility, VisibilityChoice } from './use-visibility.ts';
import styles from './visibility-controls.module.css';

type VisibilityControlsProps = {
  shown: Visibility;
  hasShoppingList: boolean;
  onChange: (choice: VisibilityChoice, isShown: boolean) => void;
};

export function VisibilityControls({ shown, hasShoppingList, onChange }: VisibilityControlsProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const choices: { id: VisibilityChoice; label: string; hint: string }[] = [
    { id: 'show_all_pins', label: t`All Pins`, hint: t`Links to everything you saved` },
  ];
  if (hasShoppingList) {
    const hint = t`Links to products you saved`;
    choices.push({ id: 'show_shopping_list', label: t`Shopping list`, hint });
  }
  return (
    <>
      <IconButton
        label={t`Visibility controls`}
        size="small"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <EyeIcon />
      </IconButton>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t`Visibility controls`} size="small">
        <p className={styles.words}>
          <Trans>Which cards appear among your boards. Only you can see them.</Trans>
        </p>
        <div className={styles.choices}>
          {choices.map(({ id, label, hint }) => (
            <Switch
              key={id}
              checked={shown[id]}
              hint={hint}
              onChange={({ target }) => onChange(id, target.checked)}
            >
              {label}
            </Switch>
          ))}
        </div>
      </Dialog>
    </>
  );
}
