import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { raisedStates } from '#features/core/people/raised-states.ts';
import { call } from '#platform/resource/client.ts';
import { BOARD_LIMITS } from '../board.ts';
import { useNamedForm } from '../use-named-form.ts';
import styles from './board-form.module.css';
import { SecretBox } from './secret-box.tsx';

export type CreateBoardFormProps = {
  onCreated: (board: { id: string; name: string; url: string }) => void;
  /** The place in the product where the form is shown, for the record. */
  source: string;
  subjectId?: string | null;
  suggestedName?: string;
  /** It is secret without a choice. */
  isSecretWanted?: boolean | undefined;
  children?: ReactNode;
};

export function CreateBoardForm(props: CreateBoardFormProps) {
  const { onCreated, source, subjectId, suggestedName, isSecretWanted = false, children } = props;
  const { t } = useLingui();
  const [isSecret, setSecret] = useState(isSecretWanted);
  const form = useNamedForm({
    blank: t`Don't forget to name your board!`,
    initial: suggestedName,
    send: async (name) => {
      const privacy = isSecret ? 'secret' : 'public';
      const board = { name, privacy, aux_data: { source }, orbac_subject_id: subjectId } as const;
      const { data } = await call('BoardResource.create', board);
      // The first board makes the hint about sections due.
      raisedStates.tell();
      onCreated(data);
    },
  });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <TextField
        label={t`Name`}
        name="name"
        placeholder={t`Like “DIY” or “Recipes”`}
        maxLength={BOARD_LIMITS.name}
        autoComplete="off"
        autoFocus
        {...form.field}
      />
      {!isSecretWanted && <SecretBox isSecret={isSecret} onChange={setSecret} />}
      <div className={styles.actions}>
        {children}
        <Button type="submit" variant="primary" disabled={form.isBlank} pending={form.isPending}>
          <Trans>Create</Trans>
        </Button>
      </div>
    </form>
  );
}
