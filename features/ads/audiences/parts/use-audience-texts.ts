import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AudienceType } from '../audience.ts';

export function useAudienceTexts() {
  const { t } = useLingui();
  const types: Record<AudienceType, string> = {
    CUSTOMER_LIST: t`Customer list`,
    VISITOR: t`Visitors of your website`,
    ENGAGEMENT: t`People who saved your Pins`,
    ACTALIKE: t`People who save alike`,
  };
  return {
    types,
    ruleText: (rule: { retention_days: number | null; event_name: string | null }) => {
      const { retention_days: days, event_name: event } = rule;
      const kept = days ? t`${plural(days, { one: 'for # day', other: 'for # days' })}` : '';
      return [event, kept].filter(Boolean).join(' · ');
    },
  };
}
