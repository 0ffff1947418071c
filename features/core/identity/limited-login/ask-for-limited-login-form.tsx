import { call } from '#platform/resource/client.ts';
import { AskForMailForm } from '../parts/ask-for-mail-form.tsx';

interface Props {
  next: string | null;
  onAsked(): void;
}

export function AskForLimitedLoginForm({ next, onAsked }: Props) {
  return (
    <AskForMailForm
      send={(username_or_email) =>
        call('LimitedLoginResource.create', { username_or_email, next: next ?? undefined })
      }
      onAsked={onAsked}
    />
  );
}
