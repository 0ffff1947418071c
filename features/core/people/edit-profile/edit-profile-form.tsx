import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Avatar } from '#design/avatar/avatar.tsx';
import { Button } from '#design/button/button.tsx';
import { FieldError } from '#design/field/field-error.tsx';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextArea, TextField } from '#design/field/text-field.tsx';
import { FileButton } from '#design/file-button/file-button.tsx';
import { Spinner } from '#design/spinner/spinner.tsx';
import { EntryForm, FieldPair } from '#features/core/identity/parts/entry-form.tsx';
import { useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { type PictureUpload, usePictureUpload } from '#features/core/media/parts/use-picture-upload.ts';
import { picturePath } from '#features/core/media/picture-urls.ts';
import { call } from '#platform/resource/client.ts';
import { isImprintWanted } from '../about.ts';
import { ImprintField, WebsiteField } from '../parts/website-field.tsx';
import { PERSON_LIMITS } from '../person.ts';
import styles from './avatar-field.module.css';
import type { OwnProfile } from './edit-profile.ts';
import { websiteIn } from './typed-text.ts';

type EditProfileFormProps = {
  profile: OwnProfile;
  isHandleOffered: boolean;
  onSaved: () => void;
};

export function EditProfileForm({ profile, isHandleOffered, onSaved }: EditProfileFormProps) {
  const { t } = useLingui();
  const form = useEditProfile(onSaved);
  const [picture, setPicture] = useState(profile.image_signature);
  const upload = usePictureUpload(setPicture);
  const error = (field: string) => errorOf(form.errors, field);
  return (
    <EntryForm form={form} isPart isBusy={upload.isSending} submit={<Trans>Save</Trans>}>
      <AvatarField
        name="image_signature"
        fullName={profile.full_name}
        signature={picture}
        onRemove={() => setPicture(null)}
        upload={upload}
        error={error('image_signature')}
      />
      <NameFields profile={profile} error={error} />
      <TextArea
        name="about"
        label={t`About`}
        isOptional
        maxLength={PERSON_LIMITS.about}
        defaultValue={profile.about}
        error={error('about')}
      />
      <WebsiteField website={profile.website_url} error={error('website_url')} />
      {isImprintWanted(profile.country) && (
        <ImprintField imprint={profile.impressum_url} error={error('impressum_url')} />
      )}
      {isHandleOffered && (
        <HandleField handle={profile.instagram_username} error={error('instagram_username')} />
      )}
    </EntryForm>
  );
}

function useEditProfile(onSaved: () => void) {
  const { t } = useLingui();
  return useSendingForm({
    required: { first_name: t`Enter your first name.`, full_name: t`Enter your name.` },
    sentences: {
      'invalid-website_url': t`Enter a web address like https://example.com.`,
      'invalid-impressum_url': t`Enter a web address like https://example.com.`,
      'invalid-instagram_username': t`Use only letters, digits, dots and underscores.`,
      'invalid-image_signature': t`This picture no longer exists. Choose it again.`,
    },
    send: async ({ impressum_url, ...fields }) => {
      await call('UserSettingsResource.update', {
        ...fields,
        // Without the imprint field, the stored imprint stays.
        ...(impressum_url !== undefined && { impressum_url: websiteIn(impressum_url) }),
      });
      onSaved();
      return 'leaving';
    },
  });
}

function HandleField({ handle, error }: { handle: string | null; error: string | undefined }) {
  const { t } = useLingui();
  return (
    <TextField
      name="instagram_username"
      label={t`Instagram name`}
      hint={t`Links from your profile to your photos there.`}
      isOptional
      autoCapitalize="none"
      spellCheck={false}
      maxLength={100}
      defaultValue={handle ?? ''}
      error={error}
    />
  );
}

type NameFieldsProps = { profile: OwnProfile; error: (field: string) => string | undefined };

function NameFields({ profile, error }: NameFieldsProps) {
  const { t } = useLingui();
  return (
    <FieldPair>
      <TextField
        name="first_name"
        label={t`First name`}
        hint={t`How people should refer to you.`}
        autoComplete="given-name"
        maxLength={PERSON_LIMITS.firstName}
        defaultValue={profile.first_name}
        error={error('first_name')}
      />
      <TextField
        name="full_name"
        label={t`Full name`}
        hint={t`Shown on your profile.`}
        autoComplete="name"
        maxLength={PERSON_LIMITS.fullName}
        defaultValue={profile.full_name}
        error={error('full_name')}
      />
    </FieldPair>
  );
}

type AvatarFieldProps = {
  name: string;
  fullName: string;
  signature: string | null;
  onRemove: () => void;
  upload: PictureUpload;
  error: string | undefined;
};

/** A new picture is uploaded at once, and saved with the form. */
function AvatarField({ name, fullName, signature, onRemove, upload, error }: AvatarFieldProps) {
  const { t } = useLingui();
  const { isSending, failure, bringIn } = upload;
  const problem = useId();
  const said = failure ?? error;
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{t`Picture`}</legend>
      <input type="hidden" name={name} value={signature ?? ''} />
      <Avatar name={fullName} src={signature && picturePath(signature, '136x136')} size={96} />
      <div className={styles.acts}>
        <FileButton
          accept="image/*"
          isBusy={isSending}
          problem={said ? problem : undefined}
          onFiles={([file]) => void bringIn(file)}
        >
          <Trans>Change picture</Trans>
        </FileButton>
        {signature && !isSending && (
          <Button variant="ghost" size="small" onClick={onRemove}>
            <Trans>Remove picture</Trans>
          </Button>
        )}
        {isSending && <Spinner size={20} label={t`Uploading`} />}
      </div>
      {said && (
        <div className={styles.failure}>
          <FieldError id={problem} isAnnounced={failure !== null}>
            {said}
          </FieldError>
        </div>
      )}
    </fieldset>
  );
}
