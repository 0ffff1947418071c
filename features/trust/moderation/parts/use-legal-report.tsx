import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { FlagIcon } from '#design/icons/icons.tsx';
import type { MenuEntry } from '#design/menu/menu.tsx';
import { call } from '#platform/resource/client.ts';
import type { TakedownLaw } from '../takedown.ts';
import styles from './report-form.module.css';
import { takedownPath, takedownsPath } from './report-path.ts';

/** The browser asks for the country once the menu opens, as the page is the same for all. */
export function useLegalReport(about: string): MenuEntry[] {
  const { t } = useLingui();
  const [law, setLaw] = useState<TakedownLaw | null>(null);
  useEffect(() => {
    // If this fails, the menu has no such entry.
    askForLaw().then(setLaw, () => {});
  }, []);
  if (!law) return [];
  const label = t`Make a legal report`;
  return [{ id: 'legal', label, icon: <FlagIcon size={18} />, to: takedownPath(law, about) }];
}

export async function askForLaw(): Promise<TakedownLaw | null> {
  return (await call('ReportOptionsResource.get', {})).data.legal_law;
}

/** Shown whatever country the reader is in. */
export function LegalWay({ about, onLeave }: { about: string; onLeave?: () => void }) {
  return (
    <p className={styles.legal}>
      <Trans>
        Does it break the law or violate your rights?{' '}
        <Link to={takedownsPath(about)} onClick={onLeave}>
          Make a legal request
        </Link>
      </Trans>
    </p>
  );
}
