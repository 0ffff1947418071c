import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Select } from '#design/select/select.tsx';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';

const AUTOMATIC = '';

interface LanguageChoiceProps {
  stored: string | null;
  languages: readonly { locale: string; name: string }[];
  onChanged(): void;
}

export function LanguageChoice({ stored, languages, onChanged }: LanguageChoiceProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(stored ?? AUTOMATIC);
  const choose = async (next: string) => {
    setChosen(next);
    try {
      await call('UserLocaleResource.update', { locale: next || null });
      onChanged();
    } catch {
      setChosen(stored ?? AUTOMATIC);
      toast.show({ kind: 'error', text: t`We couldn't save your choice. Try again.` });
    }
  };
  return (
    <Select
      label={t`Language`}
      hint={t`Pages and emails are in this language, on all your devices.`}
      value={chosen}
      onChange={(event) => choose(event.currentTarget.value)}
      options={[
        { value: AUTOMATIC, label: t`Automatic (browser)` },
        ...languages.map(({ locale, name }) => ({ value: locale, label: name })),
      ]}
    />
  );
}
