import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';
import { optOutFor } from '../badge-choice.ts';
import type { Selection } from './badge-sheet.tsx';
import type { MerchantBadgesData } from './merchant-badges-data.ts';

/** The badges that show: what was chosen shows at once, then what the server says; a refusal takes it back. */
export function useSelection(merchant: MerchantBadgesData) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  // It counts until the page has learned anew; both change in one drawing then.
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
