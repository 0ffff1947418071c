import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { DataTable } from '#features/conversions/conversion-events/parts/data-table.tsx';
import { useConversionTexts } from '#features/conversions/conversion-events/parts/use-conversion-texts.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import type { Route } from './+types/access-token.ts';
import { CodeBlock } from './code-block.tsx';
import styles from './conversions.module.css';
import { ConversionsPage } from './conversions-page.tsx';
import { loadSetup } from './load-setup.ts';
import { NoChange } from './no-change.tsx';
import { useAction } from './use-action.ts';

export { meta } from './conversions-page.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { setup, call } = await loadSetup({ context, url });
  const { account } = setup;
  const tokens = account && (await call('ConversionTokensResource.get', { ad_account_id: account.id })).data;
  return { setup, tokens };
}

export default function AccessTokenPage({ loaderData: { setup, tokens } }: Route.ComponentProps) {
  return (
    <ConversionsPage
      setup={setup}
      here="access_token"
      lead={
        <Trans>With a token your server can report events of this ad account, and do nothing else.</Trans>
      }
    >
      {({ id }) => (
        <>
          {setup.mayChange ? <NewToken accountId={id} /> : <NoChange />}
          {tokens && <Tokens accountId={id} {...{ tokens }} mayChange={setup.mayChange} />}
        </>
      )}
    </ConversionsPage>
  );
}

function NewToken({ accountId }: { accountId: string }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [made, setMade] = useState<string>();
  const { problem, setProblem, isPending, run } = useAction();
  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get('name') ?? '').trim();
    if (!name) return setProblem(t`Name the token, such as after the server that uses it.`);
    void run(async () => {
      const { data } = await call('ConversionTokenResource.create', { ad_account_id: accountId, name });
      setMade(data.access_token);
      form.reset();
      await revalidate();
    });
  };
  return (
    <section className={styles.section} aria-label={t`New token`}>
      <form onSubmit={create} className={styles.row} noValidate>
        <TextField name="name" label={t`New token`} maxLength={100} error={problem} autoComplete="off" />
        <Button type="submit" variant="primary" pending={isPending}>
          <Trans>Create token</Trans>
        </Button>
      </form>
      {made && <MadeToken token={made} />}
    </section>
  );
}

function MadeToken({ token }: { token: string }) {
  const { t } = useLingui();
  return (
    <div role="status" className={styles.section}>
      <p>
        <Trans>Copy the token now. We store only a hash of it, so you won't see it again.</Trans>
      </p>
      <CodeBlock label={t`Access token`} text={token} />
    </div>
  );
}

type TokensProps = { accountId: string; tokens: DataOf<'ConversionTokensResource.get'>; mayChange: boolean };

function Tokens({ accountId, tokens, mayChange }: TokensProps) {
  const { t } = useLingui();
  const { timeText } = useConversionTexts();
  const [asked, setAsked] = useState<string | null>(null);
  if (tokens.length === 0)
    return (
      <EmptyState
        title={t`You have no tokens yet`}
        text={t`Create one for each server, so that you can revoke it alone.`}
      />
    );
  const rows = tokens.map(({ id, name, created_at, last_used_at, revoked_at }) => ({
    key: id,
    cells: [
      name,
      timeText(created_at),
      last_used_at ? timeText(last_used_at) : t`Never`,
      revoked_at ? t`Revoked` : t`Valid`,
      mayChange && !revoked_at && (
        <Button key="revoke" size="small" aria-label={t`Revoke ${name}`} onClick={() => setAsked(id)}>
          <Trans>Revoke</Trans>
        </Button>
      ),
    ],
  }));
  const heads = [t`Name`, t`Created`, t`Last used`, t`State`, t`Action`];
  return (
    <>
      <DataTable caption={t`Access tokens`} {...{ heads, rows }} />
      <RevokeDialog {...{ accountId, asked }} close={() => setAsked(null)} />
    </>
  );
}

type RevokeDialogProps = { accountId: string; asked: string | null; close: () => void };

function RevokeDialog({ accountId, asked, close }: RevokeDialogProps) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const { problem, isPending, run } = useAction();
  const revoke = () =>
    run(async () => {
      await call('ConversionTokenResource.delete', { ad_account_id: accountId, token_id: asked ?? '' });
      close();
      await revalidate();
    });
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      onClose={close}
      title={t`Revoke this token?`}
      confirmLabel={t`Revoke`}
      isPending={isPending}
      isDanger
      onConfirm={revoke}
    >
      <Trans>Servers that use it can no longer report events.</Trans>
      {problem && (
        <p role="alert" className={styles.alert}>
          {problem}
        </p>
      )}
    </ConfirmDialog>
  );
}
