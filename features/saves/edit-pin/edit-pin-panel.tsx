import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useId, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { SpinnerPlace } from '#design/spinner/spinner.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import { call } from '#platform/resource/client.ts';
import { useLoaded } from '#platform/resource/use-loaded.ts';
import type { EditPinDialogProps } from './edit-pin-dialog.tsx';
import { EditPinForm } from './edit-pin-form.tsx';

/** The dialog: fetches the pin as it is now, then shows its form. */
export function EditPinPanel({ pinId, saver, isOpen, onClose }: EditPinDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const [state, setState] = useState({ isTouched: false, isPending: false });
  const close = () => {
    setState({ isTouched: false, isPending: false });
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t`Edit Pin`}
      // A press beside the dialog must not lose what was typed.
      isDismissable={!state.isTouched && !state.isPending}
      actions={
        <>
          <Button onClick={close} disabled={state.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} look="primary" pending={state.isPending}>
            <Trans>Save changes</Trans>
          </Button>
        </>
      }
    >
      <Editor {...{ pinId, saver, formId }} onState={setState} onDone={close} />
    </Dialog>
  );
}

type EditorProps = Pick<EditPinDialogProps, 'pinId' | 'saver'> & {
  formId: string;
  onState: (state: { isTouched: boolean; isPending: boolean }) => void;
  onDone: () => void;
};

function Editor({ pinId, ...form }: EditorProps) {
  const { t } = useLingui();
  const [loaded, retry] = useLoaded(
    useCallback(() => call('PinResource.get', { id: pinId, field_set_key: 'detailed' }), [pinId]),
  );
  if (loaded.state === 'loading') return <SpinnerPlace label={t`Loading the Pin`} minHeight={420} />;
  if (loaded.state === 'error') return <ErrorState onRetry={retry} />;
  return <EditPinForm pin={loaded.data.data} {...form} />;
}
