import { Trans, useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { ShowMore } from '#app/moderation/show-more.tsx';
import type { PageContext } from '#app/server/page-context.ts';
import { requireActor } from '#app/shell/require-actor.ts';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { ActionLine, type LoggedAction } from '#features/business/access/list-actions/action-line.tsx';
import {
  BusinessInvites,
  BusinessPeople,
  SecondFactorSwitch,
} from '#features/business/access/manage-people/business-people.tsx';
import { Age } from '#features/library/boards/parts/age.tsx';
import { usePages } from '#platform/resource/use-pages.ts';
import type { Route } from './+types/settings-business-access.ts';
import businessLogStyles from './business-log.module.css';
import { InvitePersonForm } from './invite-person-form.tsx';
import styles from './settings-account.module.css';
import { SettingsHead } from './settings-head.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = requireActor(context, url);
  const { viewer, brandName, now } = page;
  const subjectId = url.searchParams.get('for');
  if (!subjectId && !viewer.isPartner) {
    const { data } = await page.call('GET /vx/business_access/profiles/', {});
    const acted = data.filter(({ id }) => id !== viewer.id).map(({ user }) => user.businessName);
    return { brandName, acted, managed: null };
  }
  const [account, people, log] = await Promise.all([
    subjectId ? nameOf(page, subjectId) : null,
    page.call('BusinessPeopleResource.get', { orbac_subject_id: subjectId }),
    page.call('BusinessActionsResource.get', { orbac_subject_id: subjectId }),
  ]);
  const first: LoggedActions = { items: log.data, bookmark: log.bookmark };
  const shown = { people: people.data, log: first };
  return { brandName, acted: [], managed: { account, selfId: viewer.id, subjectId, now, ...shown } };
}

async function nameOf({ call }: PageContext, subjectId: string): Promise<string | null> {
  const { data } = await call('GET /vx/business_access/profiles/', {});
  return data.find(({ id }) => id === subjectId)?.user.businessName ?? null;
}

export default function BusinessAccessPage({ loaderData }: Route.ComponentProps) {
  const { brandName, acted, managed } = loaderData;
  const { t } = useLingui();
  return (
    <main id="main" className={styles.page}>
      <title>{`${t`Business access`} · ${brandName}`}</title>
      <meta name="robots" content="noindex" />
      <SettingsHead title={t`Business access`} />
      {managed && <Managed {...managed} />}
      {!managed && acted.length > 0 && <OnlyActing names={acted} />}
      {!managed && acted.length === 0 && (
        <EmptyState
          title={t`Only business accounts let others act for them`}
          action={
            <LinkButton to="/business/convert/">
              <Trans>Convert to a business account</Trans>
            </LinkButton>
          }
        />
      )}
    </main>
  );
}

function OnlyActing({ names }: { names: readonly string[] }) {
  const { t, i18n } = useLingui();
  const businesses = new Intl.ListFormat(i18n.locale).format(names);
  return (
    <EmptyState
      title={t`You act for ${businesses}`}
      text={t`Here a business manages who acts for it. Your own account isn't one.`}
      action={
        <LinkButton to="/settings/accounts-i-act-for/">
          <Trans>Accounts you act for</Trans>
        </LinkButton>
      }
    />
  );
}

type ManagedProps = NonNullable<Route.ComponentProps['loaderData']['managed']>;

function Managed({ account, selfId, subjectId, now, people, log }: ManagedProps) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const shared = { people, subjectId, onChanged: () => void revalidate() };
  return (
    <>
      <p className={styles.lead}>
        {account ? (
          <Trans>The people who act for {account}. What they create belongs to that account.</Trans>
        ) : (
          <Trans>The people who act for your account. What they create belongs to you.</Trans>
        )}
      </p>
      <section className={styles.section} aria-labelledby="people-title">
        <h2 id="people-title">{t`People`}</h2>
        <BusinessPeople {...shared} selfId={selfId} />
      </section>
      <section className={styles.section} aria-labelledby="invite-title">
        <h2 id="invite-title">{t`Invite someone`}</h2>
        <InvitePersonForm subjectId={subjectId} mayOwn={people.may_own} onInvited={shared.onChanged} />
      </section>
      {people.invites.length > 0 && (
        <section className={styles.section} aria-labelledby="invites-title">
          <h2 id="invites-title">{t`Invitations`}</h2>
          <BusinessInvites {...shared} />
        </section>
      )}
      {people.may_own && (
        <section className={styles.section} aria-labelledby="security-title">
          <h2 id="security-title">{t`Security`}</h2>
          <SecondFactorSwitch {...shared} />
        </section>
      )}
      <section className={styles.section} aria-labelledby="log-title">
        <h2 id="log-title">{t`Log`}</h2>
        <BusinessLog {...{ log, now, subjectId }} />
      </section>
    </>
  );
}

interface LoggedActions {
  items: LoggedAction[];
  bookmark: string | null;
}

type BusinessLogProps = { log: LoggedActions; now: number; subjectId: string | null };

function BusinessLog({ log, now, subjectId }: BusinessLogProps) {
  const { t } = useLingui();
  const { items, status, loadMore } = usePages({
    resource: 'BusinessActionsResource.get',
    options: { orbac_subject_id: subjectId },
    first: log,
    item: (one) => one,
    keyOf: (one) => one.id,
  });
  if (items.length === 0) return <EmptyState title={t`Nothing has happened yet`} />;
  return (
    <>
      <ol className={businessLogStyles.list} aria-label={t`Log`}>
        {items.map((one) => (
          <li key={one.id} className={businessLogStyles.line}>
            <ActionLine logged={one} />
            <span className={businessLogStyles.quiet}>
              <Age ms={Math.max(0, now - Date.parse(one.created_at))} />
            </span>
          </li>
        ))}
      </ol>
      <ShowMore status={status} onMore={loadMore} />
    </>
  );
}
