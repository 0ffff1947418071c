import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { SpinnerPlace } from '#design/spinner/spinner.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import { type DialogForm, FormDialog } from '#features/library/pins/parts/form-dialog.tsx';
import { call } from '#platform/resource/client.ts';
import { useLoaded } from '#platform/resource/use-loaded.ts';
import type { EditPinDialogProps } from './edit-pin-dialog.tsx';
import { EditPinForm } from './edit-pin-form.tsx';

/** Fetches the current pin, then shows its form. */
export function EditPinPanel({ pinId, saver, isOpen, onClose }: EditPinDialogProps) {
  const { t } = useLingui();
  return (
    <FormDialog {...{ isOpen, onClose }} title={t`Edit Pin`} submit={<Trans>Save changes</Trans>}>
      {(form) => <Editor {...{ pinId, saver }} {...form} />}
    </FormDialog>
  );
}

type EditorProps = Pick<EditPinDialogProps, 'pinId' | 'saver'> & DialogForm;

function Editor({ pinId, ...form }: EditorProps) {
  const { t } = useLingui();
  const [loaded, retry] = useLoaded(
    useCallback(() => call('PinResource.get', { id: pinId, field_set_key: 'detailed' }), [pinId]),
  );
  if (loaded.state === 'loading') return <SpinnerPlace label={t`Loading the Pin`} minHeight={420} />;
  if (loaded.state === 'error') return <ErrorState onRetry={retry} />;
  return <EditPinForm pin={loaded.data.data} {...form} />;
}
