import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';

export interface DialogFormState {
  isTouched: boolean;
  isPending: boolean;
}

export interface DialogForm {
  formId: string;
  onState: (state: DialogFormState) => void;
  onDone: () => void;
}

type FormDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  submit: ReactNode;
  size?: 'small';
  children: (form: DialogForm) => ReactNode;
};

const UNTOUCHED: DialogFormState = { isTouched: false, isPending: false };

export function FormDialog({ isOpen, onClose, title, submit, size, children }: FormDialogProps) {
  const formId = useId();
  const [{ isTouched, isPending }, setState] = useState(UNTOUCHED);
  const close = () => {
    setState(UNTOUCHED);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={title}
      hasNote
      size={size}
      // A press outside the dialog must not lose what was typed.
      isDismissable={!isTouched && !isPending}
      actions={
        <>
          <Button onClick={close} disabled={isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={isPending}>
            {submit}
          </Button>
        </>
      }
    >
      {children({ formId, onState: setState, onDone: close })}
    </Dialog>
  );
}
