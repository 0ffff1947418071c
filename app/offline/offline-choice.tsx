import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { LinkButton } from '#design/button/link-button.tsx';
import { Radio } from '#design/checkbox/checkbox.tsx';
import { TitledGroup } from '#design/checkbox/choice-group.tsx';
import { toast } from '#design/toast/toast.ts';
import { useShell } from '../shell/use-shell.ts';
import { chooseLimit, chosenLimit, LIMITS, LIST, tellWorker } from './copies.ts';

/** Only this browser knows it, as the copies are its own. */
export function OfflineChoice() {
  const { t, i18n } = useLingui();
  const viewerId = useShell().viewer?.id ?? '';
  const [chosen, setChosen] = useState<number>();
  useEffect(() => setChosen(chosenLimit()), []);
  const choose = async (limit: number) => {
    const before = chosenLimit();
    chooseLimit(limit);
    try {
      const worker = await tellWorker((limit) => ({ name: 'set', settings: { viewerId, limit } }));
      if (!worker && limit > 0) throw new Error('there are no workers');
      setChosen(limit);
    } catch {
      chooseLimit(before);
      toast.show({ kind: 'error', text: t`This browser can't keep pages for offline use.` });
    }
  };
  const named = (limit: number) => {
    const [amount, unit] = limit < 1000 ? [limit, 'megabyte'] : [limit / 1000, 'gigabyte'];
    return new Intl.NumberFormat(i18n.locale, { style: 'unit', unit }).format(amount);
  };
  return (
    <TitledGroup
      title={t`Offline`}
      about={t`Keeps the boards and Pins you last looked at on this device. Logging out removes them.`}
    >
      {LIMITS.map((limit) => (
        <Radio key={limit} name="offline" checked={chosen === limit} onChange={() => choose(limit)}>
          {limit === 0 ? t`Keep nothing` : t`Up to ${named(limit)}`}
        </Radio>
      ))}
      <p>
        <LinkButton to={LIST} size="small">
          <Trans>Saved on this device</Trans>
        </LinkButton>
      </p>
    </TitledGroup>
  );
}
