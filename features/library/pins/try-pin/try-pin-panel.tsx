import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { SpinnerPlace } from '#design/spinner/spinner.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import { call } from '#platform/resource/client.ts';
import { useLoaded } from '#platform/resource/use-loaded.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import type { TryPinProps } from './try-pin-button.tsx';
import { TryPinForm } from './try-pin-form.tsx';

export function TryPinPanel({ isOpen, onClose, ...said }: TryPinProps) {
  const { t } = useLingui();
  return (
    <FormDialog {...{ isOpen, onClose }} title={t`How did it go?`} size="small" submit={<Trans>Save</Trans>}>
      {(form) => <OwnTry {...said} {...form} />}
    </FormDialog>
  );
}

type OwnTryProps = Omit<Parameters<typeof TryPinForm>[0], 'saved'>;

function OwnTry(props: OwnTryProps) {
  const { t } = useLingui();
  const { pinId } = props;
  const [loaded, retry] = useLoaded(
    useCallback(() => call('DidItActivityResource.get', { pin_id: pinId }), [pinId]),
  );
  if (loaded.state === 'loading') return <SpinnerPlace label={t`Loading the Pin`} minHeight={260} />;
  if (loaded.state === 'error') return <ErrorState onRetry={retry} />;
  return <TryPinForm {...props} saved={loaded.data.data} />;
}
