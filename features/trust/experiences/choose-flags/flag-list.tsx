import { Trans, useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { Select } from '#design/select/select.tsx';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';
import styles from './flag-list.module.css';

export interface ListedFlag {
  name: string;
  groups: string[];
  group: string;
  is_chosen: boolean;
}

export interface FlagTexts {
  label: string;
  hint: string;
}

interface FlagListProps {
  flags: readonly ListedFlag[];
  texts: Partial<Record<string, FlagTexts>>;
}

export function FlagList({ flags, texts }: FlagListProps) {
  const { t } = useLingui();
  const choose = useChoose();
  const isAnyChosen = flags.some((flag) => flag.is_chosen);
  const groups: Partial<Record<string, string>> = {
    ...{ on: t`On`, off: t`Off`, enabled: t`On`, control: t`Off` },
    ...{ disable_all: t`Off`, disable_web_pins: t`Idea Pins only` },
  };
  return (
    <>
      <ul className={styles.list}>
        {flags.map((flag) => (
          <li key={flag.name} className={styles.flag} data-chosen={flag.is_chosen || undefined}>
            <Select
              {...(texts[flag.name] ?? { label: flag.name })}
              className={styles.field}
              value={flag.group}
              options={flag.groups.map((group) => ({ value: group, label: groups[group] ?? group }))}
              onChange={(event) => choose({ name: flag.name, group: event.target.value })}
            />
            {flag.is_chosen && (
              <Button variant="ghost" size="small" onClick={() => choose({ name: flag.name })}>
                <Trans>Reset</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p>
        <Button disabled={!isAnyChosen} onClick={() => choose({})}>
          <Trans>Reset all</Trans>
        </Button>
      </p>
    </>
  );
}

function useChoose() {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  return async (choice: { name?: string; group?: string }): Promise<void> => {
    try {
      await call('FlagsResource.update', choice);
    } catch {
      toast.show({
        kind: 'error',
        text: t`We couldn't save your choice. Try again.`,
      });
    }
    await revalidate();
  };
}
