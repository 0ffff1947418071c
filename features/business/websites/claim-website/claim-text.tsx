import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { CopyIcon } from '#design/icons/icons.tsx';
import { toast } from '#design/toast/toast.ts';
import styles from './website-claim.module.css';

/** A text to be copied elsewhere. */
export function ClaimText({ label, text }: { label: string; text: string }) {
  const { t } = useLingui();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.show({ kind: 'success', text: t`Copied`, duration: 3000 });
    } catch {
      // No permission, or a page without https: the text stands there to be selected.
      toast.show({
        kind: 'error',
        text: t`Your browser does not allow copying. Select the text instead.`,
        duration: 8000,
      });
    }
  };
  return (
    <div className={styles.text}>
      <TextField
        label={label}
        readOnly
        value={text}
        onFocus={(event) => event.currentTarget.select()}
        className={styles.code}
      />
      <Button icon={<CopyIcon size={18} />} onClick={copy}>
        <Trans>Copy</Trans>
      </Button>
    </div>
  );
}
