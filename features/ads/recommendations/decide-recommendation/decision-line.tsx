import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import styles from '../parts/recommendation.module.css';
import { useRuleTexts } from '../parts/use-rule-texts.ts';
import { useDeciding } from './use-deciding.ts';

interface DecisionLineProps {
  one: DataOf<'AdDecisionsResource.get'>[number];
  currency: string;
  mayManage: boolean;
}

/** What was decided, at which figures, and the way back. */
export function DecisionLine({ one, currency, mayManage }: DecisionLineProps) {
  const { t, i18n } = useLingui();
  const { titles, findingOf } = useRuleTexts(currency);
  const { isPending, decide } = useDeciding();
  const at = i18n.date(new Date(one.decided_at), { dateStyle: 'medium', timeZone: 'UTC' });
  const undo = () => decide(() => call('AdDecisionResource.delete', { decision_id: one.id }), t`Undone`);
  return (
    <li className={styles.line}>
      <p className={styles.title}>
        {titles[one.rule]} · {one.name}
      </p>
      <p>{findingOf(one)}</p>
      <p className={styles.actions}>
        <span className={styles.quiet}>
          {one.decision === 'APPLIED' ? t`Applied` : t`Dismissed`} · {at}
        </span>
        {mayManage && (
          <Button size="small" variant="ghost" pending={isPending} onClick={undo}>
            <Trans>Undo</Trans>
          </Button>
        )}
      </p>
    </li>
  );
}
