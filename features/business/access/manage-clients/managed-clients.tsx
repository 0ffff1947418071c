import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { toast } from '#design/toast/toast.ts';
import { AD_MANAGERS } from '#features/core/identity/acting-access.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import styles from '../parts/access-list.module.css';
import { AccessRow, ConfirmedButton, useAccessChange } from '../parts/access-row.tsx';
import { PermissionSelect } from '../parts/permission-select.tsx';
import { usePermissionTexts } from '../parts/use-permission-texts.ts';

type Management = DataOf<'ManagedClientsResource.get'>;
export type ManagedBusiness = Management['clients'][number];

type ManagingProps = {
  /** The business for which one acts, if it is not one's own. */
  subjectId: string | null;
  onChanged: () => void;
};

const OFFERED = ['ADMIN', ...AD_MANAGERS, 'ANALYST'] as const;
type Offered = (typeof OFFERED)[number];

function useClientPermissionTexts() {
  const { t } = useLingui();
  const texts = usePermissionTexts();
  return {
    ...texts,
    ADMIN: { ...texts.ADMIN, hint: t`Everything about its ads: campaigns, billing, audiences and catalogs` },
    ANALYST: { ...texts.ANALYST, hint: t`Sees its ads, and changes nothing` },
  };
}

function useAskClient({ subjectId, onChanged }: ManagingProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [client, setClient] = useState('');
  const [permission, setPermission] = useState<Offered>('CAMPAIGN_MANAGER');
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    setProblem(undefined);
    try {
      const options = { client, permissions: [permission], orbac_subject_id: subjectId };
      await call('ManagedClientResource.create', options);
      toast.show({ kind: 'success', text: t`Asked. The business decides.` });
      setClient('');
      onChanged();
    } catch (error) {
      setProblem(failureText(error));
    } finally {
      setPending(false);
    }
  };
  return { client, setClient, permission, setPermission, problem, isPending, ask };
}

/** Asks another business whether one's own may manage its ads. */
export function AskClientForm(props: ManagingProps) {
  const { t } = useLingui();
  const texts = useClientPermissionTexts();
  const { client, setClient, permission, setPermission, problem, isPending, ask } = useAskClient(props);
  return (
    <form className={styles.form} onSubmit={ask} noValidate>
      <TextField
        label={t`Username of the business`}
        name="client"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        value={client}
        error={problem}
        onChange={({ currentTarget }) => setClient(currentTarget.value)}
      />
      <PermissionSelect
        value={permission}
        offered={OFFERED}
        hint={texts[permission].hint}
        onChoose={(chosen) => setPermission(chosen as Offered)}
      />
      <Button
        type="submit"
        variant="primary"
        className={styles.send}
        disabled={client.trim() === ''}
        pending={isPending}
      >
        <Trans>Ask to manage its ads</Trans>
      </Button>
    </form>
  );
}

type ManagedListProps = ManagingProps & {
  label: string;
  managed: readonly ManagedBusiness[];
  /** Whether these are clients of one's business, or its agencies. */
  are: 'clients' | 'agencies';
};

export function ManagedList({ label, managed, are, ...rest }: ManagedListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {managed.map((one) => (
        <ManagedLine key={one.id} {...{ one, are }} {...rest} />
      ))}
    </ul>
  );
}

type ManagedLineProps = Omit<ManagedListProps, 'label' | 'managed'> & { one: ManagedBusiness };

function ManagedLine({ one, are, subjectId, onChanged }: ManagedLineProps) {
  const { t } = useLingui();
  const texts = useClientPermissionTexts();
  const { isPending, change } = useAccessChange(onChanged);
  const { id, business, is_accepted: isAccepted, permissions } = one;
  const [first = 'ANALYST'] = permissions;
  const name = business?.full_name ?? t`Closed account`;
  const role = texts[first].name;
  const named = { orbac_subject_id: subjectId };
  if (!isAccepted && are === 'agencies') {
    const answer = (accept: boolean) =>
      change(() => call('ManagedClientResource.update', { ...named, agency_id: id, accept }));
    return (
      <AccessRow person={business} about={<Trans>Asks to manage your ads as {role}</Trans>}>
        <Button variant="primary" size="small" disabled={isPending} onClick={() => answer(true)}>
          <Trans>Accept</Trans>
        </Button>
        <Button size="small" disabled={isPending} onClick={() => answer(false)}>
          <Trans>Decline</Trans>
        </Button>
      </AccessRow>
    );
  }
  const end = () => change(() => call('ManagedClientResource.delete', { ...named, business_id: id }));
  const hint = isAccepted ? texts[first].hint : <Trans>Not answered yet</Trans>;
  return (
    <AccessRow
      person={business}
      about={
        <>
          {role} · {hint}
        </>
      }
    >
      <EndButton {...{ name, isAccepted, isPending, end }} />
    </AccessRow>
  );
}

type EndButtonProps = { name: string; isAccepted: boolean; isPending: boolean; end: () => Promise<boolean> };

function EndButton({ name, isAccepted, isPending, end }: EndButtonProps) {
  const { t } = useLingui();
  return isAccepted ? (
    <ConfirmedButton
      label={t`End with ${name}`}
      question={t`End managing ads with ${name}?`}
      action={t`End`}
      isPending={isPending}
      isDanger
      onConfirm={end}
    >
      <Trans>The agency can no longer see or change the ads, from now on. The ads stay.</Trans>
    </ConfirmedButton>
  ) : (
    <Button size="small" disabled={isPending} onClick={end}>
      <Trans>Withdraw</Trans>
    </Button>
  );
}
