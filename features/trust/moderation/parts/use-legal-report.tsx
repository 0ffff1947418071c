import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { FlagIcon } from '#design/icons/icons.tsx';
import type { MenuEntry } from '#design/menu/menu.tsx';
import { call } from '#platform/resource/client.ts';
import type { TakedownLaw } from '../takedown.ts';
import { takedownPath } from './report-path.ts';

/**
 * In the menu of a visitor: the legal report, where a law of their country gives them one. Which country that is, is
 * asked from the browser once the menu is opened, as the page is the same for all.
 */
export function useLegalReport(about: string): MenuEntry[] {
  const { t } = useLingui();
  const [law, setLaw] = useState<TakedownLaw | null>(null);
  useEffect(() => {
    // Where the answer does not come, the menu does without the entry.
    askForLaw().then(setLaw, () => {});
  }, []);
  if (!law) return [];
  const label = t`Make a legal report`;
  return [{ id: 'legal', label, icon: <FlagIcon size={18} />, to: takedownPath(law, about) }];
}

/** The law by which visitors here can report something; null where there is none. */
export async function askForLaw(): Promise<TakedownLaw | null> {
  return (await call('ReportOptionsResource.get', {})).data.legal_law;
}
