import { CreateBoardForm } from '#features/library/boards/parts/create-board-form.tsx';
import {
  OrganizeDialog,
  type OrganizeDialogProps,
} from '#features/library/organize/organize-pins/organize-dialog.tsx';
import styles from '#features/library/saves/pick-board/board-picker.module.css';
import { BoardPicker } from '#features/library/saves/pick-board/board-picker.tsx';

type OrganizeIdeasDialogProps = Omit<OrganizeDialogProps, 'picker' | 'createForm'>;

export function OrganizeIdeasDialog(props: OrganizeIdeasDialogProps) {
  return (
    <OrganizeDialog
      {...props}
      picker={(pick) => (
        <div className={styles.inPane}>
          <BoardPicker {...pick} saver={props.saver} current={null} isBoardWanted />
        </div>
      )}
      createForm={(onCreated, suggestedName) => (
        <CreateBoardForm {...{ onCreated, suggestedName }} source="organize_pins" />
      )}
    />
  );
}
