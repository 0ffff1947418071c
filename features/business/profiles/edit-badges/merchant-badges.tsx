import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { IconButton } from '#design/button/icon-button.tsx';
import { PencilIcon } from '#design/icons/icons.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';
import { BADGE_PALETTE, type BadgeDetail, optOutFor } from '../badge.ts';
import { sayingLabels } from '../merchant.ts';
import { BadgeRow, LabelRow, type ShownLabels } from '../parts/badge-row.tsx';
import type { MerchantAnswer } from '../wire/merchant.view.ts';
import type { BadgeSheetProps, Selection } from './badge-sheet.tsx';

const BadgeSheet = onDemand<BadgeSheetProps>(async () => (await import('./badge-sheet.tsx')).BadgeSheet);

export function MerchantBadges({ merchant }: { merchant: MerchantBadgesData }) {
  const { shown, color, choose } = useSelection(merchant);
  return (
    <>
      <BadgeRow badges={shown} color={color} />
      <LabelRow {...merchant.labels} />
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
        text: t`Your badges could not be saved. Please try again.`,
      });
    }
  };
  return {
    shown: chosen ? earned.filter(({ id }) => chosen.shown.includes(id)) : merchant.shown,
    color: chosen?.color ?? merchant.color,
    choose,
  };
}

export interface MerchantBadgesData {
  shown: BadgeDetail[];
  color: string;
  /** Null for everybody but the merchant. */
  earned: BadgeDetail[] | null;
  labels: ShownLabels;
  /** Null for everybody but the account itself. */
  settingsPath: string | null;
}

/** Null if a merchant shows nothing and the viewer may change nothing. */
export function merchantBadgesData(
  merchant: MerchantAnswer,
  { isOwner, isActed }: { isOwner: boolean; isActed: boolean },
): MerchantBadgesData | null {
  const { inspirational_signal: signal, profile_badges: shown } = merchant;
  const labels = {
    diversity: sayingLabels(merchant.business_diversity_labels),
    owner: sayingLabels(merchant.owner_labels),
  };
  const badges = merchant.is_eligible_for_storefront_badges ? signal : null;
  const hasLabels = labels.diversity.length + labels.owner.length > 0;
  if (!hasLabels && (!badges || (!isOwner && shown.length === 0))) return null;
  return {
    ...{ shown, labels },
    color: signal?.inspirational_badge_selection.badgeColor ?? BADGE_PALETTE[0],
    earned: isOwner && badges ? badges.badge_details : null,
    settingsPath: isOwner && !isActed ? '/settings/verified-merchant/' : null,
  };
}
