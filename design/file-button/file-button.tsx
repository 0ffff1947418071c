import { buttonClass } from '../button/button-variant.ts';
import styles from './file-button.module.css';
import { FileLabel, type FileLabelProps } from './file-label.tsx';

export function FileButton(props: Omit<FileLabelProps, 'className'>) {
  return <FileLabel {...props} className={buttonClass({ size: 'small' }, styles.button)} />;
}
