import { useLingui } from '@lingui/react/macro';
import { Switch } from '#design/checkbox/checkbox.tsx';
import type { CookieChoice, CookieFlag } from './cookie-choice.ts';
import styles from './cookie-switches.module.css';

type CookieSwitchesProps = {
  choice: CookieChoice;
  onChange: (flag: CookieFlag, isAllowed: boolean) => void;
};

/** What each consent is for, and whether it is given. */
export function CookieSwitches({ choice, onChange }: CookieSwitchesProps) {
  const { t } = useLingui();
  const switches: { flag: CookieFlag; label: string; hint: string }[] = [
    {
      ...{ flag: 'allow_analytic_cookies', label: t`Analytics` },
      hint: t`What you see and press is noted with your account for 90 days. Without it we only count, and what was noted is deleted.`,
    },
    {
      ...{ flag: 'allow_marketing_cookies', label: t`Marketing` },
      hint: t`Whose invite you came by is noted with your account. Without it we only count that somebody came.`,
    },
    {
      ...{ flag: 'allow_personalization_cookies', label: t`Personalization` },
      hint: t`Boards are suggested to you from the Pins you saved. Without it you get no suggestions.`,
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
