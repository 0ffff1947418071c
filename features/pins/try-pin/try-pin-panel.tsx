import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useId, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { SpinnerPlace } from '#design/spinner/spinner.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import { call } from '#platform/resource/client.ts';
import { useLoaded } from '#platform/resource/use-loaded.ts';
import type { TryPinProps } from './try-pin-button.tsx';
import { TryPinForm } from './try-pin-form.tsx';

/** The dialog: fetches what was said of an earlier try, then asks how it went. */
export function TryPinPanel({ pinId, username, isOpen, onClose }: TryPinProps) {
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
      title={t`How did it go?`}
      size="small"
      // A press beside the dialog must not lose what was typed.
      isDismissable={!state.isTouched && !state.isPending}
      actions={
        <>
          <Button onClick={close} disabled={state.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} look="primary" pending={state.isPending}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <OwnTry {...{ pinId, username, formId }} onState={setState} onDone={close} />
    </Dialog>
  );
}

type OwnTryProps = Omit<Parameters<typeof TryPinForm>[0], 'kept'>;

function OwnTry(props: OwnTryProps) {
  const { t } = useLingui();
  const { pinId } = props;
  const [loaded, retry] = useLoaded(
    useCallback(() => call('DidItActivityResource.get', { pin_id: pinId }), [pinId]),
  );
  if (loaded.state === 'loading') return <SpinnerPlace label={t`Loading the Pin`} minHeight={260} />;
  if (loaded.state === 'error') return <ErrorState onRetry={retry} />;
  return <TryPinForm {...props} kept={loaded.data.data} />;
}
