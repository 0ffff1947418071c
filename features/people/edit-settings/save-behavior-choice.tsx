import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Radio } from '#design/checkbox/checkbox.tsx';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';
import { SAVE_BEHAVIORS, type SaveBehavior } from '../person.ts';
import styles from './save-behavior-choice.module.css';

/** What the Save button does at once: put a pin on the profile, or ask for a board. */
export function SaveBehaviorChoice({ kept }: { kept: SaveBehavior }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(kept);
  const choose = async (next: SaveBehavior) => {
    setChosen(next);
    try {
      await call('UserSettingsResource.update', { save_behavior: next });
    } catch {
      setChosen(chosen);
      toast.show({
        kind: 'error',
        text: t`Your choice could not be saved. Please try again.`,
        duration: 5000,
      });
    }
  };
  const choices = [
    { value: SAVE_BEHAVIORS.showBoardPicker, label: t`Ask me for a board` },
    { value: SAVE_BEHAVIORS.saveToProfile, label: t`Save to my profile, I sort later` },
  ];
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t`When I save a Pin`}</legend>
      {choices.map(({ value, label }) => (
        <Radio key={value} name="save-behavior" checked={chosen === value} onChange={() => choose(value)}>
          {label}
        </Radio>
      ))}
    </fieldset>
  );
}
