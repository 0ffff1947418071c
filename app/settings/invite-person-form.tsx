import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import access from '#features/business/access/parts/access-list.module.css';
import { PermissionSelect } from '#features/business/access/parts/permission-select.tsx';
import type { BusinessPermission } from '#features/core/identity/acting-access.ts';
import { InviteForm } from '#features/core/people/parts/invite-form.tsx';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';

type InvitePersonFormProps = { subjectId: string | null; mayOwn: boolean; onInvited: () => void };

export function InvitePersonForm({ subjectId, mayOwn, onInvited }: InvitePersonFormProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [permission, setPermission] = useState<BusinessPermission>('PROFILE_PUBLISHER');
  const invite = (invitee: string) =>
    call('BusinessInviteResource.create', {
      invitee,
      permissions: [permission],
      orbac_subject_id: subjectId,
    });
  return (
    <InviteForm
      styles={{ form: access.form, send: access.send }}
      invite={invite}
      onInvited={onInvited}
      problemOf={(error) =>
        error instanceof CallRefused && error.isOfSchema
          ? t`Enter a username or an email address like name@example.com.`
          : failureText(error)
      }
    >
      <PermissionSelect value={permission} mayOwn={mayOwn} onChoose={setPermission} />
    </InviteForm>
  );
}
