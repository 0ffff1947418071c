import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { VisuallyHidden } from '#design/hidden/visually-hidden.tsx';
import { CheckIcon } from '#design/icons/icons.tsx';
import type { DataOf } from '#platform/resource/call.ts';
import styles from './ads-page.module.css';
import type { AdAccounts } from './require-advertiser.ts';

type Overview = DataOf<'AdOverviewResource.get'>;

/** A balance that lasts no longer needs attention. */
const FEW_DAYS = 7;

type AttentionProps = { account: AdAccounts[number]; overview: Overview; mayBill: boolean };

/** What needs attention, with the way to it. */
export function Attention(props: AttentionProps) {
  const notes = useNotes(props);
  return (
    <section className={styles.notes} aria-labelledby="attention">
      <h2 id="attention">
        <Trans>Needs your attention</Trans>
      </h2>
      {notes.length > 0 ? (
        <ul>
          {notes.map(({ key, text, to, label }) => (
            <li key={key}>
              {text}
              {to && <Link to={to}>{label}</Link>}
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.lead}>
          <Trans>Nothing right now.</Trans>
        </p>
      )}
    </section>
  );
}

type Note = { key: string; text: ReactNode; to?: string | undefined; label?: ReactNode };

function useNotes({ account, overview, mayBill }: AttentionProps): Note[] {
  const { ads, silent_tags: silent } = overview;
  const notes: (Note | false | undefined)[] = [
    moneyNote(account, overview.days_left, mayBill),
    ads.rejected > 0 && {
      key: 'rejected',
      text: <Plural value={ads.rejected} one="# ad wasn't approved." other="# ads weren't approved." />,
      to: '/advertiser/reporting/ads/?adFilter=rejected',
      label: <Trans>Show them</Trans>,
    },
    ads.pending > 0 && {
      key: 'pending',
      text: <Plural value={ads.pending} one="# ad waits for a review." other="# ads wait for a review." />,
      to: '/advertiser/reporting/ads/?adFilter=pending',
      label: <Trans>Show them</Trans>,
    },
    silent > 0 && {
      key: 'tags',
      text: (
        <Plural
          value={silent}
          one="# tag has reported nothing for a week."
          other="# tags have reported nothing for a week."
        />
      ),
      to: '/advertiser/conversions/tag-health/',
      label: <Trans>Health of tags</Trans>,
    },
  ];
  return notes.filter((note): note is Note => Boolean(note));
}

function moneyNote(
  { is_closed: isClosed, balance_in_micro_currency: micro }: AdAccounts[number],
  daysLeft: number | null,
  mayBill: boolean,
): Note | undefined {
  if (isClosed) {
    const text = <Trans>The staff of this site closed this ad account. Nothing of it is shown.</Trans>;
    return { key: 'closed', text };
  }
  const way = mayBill && { to: '/advertiser/billing/', label: <Trans>Billing</Trans> };
  if (micro === 0) {
    const text = (
      <Trans>Nothing is left, so your ads aren't shown. Ask the staff of this site how to pay.</Trans>
    );
    return { key: 'money', text, ...way };
  }
  if (daysLeft === null || daysLeft >= FEW_DAYS) return undefined;
  const days = Math.max(1, Math.floor(daysLeft));
  const text = (
    <Plural
      value={days}
      one="At this pace, your balance lasts about # more day."
      other="At this pace, your balance lasts about # more days."
    />
  );
  return { key: 'money', text, ...way };
}

/** What to do first; what is done is marked. */
export function FirstSteps({ overview }: { overview: Overview | null }) {
  const { t } = useLingui();
  const ads = overview?.ads;
  const hasAds = ads !== undefined && ads.pending + ads.approved + ads.rejected > 0;
  return (
    <section className={styles.notes} aria-labelledby="first">
      <h2 id="first">
        <Trans>What to do first</Trans>
      </h2>
      <ol>
        <Step isDone={hasAds} to="/advertiser/quick-promote/" label={t`Promote a Pin`}>
          <Trans>Choose a public Pin, a budget and whom it's for. That also opens your ad account.</Trans>
        </Step>
        <Step
          isDone={(ads?.approved ?? 0) > 0}
          to="/advertiser/reporting/ads/"
          label={t`Wait for the review`}
        >
          <Trans>Staff look at every ad before others see it. We notify you.</Trans>
        </Step>
        <Step
          isDone={(overview?.tags ?? 0) > 0}
          to="/advertiser/conversions/"
          label={t`Measure what people do on your website`}
        >
          <Trans>A small tag reports purchases and the like, once your visitors agree.</Trans>
        </Step>
      </ol>
    </section>
  );
}

type StepProps = { isDone: boolean; to: string; label: string; children: ReactNode };

function Step({ isDone, to, label, children }: StepProps) {
  return (
    <li>
      <Link to={to}>{label}</Link>
      {isDone && (
        <>
          {' '}
          <CheckIcon size={16} />
          <VisuallyHidden>
            <Trans>Done</Trans>
          </VisuallyHidden>
        </>
      )}
      <p className={styles.lead}>{children}</p>
    </li>
  );
}
