import { Trans } from '@lingui/react/macro';
import {
  Button,
  ComboBox,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components/ComboBox';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import { CheckIcon, ChevronDownIcon, CircleAlertIcon } from '../icons/icons.tsx';
import { OVERLAY_STYLE } from '../layers.ts';
import menuStyles from '../menu/menu.module.css';
import popoverStyles from '../popover/popover.module.css';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './combo-box.module.css';
import type { ComboBoxPanelProps, ComboOption } from './combo-box.tsx';

export function ComboBoxPanel(props: ComboBoxPanelProps) {
  const {
    label,
    options,
    value,
    onChange,
    onSearch,
    placeholder,
    hint,
    error,
    name,
    isLoading,
    isDisabled,
    autoFocus,
    isOpenedByTyping,
    openerClass,
  } = props;
  // A remote search has already filtered; filtering its result again would lose some.
  const list = onSearch ? { items: options, onInputChange: onSearch } : { defaultItems: options };
  return (
    <ComboBox
      {...list}
      value={value}
      onChange={(id) => onChange(id === null ? null : String(id))}
      name={name}
      isDisabled={isDisabled}
      autoFocus={autoFocus}
      isInvalid={Boolean(error)}
      menuTrigger={isOpenedByTyping ? 'input' : 'focus'}
      allowsEmptyCollection
      className={fieldStyles.field ?? ''}
    >
      <Label className={fieldStyles.label}>{label}</Label>
      <div className={fieldStyles.framed}>
        <Input placeholder={placeholder} className={fieldStyles.control ?? ''} />
        <Button className={openerClass}>{isLoading ? <Spinner size={18} /> : <ChevronDownIcon />}</Button>
      </div>
      {hint && (
        <Text slot="description" className={fieldStyles.hint}>
          {hint}
        </Text>
      )}
      {error && (
        <Text slot="errorMessage" className={fieldStyles.error}>
          <CircleAlertIcon size={16} />
          {error}
        </Text>
      )}
      <Popover className={classNames(popoverStyles.popover, styles.list) ?? ''} style={OVERLAY_STYLE}>
        <ListBox<ComboOption>
          className={menuStyles.menu ?? ''}
          renderEmptyState={() => <Nothing isLoading={isLoading} />}
        >
          {(option) => <Option option={option} />}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

function Nothing({ isLoading }: { isLoading?: boolean }) {
  return <div className={styles.nothing}>{isLoading ? <Spinner /> : <Trans>Nothing found</Trans>}</div>;
}

function Option({ option: { id, label, hint, picture } }: { option: ComboOption }) {
  return (
    <ListBoxItem id={id} textValue={label} className={menuStyles.entry ?? ''}>
      {({ isSelected }) => (
        <>
          {picture}
          <span className={menuStyles.words}>
            {label}
            {hint && <span className={menuStyles.hint}>{hint}</span>}
          </span>
          {isSelected && <CheckIcon />}
        </>
      )}
    </ListBoxItem>
  );
}
