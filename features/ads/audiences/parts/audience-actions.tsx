import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { DeleteDialog } from '#design/dialog/delete-dialog.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { toast } from '#design/toast/toast.ts';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { call } from '#platform/resource/client.ts';
import type { AudienceType } from '../audience.ts';
import { hashesIn, sendCustomers } from './customers.ts';
import { CustomersField } from './new-audience.tsx';

type Audience = { id: string; name: string; audience_type: AudienceType };

export function AudienceActions({ audience }: { audience: Audience }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<'add' | 'remove' | 'share' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const { id, name } = audience;
  const button = (what: NonNullable<typeof open>, label: ReactNode) => (
    <Button size="small" variant="ghost" aria-haspopup="dialog" onClick={() => setOpen(what)}>
      {label}
    </Button>
  );
  const titles = { add: t`Add people`, remove: t`Remove people`, share: t`Share ${name}`, delete: '' };
  return (
    <>
      {audience.audience_type === 'CUSTOMER_LIST' && (
        <>
          {button('add', <Trans>Add people</Trans>)}
          {button('remove', <Trans>Remove people</Trans>)}
        </>
      )}
      {button('share', <Trans>Share</Trans>)}
      {button('delete', <Trans>Delete</Trans>)}
      <Dialog title={titles[open ?? 'add']} isOpen={open !== null && open !== 'delete'} onClose={close}>
        {open === 'share' ? (
          <ShareForm id={id} onDone={close} />
        ) : (
          <CustomersForm id={id} how={open === 'remove' ? 'remove' : 'add'} onDone={close} />
        )}
      </Dialog>
      <DeleteDialog
        isOpen={open === 'delete'}
        onClose={close}
        title={<Trans>Delete {name}?</Trans>}
        onDelete={() => call('AudienceResource.delete', { id })}
        onDeleted={() => void revalidate()}
      >
        <Trans>Ads only for this audience are no longer shown.</Trans>
      </DeleteDialog>
    </>
  );
}

type FormProps = { id: string; onDone: () => void };

function CustomersForm({ id, how, onDone }: FormProps & { how: 'add' | 'remove' }) {
  const { t } = useLingui();
  const form = useSendingForm({
    required: { customers: t`Enter at least one address.` },
    sentences: {},
    send: async ({ customers = '' }) => {
      await sendCustomers(id, how, await hashesIn(customers));
      toast.show({ kind: 'success', text: t`The list is changed` });
      onDone();
      return 'staying';
    },
  });
  return (
    <EntryForm form={form} submit={how === 'add' ? <Trans>Add</Trans> : <Trans>Remove</Trans>}>
      <CustomersField />
    </EntryForm>
  );
}

function ShareForm({ id, onDone }: FormProps) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const form = useSendingForm({
    required: { ad_account_id: t`Enter the number of an ad account.` },
    sentences: { 'invalid-ad_account_id': t`There's no such ad account that could accept it.` },
    send: async ({ ad_account_id = '' }) => {
      await call('AudienceShareResource.create', { audience_id: id, ad_account_id: ad_account_id.trim() });
      await revalidate();
      toast.show({ kind: 'success', text: t`Shared once they accept` });
      onDone();
      return 'staying';
    },
  });
  return (
    <EntryForm form={form} submit={<Trans>Share</Trans>}>
      <TextField
        name="ad_account_id"
        label={t`Number of their ad account`}
        inputMode="numeric"
        hint={t`They find it on their page of audiences. They use the audience and never see who is in it.`}
        error={errorOf(form.errors, 'ad_account_id')}
      />
    </EntryForm>
  );
}
