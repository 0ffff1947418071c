import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { Checkbox } from '#design/checkbox/checkbox.tsx';
import { TextArea, TextField } from '#design/field/text-field.tsx';
import { toast } from '#design/toast/toast.ts';
import type { OptionsOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { BOARD_LIMITS, DEFAULT_LAYOUT, EVEN_LAYOUT } from '../board.ts';
import type { BoardPageData } from '../board-page-data.ts';
import styles from '../parts/board-form.module.css';
import { SecretBox } from '../parts/secret-box.tsx';
import { useNamedForm } from '../use-named-form.ts';

type EditBoardFormProps = {
  board: BoardPageData;
  onCancel: () => void;
  /** The address follows the name and may have changed. */
  onEdited: (url: string) => void;
};

export function EditBoardForm({ board, onCancel, onEdited }: EditBoardFormProps) {
  const { t } = useLingui();
  const { form, description, setDescription, boxes } = useEditBoard(board, onEdited);
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <TextField
        label={t`Name`}
        name="name"
        maxLength={BOARD_LIMITS.name}
        autoComplete="off"
        {...form.field}
      />
      <TextArea
        label={t`Description`}
        name="description"
        isOptional
        maxLength={BOARD_LIMITS.description}
        placeholder={t`What is your board about?`}
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      <EditBoardBoxes board={board} {...boxes} />
      <div className={styles.actions}>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" variant="primary" disabled={form.isBlank} pending={form.isPending}>
          <Trans>Save changes</Trans>
        </Button>
      </div>
    </form>
  );
}

type Boxes = ReturnType<typeof useEditBoard>['boxes'];

function EditBoardBoxes({ board, ...boxes }: Boxes & { board: BoardPageData }) {
  const { isSecret, setSecret, isEven, setEven, isShown, setShown, isSensitive, setSensitive } = boxes;
  return (
    <>
      {board.isMine && <SecretBox isSecret={isSecret} onChange={setSecret} />}
      {board.isMine && <EvenBox isEven={isEven} onChange={setEven} />}
      {board.isMine && (
        <SensitiveBox isByStaff={board.isSensitiveByStaff} {...{ isSensitive }} onChange={setSensitive} />
      )}
      {board.isShared && (
        <Checkbox
          name="collaborators"
          checked={isShown}
          onChange={(event) => setShown(event.currentTarget.checked)}
        >
          <Trans>Show this board's collaborators</Trans>
        </Checkbox>
      )}
    </>
  );
}

function useEditBoard(board: BoardPageData, onEdited: (url: string) => void) {
  const { t } = useLingui();
  const [description, setDescription] = useState(board.description);
  const [isSecret, setSecret] = useState(board.privacy === 'secret');
  const [isEven, setEven] = useState(board.isEven);
  const [isShown, setShown] = useState(board.showsCollaborators);
  const [isSensitive, setSensitive] = useState(board.sensitivity_screen);
  const form = useNamedForm({
    blank: t`Don't forget to name your board!`,
    initial: board.name,
    send: async (name) => {
      const changes: OptionsOf<'BoardResource.update'> = { board_id: board.id, name, description };
      // A protected board stays protected: the box does not cover that.
      if (board.isMine && isSecret !== (board.privacy === 'secret'))
        changes.privacy = isSecret ? 'secret' : 'public';
      if (board.isMine && isEven !== board.isEven) changes.layout = isEven ? EVEN_LAYOUT : DEFAULT_LAYOUT;
      if (board.isMine && isSensitive !== board.sensitivity_screen) changes.sensitivity_screen = isSensitive;
      if (board.isShared) changes.should_show_board_collaborators = isShown;
      const { data } = await call('BoardResource.update', changes);
      toast.show({ kind: 'success', text: t`Board saved`, duration: 3000 });
      onEdited(data.url);
    },
  });
  const boxes = { isSecret, setSecret, isEven, setEven, isShown, setShown, isSensitive, setSensitive };
  return { form, description, setDescription, boxes };
}

function EvenBox({ isEven, onChange }: { isEven: boolean; onChange: (isEven: boolean) => void }) {
  const { t } = useLingui();
  return (
    <Checkbox
      name="even"
      checked={isEven}
      onChange={(event) => onChange(event.currentTarget.checked)}
      hint={t`Their pictures are cropped to one size for everyone.`}
    >
      <Trans>Show all Pins at the same size</Trans>
    </Checkbox>
  );
}

type SensitiveBoxProps = {
  isSensitive: boolean;
  /** The owner cannot remove the staff's mark. */
  isByStaff: boolean;
  onChange: (isSensitive: boolean) => void;
};

function SensitiveBox({ isSensitive, isByStaff, onChange }: SensitiveBoxProps) {
  const { t } = useLingui();
  return (
    <Checkbox
      name="sensitive"
      checked={isSensitive}
      disabled={isByStaff}
      onChange={(event) => onChange(event.currentTarget.checked)}
      hint={
        isByStaff
          ? t`This site's staff marked this board.`
          : t`Others see its pictures only if they choose to.`
      }
    >
      <Trans>Mark this board as sensitive</Trans>
    </Checkbox>
  );
}
