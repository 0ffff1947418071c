import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { ComboBox } from '#design/combo-box/combo-box.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import styles from '../parts/tag-form.module.css';
import type { TagDialogProps } from './rename-tag-panel.tsx';

export function MergeTagPanel({ tag, tags, isOpen, onClose, onDone }: TagDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={<Trans>Merge tag</Trans>} hasNote size="small">
      <MergeForm {...{ tag, tags, onClose, onDone }} />
    </Dialog>
  );
}

function MergeForm({ tag, tags, onClose, onDone }: Omit<TagDialogProps, 'isOpen'>) {
  const { t } = useLingui();
  const [into, setInto] = useState<string | null>(null);
  const chosen = tags.find(({ id }) => id === into);
  const [isPending, merge] = useMerge(tag.id, () => {
    onClose();
    onDone();
  });
  return (
    <div className={styles.form}>
      <p className={styles.question}>
        <Trans>Pins with the tag “{tag.name}” get the other tag instead. This can't be undone.</Trans>
      </p>
      <ComboBox
        label={t`Merge into`}
        options={tags.flatMap(({ id, name }) => (id === tag.id ? [] : { id, label: name }))}
        value={into}
        onChange={setInto}
      />
      <div className={styles.actions}>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          variant="primary"
          disabled={!chosen}
          pending={isPending}
          onClick={() => chosen && merge(chosen)}
        >
          <Trans>Merge tags</Trans>
        </Button>
      </div>
    </div>
  );
}

function useMerge(
  tag_id: string,
  onDone: () => void,
): [boolean, (into: TagDialogProps['tag']) => Promise<void>] {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [isPending, setPending] = useState(false);
  const merge = async ({ id: into_id, name }: TagDialogProps['tag']) => {
    setPending(true);
    try {
      await call('TagResource.update', { tag_id, into_id });
      toast.show({ kind: 'success', text: t`Merged into ${name}`, duration: 3000 });
      onDone();
    } catch (error) {
      toast.show({ kind: 'error', text: failureText(error) });
      setPending(false);
    }
  };
  return [isPending, merge];
}
