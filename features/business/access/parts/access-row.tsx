import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '#design/avatar/avatar.tsx';
import { Button } from '#design/button/button.tsx';
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx';
import { toast } from '#design/toast/toast.ts';
import { pathOfPicture } from '#features/core/media/picture-urls.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import type { AccessPerson } from '../wire/access-person.ts';
import styles from './access-list.module.css';

type AccessRowProps = {
  person: AccessPerson | null;
  /** Instead of the name of somebody whom we do not know. */
  instead?: ReactNode;
  about: ReactNode;
  children: ReactNode;
};

export function AccessRow({ person, instead, about, children }: AccessRowProps) {
  return (
    <li className={styles.row}>
      <Avatar
        name={person?.full_name ?? '?'}
        src={person && pathOfPicture(person.image_small_url)}
        size={48}
      />
      <span className={styles.words}>
        {person ? (
          <Link to={`/${person.username}/`} className={styles.name}>
            {person.full_name}
          </Link>
        ) : (
          <span className={styles.name}>{instead ?? <Trans>Closed account</Trans>}</span>
        )}
        {about && <span className={styles.quiet}>{about}</span>}
      </span>
      <span className={styles.actions}>{children}</span>
    </li>
  );
}

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

/** `change` says whether it worked; if not, a toast has said why. */
export function useAccessChange(onChanged: () => void) {
  const failureText = useFailureText();
  const [isPending, setPending] = useState(false);
  const change = async (make: () => Promise<unknown>): Promise<boolean> => {
    setPending(true);
    try {
      await make();
      onChanged();
      return true;
    } catch (error) {
      toast.show({ kind: 'error', text: failureText(error) });
      return false;
    } finally {
      setPending(false);
    }
  };
  return { isPending, change };
}
