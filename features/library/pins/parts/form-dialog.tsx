import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';

/** What a dialog has to know of the form in it. */
export interface DialogFormState {
  isTouched: boolean;
  isPending: boolean;
}

/** What the form is given: the id by which the dialog's button sends it, and whom to tell. */
export interface DialogForm {
  formId: string;
  onState: (state: DialogFormState) => void;
  onDone: () => void;
}

type FormDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** What the button says that sends the form. */
  submit: ReactNode;
  size?: 'small';
  children: (form: DialogForm) => ReactNode;
};

const UNTOUCHED: DialogFormState = { isTouched: false, isPending: false };

/** A form in a dialog, with Cancel and its own button at the foot. */
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
      size={size}
      // A press beside the dialog must not lose what was typed.
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
