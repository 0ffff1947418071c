import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { UploadIcon } from '../icons/icons.tsx';
import styles from './file-drop.module.css';
import { useFileDrop } from './use-file-drop.ts';

type FileDropProps = {
  label: ReactNode;
  hint?: ReactNode;
  accept: string;
  onFiles: (files: File[]) => void;
  onRefused?: (files: File[]) => void;
  isMultiple?: boolean;
  isDisabled?: boolean;
  error?: ReactNode;
};

export function FileDrop(props: FileDropProps) {
  const { label, hint, accept, onFiles, onRefused, isMultiple, isDisabled, error } = props;
  const isOver = useFileDrop({ accept, onFiles, onRefused, isDisabled });
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <label className={classNames(styles.drop, isOver && styles.over)} data-disabled={isDisabled || undefined}>
      <input
        type="file"
        accept={accept}
        multiple={isMultiple}
        disabled={isDisabled}
        aria-describedby={described}
        aria-invalid={error ? true : undefined}
        className={styles.input}
        onChange={({ currentTarget }) => {
          if (currentTarget.files?.length) onFiles([...currentTarget.files]);
          // Lets choosing the same file again fire a change event.
          currentTarget.value = '';
        }}
      />
      <UploadIcon size={32} />
      <span className={styles.label}>{label}</span>
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </label>
  );
}
