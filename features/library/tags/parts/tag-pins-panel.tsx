import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useCallback, useId, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { useLoaded } from '#platform/resource/use-loaded.ts';
import { knownTags } from './known-tags.ts';
import { TagField } from './tag-field.tsx';

export type TagPinsDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onTags: (tags: readonly string[]) => void;
};

/** Asks for the tags that several pins get. */
export function TagPinsPanel({ isOpen, onClose, onTags }: TagPinsDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const [tags, setTags] = useState<string[]>([]);
  const [known] = useLoaded(useCallback(knownTags, []));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    onTags(tags);
    setTags([]);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Add tags`}
      hasNote
      size="small"
      actions={
        <Button type="submit" form={formId} variant="primary" disabled={tags.length === 0}>
          <Trans>Add</Trans>
        </Button>
      }
    >
      <form id={formId} onSubmit={onSubmit}>
        <TagField
          label={t`Tags`}
          value={tags}
          known={known.state === 'ready' ? known.data : []}
          onChange={setTags}
          autoFocus
        />
      </form>
    </Dialog>
  );
}
