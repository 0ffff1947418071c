import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './file-button.module.css';

export type FileLabelProps = {
  /** A file picker can still offer all files. */
  accept: string;
  multiple?: boolean;
  /** Errors of the form lead to it. */
  name?: string;
  /** False keeps the file picker closed. */
  onOpen?: () => boolean;
  onFiles: (files: File[]) => void;
  problem?: string | undefined;
  isBusy?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** Its style, including focus, is the caller's. */
export function FileLabel({
  accept,
  multiple,
  name,
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
        {...{ accept, multiple, name }}
        className={styles.input}
        // Disabled, it would lose the focus during an upload.
        aria-disabled={isBusy || undefined}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem}
        onClick={(event) => {
          if (isBusy || onOpen?.() === false) event.preventDefault();
        }}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Lets choosing the same file again fire a change event.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      {rest.children}
    </label>
  );
}
