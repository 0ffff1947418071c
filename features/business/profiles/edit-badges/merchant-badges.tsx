import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { IconButton } from '#design/button/icon-button.tsx';
import { Hint } from '#design/hint/hint.tsx';
import { PencilIcon } from '#design/icons/icons.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import { BadgeRow } from '../parts/badge-row.tsx';
import type { BadgeSheetProps } from './badge-sheet.tsx';
import type { MerchantBadgesData } from './merchant-badges-data.ts';
import { useBadgeHint } from './use-badge-hint.ts';
import { useSelection } from './use-selection.ts';

const BadgeSheet = onDemand<BadgeSheetProps>(async () => (await import('./badge-sheet.tsx')).BadgeSheet);

/** The badges of a merchant; on the own profile with the way to choose them. */
export function MerchantBadges({ merchant }: { merchant: MerchantBadgesData }) {
  const { shown, color, choose } = useSelection(merchant);
  return (
    <>
      <BadgeRow badges={shown} color={color} />
      {merchant.earned && (
        <EditBadges
          earned={merchant.earned}
          isHintDue={merchant.isHintDue}
          selection={{ shown: shown.map(({ id }) => id), color }}
          onSave={choose}
        />
      )}
    </>
  );
}

type EditBadgesProps = Pick<BadgeSheetProps, 'earned' | 'selection' | 'onSave'> & { isHintDue: boolean };

function EditBadges({ isHintDue, ...props }: EditBadgesProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const hint = useBadgeHint(isHintDue);
  const open = () => {
    setOpen(true);
    if (hint.isDue) hint.putAway();
  };
  return (
    <>
      <IconButton
        label={t`Edit merchant details`}
        size="tiny"
        look="filled"
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={BadgeSheet.preload}
      >
        <PencilIcon size={16} />
      </IconButton>
      {hint.isDue && (
        <Hint onDismiss={hint.putAway}>
          <Trans>New: choose which badges your profile shows</Trans>
        </Hint>
      )}
      <BadgeSheet {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
