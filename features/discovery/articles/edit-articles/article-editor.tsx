import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { Button } from '#design/button/button.tsx';
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx';
import { FormErrors } from '#design/field/form-errors.tsx';
import { usePictureUpload } from '#features/core/media/parts/use-picture-upload.ts';
import { AddThing } from './add-thing.tsx';
import styles from './article-editor.module.css';
import { ArticleFields, CoverField } from './article-fields.tsx';
import { BlockList } from './block-list.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { type OpenedArticle, useArticleEditor, useLeaveGuard } from './use-article-editor.ts';

type ArticleEditorProps = {
  /** Null for a new one. */
  article: OpenedArticle | null;
  /** Opens it anew, as it is now. */
  onSaved: (id: string) => Promise<void>;
};

export function ArticleEditor({ article, onSaved }: ArticleEditorProps) {
  const { t } = useLingui();
  const editing = useArticleEditor(article);
  const { draft, change, errors, isConflict, isUnsaved, save } = editing;
  const upload = usePictureUpload((coverSignature) => change({ coverSignature }));
  const isPending = editing.isPending || upload.isSending;
  const guard = useLeaveGuard(isUnsaved);
  const done = async (saved: { id: string | null } | null) => {
    const id = saved?.id;
    if (id) await guard.letThrough(() => onSaved(id));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await done(await save());
  };
  // Never over: the browser asks only after this call.
  const reload = () => void guard.letThrough(() => new Promise(() => location.reload()));
  return (
    <form className={styles.form} method="post" onSubmit={submit} onChange={editing.onChange} noValidate>
      <FormErrors errors={errors} />
      {isConflict && <Conflict onReload={reload} />}
      <ArticleFields draft={draft} onChange={change} errors={errors} />
      <section className={styles.part} aria-labelledby="content">
        <h2 id="content">{t`Content`}</h2>
        <BlockList editing={editing} />
        <AddThing editing={editing} />
      </section>
      <CoverField {...{ draft, upload, errors }} onChange={change} />
      <PublishPanel article={article} editing={{ ...editing, isPending }} onDone={done} />
      <SaveBar isUnsaved={isUnsaved} isNew={article === null} isPending={isPending} />
      <LeaveDialog guard={guard} />
    </form>
  );
}

type SaveBarProps = { isUnsaved: boolean; isNew: boolean; isPending: boolean };

function SaveBar({ isUnsaved, isNew, isPending }: SaveBarProps) {
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.quiet}>
        {isUnsaved && <Trans>Unsaved changes</Trans>}
        {!isUnsaved && !isNew && <Trans>All changes saved</Trans>}
      </p>
      <Button type="submit" variant="primary" pending={isPending}>
        {isNew ? <Trans>Save draft</Trans> : <Trans>Save</Trans>}
      </Button>
    </div>
  );
}

function Conflict({ onReload }: { onReload: () => void }) {
  return (
    <p className={styles.conflict}>
      <Trans>Copy what you want to keep, then load the newer version.</Trans>{' '}
      <Button size="small" onClick={onReload}>
        <Trans>Load the newer version</Trans>
      </Button>
    </p>
  );
}

function LeaveDialog({ guard }: { guard: ReturnType<typeof useLeaveGuard> }) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      isOpen={guard.isAsking}
      onClose={guard.stay}
      onConfirm={guard.leave}
      title={t`Leave without saving?`}
      confirmLabel={t`Leave`}
      cancelLabel={t`Keep editing`}
      isDanger
    >
      <Trans>Your changes to this article will be lost.</Trans>
    </ConfirmDialog>
  );
}
