import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Radio } from '#design/checkbox/checkbox.tsx';
import { ChoiceGroup } from '#design/checkbox/choice-group.tsx';
import type { ObjectiveType } from '../campaign.ts';

interface ObjectiveChoiceProps<T extends ObjectiveType> {
  name: string;
  offered: readonly T[];
  chosen: T;
  onChoose: (objective: T) => void;
  error?: ReactNode;
}

export function ObjectiveChoice<T extends ObjectiveType>(props: ObjectiveChoiceProps<T>) {
  const { name, offered, chosen, onChoose, error } = props;
  const texts = useObjectiveTypeTexts();
  return (
    <ChoiceGroup legend={<Trans>What do you want to achieve?</Trans>} error={error}>
      {offered.map((one) => (
        <Radio
          key={one}
          name={name}
          value={one}
          checked={chosen === one}
          onChange={() => onChoose(one)}
          hint={texts[one].about}
        >
          {texts[one].name}
        </Radio>
      ))}
    </ChoiceGroup>
  );
}

function useObjectiveTypeTexts(): Record<ObjectiveType, { name: string; about: string }> {
  const { t } = useLingui();
  return {
    AWARENESS: { name: t`Awareness`, about: t`Be seen by many people. You pay for impressions.` },
    CONSIDERATION: { name: t`Traffic`, about: t`Bring people to your website. You pay for clicks.` },
    WEB_CONVERSION: {
      name: t`Conversions`,
      about: t`Have people buy or sign up on your website. You pay for clicks.`,
    },
    CATALOG_SALES: {
      name: t`Catalog sales`,
      about: t`Advertise products of your catalog. You pay for clicks.`,
    },
    VIDEO_COMPLETION: { name: t`Video views`, about: t`Have your videos seen. You pay for impressions.` },
  };
}
