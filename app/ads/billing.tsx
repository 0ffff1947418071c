import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { moneyText } from '#features/ads/ad-accounts/money.ts';
import { BILLING_SECTIONS, type BillingSection } from '#features/ads/billing/billing.ts';
import { DetailsForm } from '#features/ads/billing/details/details-form.tsx';
import { Payments } from '#features/ads/billing/pay/payments.tsx';
import { nextPath } from '#features/core/identity/next-path.ts';
import { namedCountries } from '#features/core/identity/register/countries.ts';
import type { Route } from './+types/billing.ts';
import styles from './ads-page.module.css';
import { BillingFrame, requireBilling } from './billing-frame.tsx';
import { LedgerTable } from './ledger-table.tsx';

const LATEST = 5;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, account, isBusiness } = await requireBilling(context, url);
  const section = BILLING_SECTIONS.find((one) => one === url.searchParams.get('section')) ?? null;
  const next = nextPath(url.searchParams.get('next_step_link_url'));
  if (!account) return { section, next, isBusiness, shown: null };
  const asked = { ad_account_id: account.id };
  const [{ data: lines }, { data: paying }, { data: details }] = await Promise.all([
    page.call('AdLedgerResource.get', { ...asked, page_size: LATEST }),
    page.call('AdPaymentsResource.get', asked),
    page.call('AdBillingDetailsResource.get', asked),
  ]);
  return {
    section,
    next,
    isBusiness,
    shown: { account, lines, paying, details, countries: namedCountries(page.locale) },
  };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function BillingPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { section, next, isBusiness, shown } = loaderData;
  return (
    <BillingFrame title={t`Billing`} {...{ isBusiness, shown }}>
      {(one) => (
        <>
          <Parts section={section} {...one} />
          {next && (
            <p>
              <LinkButton to={next} variant="primary">
                <Trans>Continue</Trans>
              </LinkButton>
            </p>
          )}
        </>
      )}
    </BillingFrame>
  );
}

type Loaded = Route.ComponentProps['loaderData'];
type PartsProps = Pick<Loaded, 'section'> & NonNullable<Loaded['shown']>;

function Parts({ section, account, lines, paying, details, countries }: PartsProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <Part name="balance" title={t`Balance`} wanted={section}>
        <p className={styles.balance}>
          {moneyText(account.balance_in_micro_currency, account.currency, i18n.locale)}
        </p>
        <p className={styles.lead}>
          <Trans>You pay before your ads are shown. When nothing is left, they stop.</Trans>
        </p>
      </Part>
      <Part name="payment_methods" title={t`Payment methods`} wanted={section}>
        <Payments {...{ account, paying }} />
      </Part>
      <Part name="address" title={t`Billing address`} wanted={section}>
        <DetailsForm {...{ account, details, countries }} />
      </Part>
      <Part name="history" title={t`Latest entries`} wanted={section}>
        {lines.length > 0 ? (
          <LedgerTable lines={lines} timeZone={account.time_zone} />
        ) : (
          <EmptyState title={t`Nothing received or spent yet`} />
        )}
        <p>
          <Link to="/advertiser/billing/history/">
            <Trans>All entries</Trans>
          </Link>
        </p>
      </Part>
    </>
  );
}

interface PartProps {
  name: BillingSection;
  title: string;
  /** What the address asks for: the others are closed then. */
  wanted: BillingSection | null;
  children: ReactNode;
}

function Part({ name, title, wanted, children }: PartProps) {
  const summary = useRef<HTMLElement>(null);
  const isWanted = wanted === name;
  useEffect(() => {
    if (isWanted) summary.current?.focus();
  }, [isWanted]);
  return (
    <details id={name} className={styles.part} open={wanted === null || isWanted}>
      <summary ref={summary}>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
}
