import { Trans } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import styles from './campaign-builder.module.css';
import type { useSavedDraft } from './use-saved-draft.ts';

type DraftNoticeProps = Pick<ReturnType<typeof useSavedDraft>, 'state' | 'problem' | 'save' | 'keepMine'>;

/** Whether what is typed is stored, and what another window has done with it. */
export function DraftNotice({ state, problem, save, keepMine }: DraftNoticeProps) {
  if (state === 'behind')
    return (
      <div role="alert" className={styles.notice}>
        <p>
          <Trans>This draft was changed in another window. What you type here isn't saved.</Trans>
        </p>
        <Button onClick={() => location.reload()}>
          <Trans>Load the changes</Trans>
        </Button>
        <Button variant="ghost" onClick={keepMine}>
          <Trans>Save what is here instead</Trans>
        </Button>
      </div>
    );
  if (state === 'gone')
    return (
      <p role="alert">
        <Trans>This draft was published or discarded in another window.</Trans>
      </p>
    );
  if (state === 'failed')
    return (
      <div role="alert" className={styles.notice}>
        <p>
          <Trans>We couldn't save your draft.</Trans> {problem}
        </p>
        <Button onClick={() => void save()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  return (
    <p role="status">
      {state === 'saving' && <Trans>Saving…</Trans>}
      {state === 'saved' && <Trans>Draft saved</Trans>}
    </p>
  );
}
