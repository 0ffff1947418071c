import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { toast } from '#design/toast/toast.ts';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { call } from '#platform/resource/client.ts';
import { AD_LIMITS } from '../campaign.ts';
import type { AdAnswer } from '../wire/ad.view.ts';

export function EditAd({ ad }: { ad: AdAnswer }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>Change and submit again</Trans>
      </Button>
      <Dialog title={t`Change and submit again`} isOpen={isOpen} onClose={close}>
        <EditForm ad={ad} onDone={close} />
      </Dialog>
    </>
  );
}

function EditForm({ ad, onDone }: { ad: AdAnswer; onDone: () => void }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const form = useSendingForm({
    required: { name: t`Enter a name.` },
    sentences: { 'invalid-destination_url': t`Enter a web address like https://example.com.` },
    send: async ({ name = '', destination_url = '' }) => {
      const { data } = await call('AdResource.update', { ad_id: ad.id, name, destination_url });
      const isWaiting = data.review_status === 'PENDING';
      toast.show({ kind: 'success', text: isWaiting ? t`Your ad waits for a review` : t`Ad saved` });
      void revalidate();
      onDone();
      return 'staying';
    },
  });
  return (
    <EntryForm form={form} submit={<Trans>Save</Trans>}>
      <TextField
        name="name"
        label={t`Name`}
        hint={t`Only you see it.`}
        maxLength={AD_LIMITS.name}
        defaultValue={ad.name}
        error={errorOf(form.errors, 'name')}
      />
      <TextField
        name="destination_url"
        label={t`Link`}
        type="url"
        hint={t`With another link, the ad is reviewed again.`}
        defaultValue={ad.destination_url ?? ''}
        error={errorOf(form.errors, 'destination_url')}
      />
    </EntryForm>
  );
}
