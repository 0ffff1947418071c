import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { microOf, moneyText } from '#features/ads/ad-accounts/money.ts';
import styles from './ad-fields.module.css';
import type { AdGroupEntries, CampaignEntries } from './tree-entries.ts';

/** What came of the business's own ads lately. */
export interface RecentFigures {
  spentMicro: number;
  impressions: number;
  clicks: number;
}

/** As typed. */
export interface Limits {
  campaign: Pick<CampaignEntries, 'capType' | 'cap' | 'end'>;
  group: Pick<AdGroupEntries, 'budgetType' | 'budget' | 'start' | 'end'>;
}

interface Cost {
  /** Millionths; null where nothing limits it. */
  dayMicro: number | null;
  wholeMicro: number | null;
  days: number | null;
}

const DAY_MS = 86_400_000;

/** The most that it can cost, by the strictest of the limits. */
function highestCost({ campaign, group }: Limits, today: string): Cost {
  const amount = (is: boolean, text: string) => (is ? microOf(text) : null);
  const least = (...some: (number | null)[]) => {
    const known = some.filter((one) => one !== null);
    return known.length > 0 ? Math.min(...known) : null;
  };
  const dayMicro = least(
    amount(group.budgetType === 'DAILY', group.budget),
    amount(campaign.capType === 'DAILY', campaign.cap),
  );
  const [start, end] = [group.start || today, group.end || campaign.end];
  const span = end ? (Date.parse(end) - Date.parse(start)) / DAY_MS + 1 : null;
  const days = span !== null && Number.isInteger(span) && span > 0 ? span : null;
  const wholeMicro = least(
    amount(group.budgetType === 'LIFETIME', group.budget),
    amount(campaign.capType === 'LIFETIME', campaign.cap),
    dayMicro !== null && days !== null ? dayMicro * days : null,
  );
  return { dayMicro, wholeMicro, days };
}

/** Figures vary from week to week. */
const VARIES = 0.3;

interface CostEstimateProps {
  limits: Limits;
  account: { currency: string; balance_in_micro_currency: number };
  recent: RecentFigures | null;
  /** Of the account's time zone. */
  today: string;
}

export function CostEstimate({ limits, account, recent, today }: CostEstimateProps) {
  const { i18n } = useLingui();
  const { dayMicro, wholeMicro, days } = highestCost(limits, today);
  const micro = wholeMicro ?? dayMicro;
  if (!micro) return null;
  const money = (amount: number) => moneyText(amount, account.currency, i18n.locale);
  const [cost, left] = [money(micro), money(account.balance_in_micro_currency)];
  return (
    <div className={styles.cost} role="status">
      <p>
        <strong>
          {wholeMicro === null ? (
            <Trans>At most {cost} each day, until you pause it</Trans>
          ) : days === null ? (
            <Trans>At most {cost} in all</Trans>
          ) : (
            <Trans>
              At most {cost} in <Plural value={days} one="# day" other="# days" />
            </Trans>
          )}
        </strong>
      </p>
      <Expected {...{ micro, recent }} isDaily={wholeMicro === null} />
      <p>
        <Trans>Your balance: {left}</Trans>
        {micro > account.balance_in_micro_currency && (
          <>
            {' '}
            <Trans>The ad stops when it is used up.</Trans>
          </>
        )}
      </p>
    </div>
  );
}

type ExpectedProps = { micro: number; recent: RecentFigures | null; isDaily: boolean };

function Expected({ micro, recent, isDaily }: ExpectedProps) {
  const { i18n } = useLingui();
  if (!recent || recent.spentMicro <= 0 || recent.impressions === 0)
    return (
      <p>
        <Trans>Once your ads have run for a while, we estimate what a budget brings.</Trans>
      </p>
    );
  const about = (count: number) => {
    const likely = (count * micro) / recent.spentMicro;
    const [low, high] = [likely * (1 - VARIES), likely * (1 + VARIES)].map((value) =>
      i18n.number(Number(Math.round(value).toPrecision(2))),
    );
    return low === high ? low : `${low}–${high}`;
  };
  const [impressions, clicks] = [about(recent.impressions), about(recent.clicks)];
  return (
    <p>
      {isDaily ? (
        <Trans>
          Going by your last 30 days, about {impressions} impressions and {clicks} clicks each day.
        </Trans>
      ) : (
        <Trans>
          Going by your last 30 days, about {impressions} impressions and {clicks} clicks.
        </Trans>
      )}
    </p>
  );
}
