import { Trans, useLingui } from '@lingui/react/macro';
import { Form, Link } from 'react-router';
import { Badge } from '#design/badge/badge.tsx';
import { Button } from '#design/button/button.tsx';
import { Select } from '#design/select/select.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import type { DebugReason } from '#features/ads/audiences/debug-audience/debug-audience.service.ts';
import { parseId } from '#platform/ids/ids.ts';
import { BackLink } from '../navigation/back-link.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import type { Route } from './+types/audience-debug.ts';
import styles from './ads-page.module.css';
import { NoBusiness } from './no-business.tsx';
import { requireAdvertiser } from './require-advertiser.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, accounts } = await requireAdvertiser(context, url);
  const account = accounts?.find(({ is_closed }) => !is_closed) ?? accounts?.[0];
  if (!account) return { isBusiness: accounts !== null, shown: null };
  const asked = { ad_account_id: account.id };
  const { data } = await page.call('AudiencesResource.get', asked);
  const wanted = parseId(url.searchParams.get('audienceId'));
  const audience = data.own.find(({ id }) => id === wanted) ?? data.own[0] ?? null;
  const events = audience
    ? (await page.call('AudienceDebugResource.get', { ...asked, audience_id: audience.id })).data
    : [];
  return { isBusiness: true, shown: { audiences: data.own, audience, events } };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

type Shown = NonNullable<Route.ComponentProps['loaderData']['shown']>;

export default function AudienceDebugPage({ loaderData: { isBusiness, shown } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t`Test an audience`}</PageTitle>
      <BackLink fallback="/advertiser/audiences/" />
      <div className={styles.words}>
        <h1>{t`Test an audience`}</h1>
        <p className={styles.lead}>
          <Trans>
            See whether the visitors of your own test events would be in an audience. Real visitors are never
            shown.
          </Trans>
        </p>
      </div>
      {!isBusiness && <NoBusiness />}
      {shown?.audience && <Choice {...shown} />}
      {isBusiness && !shown?.audience && <EmptyState title={t`No audiences yet`} />}
      {shown?.audience && <Events events={shown.events} />}
    </main>
  );
}

function Choice({ audiences, audience }: Pick<Shown, 'audiences' | 'audience'>) {
  const { t } = useLingui();
  return (
    <Form method="get" className={styles.form}>
      <Select
        label={t`Audience`}
        name="audienceId"
        defaultValue={audience?.id ?? ''}
        options={audiences.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Button type="submit" size="small">
        <Trans>Show</Trans>
      </Button>
    </Form>
  );
}

function Events({ events }: Pick<Shown, 'events'>) {
  const { t, i18n } = useLingui();
  const reasons = useReasonTexts();
  const time = (text: string, timeStyle?: 'short') =>
    i18n.date(new Date(text), { dateStyle: 'medium', timeStyle });
  if (events.length === 0)
    return (
      <EmptyState
        title={t`No test events`}
        action={
          <Link to="/advertiser/conversions/test-events/">
            <Trans>Start a test</Trans>
          </Link>
        }
      />
    );
  return (
    <ul className={styles.list} aria-label={t`Test events`}>
      {events.map(({ id, event_name, received_at, reason, until }) => (
        <li key={id} className={styles.card}>
          <p className={styles.name}>{event_name}</p>
          <p className={styles.lead}>{time(received_at, 'short')}</p>
          <Badge tone={reason ? 'plain' : 'success'}>
            {reason ? <Trans>Not included</Trans> : <Trans>Included</Trans>}
          </Badge>
          <p>
            {reason ? (
              reasons[reason]
            ) : (
              <Trans>Until {time(until ?? '')}, if they agreed to personal ads.</Trans>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

function useReasonTexts(): Record<DebugReason, string> {
  const { t } = useLingui();
  return {
    'not-visitors': t`This audience isn't made of visitors.`,
    refused: t`The event is wrong, so it wouldn't be recorded.`,
    'other-event': t`The audience asks for another event.`,
    'other-tag': t`The event came from a server, and the audience asks for a tag.`,
    'no-email': t`The event has no hashed email address, so nobody can be recognized.`,
  };
}
