import { Trans } from '@lingui/react/macro';
import { type ReactNode, type RefObject, use, useEffect, useId, useRef } from 'react';
import { Button } from '#design/button/button.tsx';
import { DialogNote } from '#design/dialog/dialog.tsx';
import { BoardField } from '../parts/board-field.tsx';
import { PinFields } from '../parts/pin-fields.tsx';
import { areMended, focusFirstError, type PinErrors } from '../parts/use-pin-sentences.ts';
import type { Saver } from '../picker-boards.ts';
import type { PinText } from '../pin-text.ts';
import type { SaveTarget } from '../save-target.ts';
import styles from './pin-builder.module.css';

type BuilderFormProps = {
  saver: Saver;
  pin: { pinText: PinText; target: SaveTarget; errors: PinErrors };
  isPublishing: boolean;
  /** Another draft is being published, and this one waits for it. */
  isOtherFirst?: boolean;
  canRetry: boolean;
  onChange: (to: { pinText: PinText } | { target: SaveTarget }) => void;
  onPublish: () => void;
  children: ReactNode;
  underBoard?: ReactNode;
  actions?: ReactNode;
};

export function BuilderForm(props: BuilderFormProps) {
  const { pin, isPublishing, isOtherFirst, canRetry, onPublish, children, actions } = props;
  const { errors } = pin;
  const note = use(DialogNote);
  const noteId = useId();
  const form = useRef<HTMLFormElement>(null);
  useFocusOnError(form, errors);
  return (
    <form
      ref={form}
      className={styles.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onPublish();
      }}
    >
      {children}
      <div className={styles.words}>
        {errors.form && <ErrorLine text={errors.form} {...{ canRetry, isPublishing }} />}
        <Fields {...props} />
        {note && <div id={noteId}>{note}</div>}
      </div>
      <div className={styles.acts}>
        {actions}
        <Button
          type="submit"
          variant="primary"
          pending={isPublishing}
          disabled={isOtherFirst}
          aria-describedby={note ? noteId : undefined}
        >
          <Trans>Publish</Trans>
        </Button>
      </div>
    </form>
  );
}

/** Not while they are being mended. */
function useFocusOnError(form: RefObject<HTMLFormElement | null>, errors: PinErrors): void {
  const before = useRef<PinErrors>({});
  useEffect(() => {
    const isMending = areMended(errors, before.current);
    before.current = errors;
    if (!isMending && Object.keys(errors).length > 0) focusFirstError(form.current);
  }, [errors, form]);
}

function Fields({ saver, pin, isPublishing, onChange, underBoard }: BuilderFormProps) {
  return (
    <PinFields
      pinText={pin.pinText}
      errors={pin.errors}
      isDisabled={isPublishing}
      onChange={(pinText) => onChange({ pinText })}
      board={
        <div className={styles.board}>
          <BoardField
            saver={saver}
            value={pin.target}
            error={pin.errors.board}
            isDisabled={isPublishing}
            onChange={(target) => onChange({ target })}
          />
          {underBoard}
        </div>
      }
    />
  );
}

type ErrorLineProps = { text: string; canRetry: boolean; isPublishing: boolean };

function ErrorLine({ text, canRetry, isPublishing }: ErrorLineProps) {
  return (
    <div role="alert" tabIndex={-1} className={styles.trouble}>
      <span>{text}</span>
      {canRetry && (
        <Button type="submit" size="small" pending={isPublishing}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}
