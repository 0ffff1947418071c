import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { Switch } from '#design/checkbox/checkbox.tsx';
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import type { BusinessPermission } from '#features/core/identity/acting-access.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import styles from '../parts/access-list.module.css';
import { AccessRow, ConfirmedButton, useAccessChange } from '../parts/access-row.tsx';
import { PermissionSelect } from '../parts/permission-select.tsx';
import { usePermissionTexts } from '../parts/use-permission-texts.ts';

type People = DataOf<'BusinessPeopleResource.get'>;

export type BusinessPeopleProps = {
  people: People;
  /** The account that is managed, if it is not one's own. */
  subjectId: string | null;
  onChanged: () => void;
};

/** People end their own access among the accounts that they act for. */
export function BusinessPeople({
  people: { people, may_own },
  selfId,
  ...rest
}: BusinessPeopleProps & { selfId: string | undefined }) {
  const { t } = useLingui();
  if (people.length === 0) return <EmptyState title={t`Only you act for this account`} />;
  return (
    <ul className={styles.list} aria-label={t`People`}>
      {people.map((one) => (
        <PersonRow key={one.id} isSelf={one.id === selfId} {...{ one, mayOwn: may_own }} {...rest} />
      ))}
    </ul>
  );
}

type PersonRowProps = Omit<BusinessPeopleProps, 'people'> & {
  one: People['people'][number];
  mayOwn: boolean;
  isSelf: boolean;
};

function PersonRow({ one, mayOwn, isSelf, subjectId, onChanged }: PersonRowProps) {
  const { t } = useLingui();
  const texts = usePermissionTexts();
  const { isPending, change } = useAccessChange(onChanged);
  const [first = 'ANALYST'] = one.permissions;
  const named = { user_id: one.id, orbac_subject_id: subjectId };
  const name = one.person?.full_name ?? t`Closed account`;
  const choose = (permission: BusinessPermission) =>
    change(() => call('BusinessPeopleResource.update', { ...named, permissions: [permission] }));
  return (
    <AccessRow person={one.person} about={!mayOwn && texts[first].name}>
      {mayOwn && <PermissionOfPerson value={first} {...{ name, isPending, choose }} />}
      {!isSelf && (mayOwn || first !== 'OWNER') && (
        <ConfirmedButton
          label={t`Remove ${name}`}
          question={t`Remove ${name}?`}
          action={t`Remove`}
          isPending={isPending}
          onConfirm={() => change(() => call('BusinessPeopleResource.delete', named))}
          isDanger
        >
          <Trans>They can no longer act for this account. What they created for it stays.</Trans>
        </ConfirmedButton>
      )}
    </AccessRow>
  );
}

type PermissionOfPersonProps = {
  name: string;
  value: BusinessPermission;
  isPending: boolean;
  choose: (permission: BusinessPermission) => Promise<boolean>;
};

/** Asks before an owner loses that role: owners who demote themselves cannot undo it. */
function PermissionOfPerson({ name, value, isPending, choose }: PermissionOfPersonProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<BusinessPermission | null>(null);
  return (
    <>
      <PermissionSelect
        label={t`What ${name} can do`}
        value={value}
        mayOwn
        isDisabled={isPending}
        onChoose={value === 'OWNER' ? setAsked : choose}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={t`Remove ${name} as an owner?`}
        confirmLabel={t`Remove`}
        isPending={isPending}
        isDanger
        onConfirm={async () => {
          if (asked && (await choose(asked))) setAsked(null);
        }}
      >
        <Trans>Only another owner, or the account itself, can make them an owner again.</Trans>
      </ConfirmDialog>
    </>
  );
}

export function BusinessInvites({ people, subjectId, onChanged }: BusinessPeopleProps) {
  const { t } = useLingui();
  const texts = usePermissionTexts();
  const { isPending, change } = useAccessChange(onChanged);
  return (
    <ul className={styles.list} aria-label={t`Invitations`}>
      {people.invites.map(({ id, person, email_hint, permissions: [first = 'ANALYST'] }) => (
        <AccessRow key={id} person={person} instead={email_hint} about={texts[first].name}>
          <Button
            size="small"
            disabled={isPending}
            onClick={() =>
              change(() =>
                call('BusinessInviteResource.delete', { invite_id: id, orbac_subject_id: subjectId }),
              )
            }
          >
            <Trans>Withdraw</Trans>
          </Button>
        </AccessRow>
      ))}
    </ul>
  );
}

export function SecondFactorSwitch({ people, subjectId, onChanged }: BusinessPeopleProps) {
  const { isPending, change } = useAccessChange(onChanged);
  return (
    <Switch
      checked={people.requires_second_factor}
      disabled={isPending}
      onChange={({ currentTarget: { checked: requires_second_factor } }) =>
        change(() =>
          call('BusinessAccessRulesResource.update', { requires_second_factor, orbac_subject_id: subjectId }),
        )
      }
      hint={<Trans>Owners don't need it.</Trans>}
    >
      <Trans>Only people with two-factor login can act for this account</Trans>
    </Switch>
  );
}
