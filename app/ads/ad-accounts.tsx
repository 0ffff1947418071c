import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { MANAGED_CLIENT } from '#features/business/access/active-profile.ts';
import { ActedAccounts, OwnInvites } from '#features/business/access/answer-invite/acted-accounts.tsx';
import { AskClientForm, ManagedList } from '#features/business/access/manage-clients/managed-clients.tsx';
import { BusinessInvites, BusinessPeople } from '#features/business/access/manage-people/business-people.tsx';
import { AccessRow } from '#features/business/access/parts/access-row.tsx';
import { usePermissionTexts } from '#features/business/access/parts/use-permission-texts.ts';
import { type BusinessPermission, permissionsAllow } from '#features/core/identity/acting-access.ts';
import type { Call, DataOf } from '#platform/resource/call.ts';
import { BackLink } from '../navigation/back-link.tsx';
import type { PageContext } from '../server/page-context.ts';
import { InvitePersonForm } from '../settings/invite-person-form.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import type { Route } from './+types/ad-accounts.ts';
import styles from './ads-page.module.css';
import { NoBusiness } from './no-business.tsx';
import { requireAdvertiser } from './require-advertiser.ts';

type Profile = DataOf<'GET /vx/business_access/profiles/'>[number];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, accounts } = await requireAdvertiser(context, url);
  const { call, acting, viewer } = page;
  const [profiles, invites] = await Promise.all([
    call('GET /vx/business_access/profiles/', {}),
    call('BusinessInvitesResource.get', { token: null }),
  ]);
  const [own, ...given] = profiles.data;
  const self: { isPartner?: boolean; id?: string } = acting?.self ?? viewer;
  const sees = given.filter(
    (one) => one.viewerMeetsMfaRequirement && permissionsAllow(one.permissions, 'see-ads'),
  );
  const reached = await Promise.all(
    [...(own && self.isPartner ? [own] : []), ...sees].map((one) => reach(call, one)),
  );
  return {
    ...{ given, invites: invites.data, reached: reached.flat() },
    selfId: self.id,
    managed: accounts && (await findManaged(page)),
  };
}

/** Null where the role, or the agency, does not include it. */
async function findManaged({ call, acting, viewer }: PageContext) {
  const { acting: role } = viewer as { acting?: { permissions: readonly string[] } };
  const isClient = acting?.active?.profile.isManaged === true;
  if (isClient || (role && !permissionsAllow(role.permissions, 'manage-people'))) return null;
  const [people, management] = await Promise.all([
    call('BusinessPeopleResource.get', {}),
    call('ManagedClientsResource.get', {}),
  ]);
  return { people: people.data, ...management.data, subjectId: acting?.active?.profile.id ?? null };
}

interface Reached {
  id: string;
  username: string;
  name: string;
  image: string | null;
  role: BusinessPermission;
  /** The agency through which it is reached. */
  agency: string | null;
  path: string;
  accounts: { id: string; name: string; currency: string; isClosed: boolean }[];
}

/** A business and its clients, with the ad accounts of each. */
async function reach(call: Call, { id, user, permissions }: Profile): Promise<Reached[]> {
  // The page may be for another account, which this overrides.
  const named = { orbac_subject_id: id, managed_client_id: null };
  const [accounts, { data: management }] = await Promise.all([
    listAccounts(call, named),
    call('ManagedClientsResource.get', named),
  ]);
  const clients = management.clients.flatMap(({ is_accepted, business, permissions: [first] }) =>
    is_accepted && business ? [{ business, role: first ?? ('ANALYST' as const) }] : [],
  );
  const ofClients = clients.map(
    async ({ business, role }): Promise<Reached> => ({
      ...{ id: business.id, username: business.username, name: business.full_name },
      ...{ image: business.image_small_url, role, agency: user.businessName },
      path: `/advertiser/?${MANAGED_CLIENT}=${business.id}`,
      accounts: await listAccounts(call, { managed_client_id: business.id }),
    }),
  );
  const own: Reached = {
    ...{ id, username: user.username, name: user.businessName, image: user.imgUrl, accounts },
    ...{ role: (permissions[0] ?? 'ANALYST') as BusinessPermission, agency: null },
    path: `/advertiser/?orbac_subject_id=${id}&${MANAGED_CLIENT}=`,
  };
  return [own, ...(await Promise.all(ofClients))];
}

type Named = { orbac_subject_id?: string; managed_client_id: string | null };

async function listAccounts(call: Call, named: Named): Promise<Reached['accounts']> {
  try {
    const { data } = await call('AdAccountsResource.get', named);
    return data.map((one) => ({
      id: one.id,
      name: one.name,
      currency: one.currency,
      isClosed: one.is_closed,
    }));
  } catch (error) {
    // A client may have ended it, or have closed its account.
    if (error instanceof Response && error.status < 500) return [];
    throw error;
  }
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function AccountsManagerPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const { given, invites, reached, selfId, managed } = loaderData;
  const onChanged = () => void revalidate();
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t`Accounts`}</PageTitle>
      <BackLink fallback="/advertiser/" />
      <h1>{t`Accounts`}</h1>
      {invites.length > 0 && (
        <Part id="own-invites" title={t`Invitations to you`}>
          <OwnInvites invites={invites} token={null} onAnswered={onChanged} />
        </Part>
      )}
      <Part id="reached" title={t`Ad accounts`}>
        {reached.length > 0 ? <ReachedList reached={reached} /> : <NoBusiness />}
      </Part>
      {managed && <Managing {...{ managed, selfId, onChanged }} />}
      {given.length > 0 && (
        <Part id="given" title={t`Businesses you act for`}>
          <ActedAccounts accounts={given} onLeft={onChanged} />
        </Part>
      )}
    </main>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function ReachedList({ reached }: { reached: readonly Reached[] }) {
  const { t } = useLingui();
  const texts = usePermissionTexts();
  return (
    <ul className={styles.list} aria-label={t`Ad accounts`}>
      {reached.map(({ id, username, name, image, role, agency, path, accounts }) => (
        <AccessRow
          key={path}
          person={{ id, username, full_name: name, image_small_url: image }}
          about={<AboutReached role={texts[role].name} {...{ agency, accounts }} />}
        >
          <LinkButton to={path} size="small" reloadDocument aria-label={t`Open the ads of ${name}`}>
            <Trans>Open</Trans>
          </LinkButton>
        </AccessRow>
      ))}
    </ul>
  );
}

type AboutReachedProps = Pick<Reached, 'agency' | 'accounts'> & { role: string };

function AboutReached({ role, agency, accounts }: AboutReachedProps) {
  return (
    <>
      {role}
      {agency && (
        <>
          {' · '}
          <Trans>client of {agency}</Trans>
        </>
      )}
      {accounts.map(({ id, name, currency, isClosed }) => (
        <span key={id}>
          <br />
          {name} · {currency}
          {isClosed && (
            <>
              {' · '}
              <Trans>closed</Trans>
            </>
          )}
        </span>
      ))}
      {accounts.length === 0 && (
        <span>
          <br />
          <Trans>No ad account yet</Trans>
        </span>
      )}
    </>
  );
}

type ManagingProps = {
  managed: NonNullable<Route.ComponentProps['loaderData']['managed']>;
  selfId: string | undefined;
  onChanged: () => void;
};

function Managing({ managed, selfId, onChanged }: ManagingProps) {
  const { t } = useLingui();
  const { people, clients, agencies, subjectId } = managed;
  const shared = { subjectId, onChanged };
  return (
    <>
      <Part id="people" title={t`People`}>
        <BusinessPeople {...{ people, selfId }} {...shared} />
      </Part>
      <Part id="invite" title={t`Invite someone`}>
        <InvitePersonForm subjectId={subjectId} mayOwn={people.may_own} onInvited={onChanged} />
      </Part>
      {people.invites.length > 0 && (
        <Part id="invites" title={t`Invitations`}>
          <BusinessInvites people={people} {...shared} />
        </Part>
      )}
      {agencies.length > 0 && (
        <Part id="agencies" title={t`Agencies`}>
          <ManagedList label={t`Agencies`} managed={agencies} are="agencies" {...shared} />
        </Part>
      )}
      <Part id="clients" title={t`Managed clients`}>
        {clients.length > 0 ? (
          <ManagedList label={t`Managed clients`} managed={clients} are="clients" {...shared} />
        ) : (
          <EmptyState
            title={t`No managed clients`}
            text={t`An agency manages the ads of other businesses, once they have accepted.`}
          />
        )}
        <AskClientForm {...shared} />
      </Part>
    </>
  );
}
