import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { type BusinessPermission, permissionsAllow } from '#features/core/identity/acting-access.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import styles from '../parts/access-list.module.css';
import { AccessRow, ConfirmedButton, useAccessChange } from '../parts/access-row.tsx';
import { usePermissionTexts } from '../parts/use-permission-texts.ts';

type OwnInvitesProps = {
  invites: DataOf<'BusinessInvitesResource.get'>;
  /** Of a mailed link. */
  token: string | null;
  onAnswered: () => void;
};

export function OwnInvites({ invites, token, onAnswered }: OwnInvitesProps) {
  const { t } = useLingui();
  const texts = usePermissionTexts();
  const { isPending, change } = useAccessChange(onAnswered);
  const answer = (invite_id: string, accept: boolean) =>
    change(() => call('BusinessInvitesResource.update', { invite_id, accept, token }));
  return (
    <ul className={styles.list} aria-label={t`Invitations`}>
      {invites.map(({ id, business, permissions: [first = 'ANALYST'] }) => (
        <AccessRow
          key={id}
          person={business}
          about={
            <>
              {texts[first].name} · {texts[first].hint}
            </>
          }
        >
          <Button variant="primary" size="small" disabled={isPending} onClick={() => answer(id, true)}>
            <Trans>Accept</Trans>
          </Button>
          <Button size="small" disabled={isPending} onClick={() => answer(id, false)}>
            <Trans>Decline</Trans>
          </Button>
        </AccessRow>
      ))}
    </ul>
  );
}

export type ActedAccount = DataOf<'GET /vx/business_access/profiles/'>[number];

type ActedAccountsProps = { accounts: readonly ActedAccount[]; onLeft: () => void };

export function ActedAccounts({ accounts, onLeft }: ActedAccountsProps) {
  const { t } = useLingui();
  if (accounts.length === 0) {
    return (
      <EmptyState
        title={t`You don't act for any business`}
        text={t`A business can invite you by your username or email.`}
      />
    );
  }
  return (
    <ul className={styles.list} aria-label={t`Accounts you act for`}>
      {accounts.map((account) => (
        <AccountRow key={account.id} {...{ account, onLeft }} />
      ))}
    </ul>
  );
}

function AccountRow({ account, onLeft }: { account: ActedAccount; onLeft: () => void }) {
  const { t } = useLingui();
  const { id, user, permissions, viewerMeetsMfaRequirement: isMet } = account;
  const texts = usePermissionTexts();
  const { isPending, change } = useAccessChange(onLeft);
  const [first = 'ANALYST'] = permissions as BusinessPermission[];
  const { businessName: name, username, imgUrl: image_small_url } = user;
  return (
    <AccessRow
      person={{ id, username, full_name: name, image_small_url }}
      about={
        isMet ? (
          texts[first].name
        ) : (
          <Trans>Turn on two-factor login for your account to act for this one</Trans>
        )
      }
    >
      <WaysToChange {...account} />
      <ConfirmedButton
        label={t`Stop acting for ${name}`}
        question={t`Stop acting for ${name}?`}
        action={t`Stop acting`}
        isPending={isPending}
        onConfirm={() => change(() => call('BusinessAccessResource.delete', { business_id: id }))}
      >
        <Trans>To act for it again, you need a new invitation.</Trans>
      </ConfirmedButton>
    </AccessRow>
  );
}

function WaysToChange({ id, permissions, viewerMeetsMfaRequirement: isMet }: ActedAccount) {
  if (!isMet) {
    return (
      <LinkButton to="/settings/account-settings/" size="small">
        <Trans>Account settings</Trans>
      </LinkButton>
    );
  }
  return (
    <>
      {permissionsAllow(permissions, 'edit-profile') && (
        <LinkButton to={`/settings/edit-profile/?orbac_subject_id=${id}`} size="small">
          <Trans>Edit profile</Trans>
        </LinkButton>
      )}
      {permissionsAllow(permissions, 'manage-people') && (
        <LinkButton to={`/settings/business-access/?for=${id}`} size="small">
          <Trans>Manage people</Trans>
        </LinkButton>
      )}
    </>
  );
}
