import { useLingui } from '@lingui/react/macro';
import { Switch } from '#design/checkbox/checkbox.tsx';
import type { CookieChoice, CookieFlag } from '../cookie-choice.ts';
import styles from './cookie-switches.module.css';

type CookieSwitchesProps = {
  choice: CookieChoice;
  onChange: (flag: CookieFlag, isAllowed: boolean) => void;
};

export function CookieSwitches({ choice, onChange }: CookieSwitchesProps) {
  const { t } = useLingui();
  const switches: { flag: CookieFlag; label: string; hint: string }[] = [
    {
      ...{ flag: 'allow_analytic_cookies', label: t`Analytics` },
      hint: t`We record what you see and click for 90 days. If you turn this off, we only keep totals and delete the records.`,
    },
    {
      ...{ flag: 'allow_marketing_cookies', label: t`Marketing` },
      hint: t`We record whose invite brought you here. If you turn this off, we only count the visit.`,
    },
    {
      ...{ flag: 'allow_personalization_cookies', label: t`Personalization` },
      hint: t`We suggest boards based on the Pins you saved. If you turn this off, you get no suggestions.`,
    },
  ];
  return (
    <div className={styles.switches}>
      {switches.map(({ flag, label, hint }) => (
        <Switch
          key={flag}
          checked={choice[flag]}
          hint={hint}
          onChange={(event) => onChange(flag, event.currentTarget.checked)}
        >
          {label}
        </Switch>
      ))}
    </div>
  );
}
