import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { Checkbox } from '#design/checkbox/checkbox.tsx';
import { TextArea, TextField } from '#design/field/text-field.tsx';
import { BOARD_LIMITS } from '../board.ts';
import type { BoardPageData } from '../board-page-data.ts';
import styles from '../parts/board-form.module.css';
import { SecretBox } from '../parts/secret-box.tsx';
import { SensitiveBox } from '../parts/sensitive-box.tsx';
import { useEditBoard } from './use-edit-board.ts';

type EditBoardFormProps = {
  board: BoardPageData;
  onCancel: () => void;
  /** The address follows the name, so it may be another one now. */
  onEdited: (url: string) => void;
};

/** Name, description and privacy of a board. */
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
        <Button type="submit" look="primary" disabled={form.isBlank} pending={form.isPending}>
          <Trans>Save changes</Trans>
        </Button>
      </div>
    </form>
  );
}

type Boxes = ReturnType<typeof useEditBoard>['boxes'];

function EditBoardBoxes({ board, ...boxes }: Boxes & { board: BoardPageData }) {
  const { isSecret, setSecret, isShown, setShown, isSensitive, setSensitive } = boxes;
  return (
    <>
      {board.isMine && <SecretBox isSecret={isSecret} onChange={setSecret} />}
      {board.isMine && (
        <SensitiveBox isByStaff={board.isSensitiveByStaff} {...{ isSensitive }} onChange={setSensitive} />
      )}
      {board.isShared && (
        <Checkbox
          name="collaborators"
          checked={isShown}
          onChange={(event) => setShown(event.currentTarget.checked)}
        >
          <Trans>Show who works on this board</Trans>
        </Checkbox>
      )}
    </>
  );
}
