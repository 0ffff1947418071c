import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { CopyIcon } from '#design/icons/icons.tsx';
import { toast } from '#design/toast/toast.ts';
import styles from './conversions.module.css';

/** Text to copy into a program. */
export function CodeBlock({ label, text }: { label: string; text: string }) {
  const { t } = useLingui();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.show({ kind: 'success', text: t`Copied`, duration: 3000 });
    } catch {
      // No permission, or a page without https: the text can still be selected.
      toast.show({
        kind: 'error',
        text: t`Your browser doesn't allow copying. Select the text instead.`,
        duration: 8000,
      });
    }
  };
  return (
    <div className={styles.code}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys too */}
      <section className={styles.text} aria-label={label} tabIndex={0} dir="ltr">
        <pre>{text}</pre>
      </section>
      <div>
        <Button size="small" icon={<CopyIcon size={16} />} onClick={copy}>
          <Trans>Copy</Trans>
        </Button>
      </div>
    </div>
  );
}
