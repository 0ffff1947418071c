import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './file-button.module.css';

export type FileLabelProps = {
  /** As the attribute; systems offer all files to those who ask for them. */
  accept: string;
  multiple?: boolean;
  /** Says no, and nothing can be chosen now. */
  onOpen?: () => boolean;
  onFiles: (files: File[]) => void;
  /** The id of what is said of the last one that was wrong. */
  problem?: string | undefined;
  isBusy?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A place to press that lets one choose files. Its look, and that of its focus, is the caller's. */
export function FileLabel({
  accept,
  multiple,
  onOpen,
  onFiles,
  problem,
  isBusy = false,
  ...rest
}: FileLabelProps) {
  return (
    <label className={classNames(styles.label, rest.className)}>
      <input
        type="file"
        {...{ accept, multiple }}
        className={styles.input}
        // Disabled, it would lose the focus while a file is on its way.
        aria-disabled={isBusy || undefined}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem}
        onClick={(event) => {
          if (isBusy || onOpen?.() === false) event.preventDefault();
        }}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Choosing the same file again must be heard too.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      {rest.children}
    </label>
  );
}
