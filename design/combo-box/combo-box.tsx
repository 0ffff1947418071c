import type { ReactNode } from 'react';
import { TextField } from '../field/text-field.tsx';
import { latePart } from '../on-demand/late-part.tsx';
import styles from './combo-box.module.css';

export type ComboOption = {
  id: string;
  label: string;
  hint?: string;
  picture?: ReactNode;
};

export type ComboBoxProps = {
  label: string;
  options: readonly ComboOption[];
  value: string | null;
  onChange: (id: string | null) => void;
  /** Searches remotely; the options are then shown as given. */
  onSearch?: (text: string) => void;
  placeholder?: string;
  hint?: string;
  error?: string;
  name?: string;
  isLoading?: boolean;
  isDisabled?: boolean;
  /** It is what a dialog is for. */
  autoFocus?: boolean;
  /** Opens the list on typing, and not already on focus. */
  isOpenedByTyping?: boolean;
};

/** The field is rendered on the server, so its styles must come with the page, before its code. */
export type ComboBoxPanelProps = ComboBoxProps & { openerClass: string };

const Loaded = latePart(() => import('./combo-box-panel.tsx'), 'ComboBoxPanel');

/** Its code loads after the page's; until then a field of the same size is shown. */
export function ComboBox(props: ComboBoxProps) {
  const { label, hint, error, placeholder } = props;
  const shown = props.options.find((option) => option.id === props.value)?.label ?? '';
  const before = <TextField {...{ label, hint, error, placeholder }} value={shown} readOnly />;
  return <Loaded {...props} openerClass={styles.opener ?? ''} before={before} />;
}
