import { call } from '#platform/resource/client.ts';
import { AskForMailForm } from '../parts/ask-for-mail-form.tsx';

export function AskForResetForm({ onAsked }: { onAsked(): void }) {
  return (
    <AskForMailForm
      send={(username_or_email) => call('PasswordResetResource.create', { username_or_email })}
      onAsked={onAsked}
    />
  );
}
