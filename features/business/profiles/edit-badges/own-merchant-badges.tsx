import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { IconButton } from '#design/button/icon-button.tsx';
import { PencilIcon } from '#design/icons/icons.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';
import { optOutFor, textColorOn } from '../badge.ts';
import { BadgeRow, LabelRow } from '../parts/badge-row.tsx';
import type { BadgeSheetProps, Selection } from './badge-sheet.tsx';
import type { MerchantBadgesData } from './merchant-badges-data.ts';

const BadgeSheet = onDemand(() => import('./badge-sheet.tsx'), 'BadgeSheet');

/** For the merchant. */
export function OwnMerchantBadges({ merchant }: { merchant: MerchantBadgesData }) {
  const { shown, color, choose } = useSelection(merchant);
  return (
    <>
      <BadgeRow badges={shown} color={color} textColor={textColorOn(color)} />
      <LabelRow labels={merchant.labels} />
      {merchant.earned && (
        <EditBadges
          earned={merchant.earned}
          settingsPath={merchant.settingsPath}
          selection={{ shown: shown.map(({ id }) => id), color }}
          onSave={choose}
        />
      )}
    </>
  );
}

type EditBadgesProps = Pick<BadgeSheetProps, 'earned' | 'settingsPath' | 'selection' | 'onSave'>;

function EditBadges(props: EditBadgesProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t`Edit merchant details`}
        size="tiny"
        variant="filled"
        aria-haspopup="dialog"
        data-anchor="merchant-badges"
        onClick={() => setOpen(true)}
        onPointerEnter={BadgeSheet.preload}
      >
        <PencilIcon size={16} />
      </IconButton>
      <BadgeSheet {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** A choice shows at once, then the server's answer; a refusal undoes it. */
function useSelection(merchant: MerchantBadgesData) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  // The choice holds until the page has new data, so that both change in one render.
  const [choice, setChoice] = useState<{ since: MerchantBadgesData; selection: Selection } | null>(null);
  const chosen = choice?.since === merchant ? choice.selection : null;
  const earned = merchant.earned ?? [];
  const choose = async (selection: Selection) => {
    setChoice({ since: merchant, selection });
    const badgeOptOut = optOutFor(earned, selection.shown);
    try {
      await call('VerifiedMerchantResource.update', {
        inspirational_badge_selection: { badgeColor: selection.color, badgeOptOut },
      });
      await revalidate();
    } catch {
      setChoice(null);
      toast.show({
        kind: 'error',
        text: t`We couldn't save your badges. Try again.`,
      });
    }
  };
  return {
    shown: chosen ? earned.filter(({ id }) => chosen.shown.includes(id)) : merchant.shown,
    color: chosen?.color ?? merchant.color,
    choose,
  };
}
