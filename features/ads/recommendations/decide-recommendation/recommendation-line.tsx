import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { moneyText } from '#features/ads/ad-accounts/money.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import styles from '../parts/recommendation.module.css';
import { useRuleTexts } from '../parts/use-rule-texts.ts';
import type { Decision } from '../recommendation.ts';
import { useDeciding } from './use-deciding.ts';

interface RecommendationLineProps {
  one: DataOf<'AdRecommendationsResource.get'>[number];
  accountId: string;
  currency: string;
  mayManage: boolean;
}

/** What a rule found, with its figures, and what to do about it. */
export function RecommendationLine({ one, accountId, currency, mayManage }: RecommendationLineProps) {
  const { t } = useLingui();
  const { titles, findingOf } = useRuleTexts(currency);
  const { isPending, decide } = useDeciding();
  const asked = { ad_account_id: accountId, rule: one.rule, entity_id: one.entity_id };
  const choose = (decision: Decision, done: string) =>
    decide(() => call('AdRecommendationResource.update', { ...asked, decision }), done);
  return (
    <li className={styles.line}>
      <p className={styles.title}>
        {titles[one.rule]} · {one.name}
      </p>
      <p>{findingOf(one)}</p>
      <p className={styles.actions}>
        {one.rule === 'silent_tag' && <HealthLink />}
        {mayManage && one.can_apply && (
          <Button
            size="small"
            variant="primary"
            pending={isPending}
            onClick={() => choose('APPLIED', t`Applied`)}
          >
            <ApplyText one={one} currency={currency} />
          </Button>
        )}
        {mayManage && (
          <Button
            size="small"
            variant="ghost"
            pending={isPending}
            onClick={() => choose('DISMISSED', t`Dismissed`)}
          >
            <Trans>Dismiss</Trans>
          </Button>
        )}
      </p>
    </li>
  );
}

/** Nothing can be applied to a website: its page says what to look at. */
function HealthLink() {
  return (
    <LinkButton to="/advertiser/conversions/tag-health/" size="small">
      <Trans>Health of tags</Trans>
    </LinkButton>
  );
}

function ApplyText({ one: { rule, figures }, currency }: Pick<RecommendationLineProps, 'one' | 'currency'>) {
  const { i18n } = useLingui();
  if (rule === 'worn_out_ad') return <Trans>Pause the ad</Trans>;
  if (rule === 'idle_keyword') return <Trans>Archive the keyword</Trans>;
  const amount = moneyText(figures.proposed_budget ?? 0, currency, i18n.locale);
  return <Trans>Raise to {amount}</Trans>;
}
