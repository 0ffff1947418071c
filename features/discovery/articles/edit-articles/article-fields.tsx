import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '#design/button/button.tsx';
import { Checkbox, Radio } from '#design/checkbox/checkbox.tsx';
import { ChoiceGroup } from '#design/checkbox/choice-group.tsx';
import { FieldError } from '#design/field/field-error.tsx';
import { errorOf, type FormError } from '#design/field/form-errors.tsx';
import { TextArea, TextField } from '#design/field/text-field.tsx';
import { FileButton } from '#design/file-button/file-button.tsx';
import { Select } from '#design/select/select.tsx';
import type { PictureUpload } from '#features/core/media/parts/use-picture-upload.ts';
import { picturePath } from '#features/core/media/picture-urls.ts';
import { ARTICLE_LIMITS } from '../article.ts';
import type { ArticleDraft } from './article-draft.ts';
import styles from './article-editor.module.css';

type FieldsProps = { draft: ArticleDraft; onChange: (changes: Partial<ArticleDraft>) => void };

export function ArticleFields({ draft, onChange, errors }: FieldsProps & { errors: readonly FormError[] }) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        name="title"
        label={t`Title`}
        value={draft.title}
        maxLength={ARTICLE_LIMITS.title}
        error={errorOf(errors, 'title')}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <TextArea
        name="introduction"
        label={t`Introduction`}
        isOptional
        rows={3}
        value={draft.introduction}
        maxLength={ARTICLE_LIMITS.introduction}
        error={errorOf(errors, 'introduction')}
        onChange={({ currentTarget }) => onChange({ introduction: currentTarget.value })}
      />
      <TypeField draft={draft} onChange={onChange} />
      <Flags draft={draft} onChange={onChange} />
    </>
  );
}

function TypeField({ draft, onChange }: FieldsProps) {
  const { t } = useLingui();
  return (
    <Select
      name="article_type"
      label={t`Type`}
      value={draft.type}
      options={[
        { value: '', label: t`Article` },
        { value: '0', label: t`Trending` },
        { value: '1', label: t`Best of` },
        { value: '2', label: t`Trending, second kind` },
      ]}
      onChange={({ currentTarget }) => onChange({ type: currentTarget.value })}
    />
  );
}

function Flags({ draft, onChange }: FieldsProps) {
  const { t } = useLingui();
  return (
    <div>
      <Checkbox
        name="is_shop"
        checked={draft.isShop}
        onChange={({ currentTarget }) => onChange({ isShop: currentTarget.checked })}
      >
        <Trans>It's about things to buy</Trans>
      </Checkbox>
      <Checkbox
        name="is_featured"
        checked={draft.isFeatured}
        hint={t`The newest four appear on the home page and where a search starts.`}
        onChange={({ currentTarget }) => onChange({ isFeatured: currentTarget.checked })}
      >
        <Trans>Feature this article</Trans>
      </Checkbox>
    </div>
  );
}

type CoverFieldProps = FieldsProps & { upload: PictureUpload; errors: readonly FormError[] };

export function CoverField({ draft, onChange, upload, errors }: CoverFieldProps) {
  const { t } = useLingui();
  const problem = useId();
  const { coverSignature } = draft;
  const { isSending, bringIn } = upload;
  const failure = upload.failure || errorOf(errors, 'cover_signature');
  return (
    <section className={styles.part} aria-labelledby="cover">
      <h2 id="cover">{t`Cover`}</h2>
      {coverSignature ? (
        <UploadedCover signature={coverSignature} />
      ) : (
        <CoverChoice draft={draft} onChange={onChange} />
      )}
      <div className={styles.actions}>
        <FileButton
          accept="image/*"
          name="cover_signature"
          isBusy={isSending}
          problem={failure ? problem : undefined}
          onFiles={([file]) => void bringIn(file)}
        >
          {isSending ? <Trans>Uploading…</Trans> : <Trans>Upload a picture</Trans>}
        </FileButton>
        {coverSignature && (
          <Button size="small" variant="ghost" onClick={() => onChange({ coverSignature: null })}>
            <Trans>Remove the picture</Trans>
          </Button>
        )}
      </div>
      {failure && (
        <FieldError id={problem} isAnnounced>
          {failure}
        </FieldError>
      )}
    </section>
  );
}

function UploadedCover({ signature }: { signature: string }) {
  const { t } = useLingui();
  return (
    <img
      src={picturePath(signature, '474x')}
      alt={t`The uploaded cover`}
      width={320}
      height={180}
      className={styles.cover}
    />
  );
}

function CoverChoice({ draft: { blocks, coverPinId }, onChange }: FieldsProps) {
  const { t } = useLingui();
  const titles = new Map(
    blocks.flatMap((block) => (block.kind === 'pin' ? [[block.id, block.thing?.title || t`Pin`]] : [])),
  );
  const radio = (id: string | null) => ({
    ...{ name: 'cover_pin_id', value: id ?? '', onChange: () => onChange({ coverPinId: id }) },
    checked: id === (coverPinId && titles.has(coverPinId) ? coverPinId : null),
  });
  return (
    <ChoiceGroup legend={t`Pin on the cover`}>
      {[...titles].map(([id, title]) => (
        <Radio key={id} {...radio(id)}>
          <span dir="auto">{title}</span>
        </Radio>
      ))}
      <Radio {...radio(null)} hint={t`Readers see the first Pin instead.`}>
        <Trans>No cover chosen</Trans>
      </Radio>
    </ChoiceGroup>
  );
}
