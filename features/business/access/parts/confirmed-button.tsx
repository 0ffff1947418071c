import { type ReactNode, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx';

type ConfirmedButtonProps = {
  /** Names whom it concerns, and begins with the action. */
  label: string;
  question: string;
  action: string;
  isPending: boolean;
  isDanger?: boolean;
  /** Whether it worked. */
  onConfirm: () => Promise<boolean>;
  children: ReactNode;
};

export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { label, question, action, isPending, isDanger, onConfirm, children } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)} aria-label={label}>
        {action}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={question}
        confirmLabel={action}
        onConfirm={async () => {
          if (await onConfirm()) setAsking(false);
        }}
        {...{ isPending, isDanger }}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
