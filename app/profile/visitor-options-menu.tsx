import type { OpenedMenu } from '#design/menu/menu-opener.tsx';
import { loginPrompt } from '#features/core/identity/parts/login-prompt.ts';
import { ProfileOptionsMenu } from '#features/core/people/block-person/profile-options-menu.tsx';
import { useLegalReport } from '#features/trust/moderation/parts/use-legal-report.tsx';

export type VisitorOptionsMenuProps = OpenedMenu & { person: { username: string; isBlockedByMe: boolean } };

export function VisitorOptionsMenu({ person, ...opened }: VisitorOptionsMenuProps) {
  const reporting = useLegalReport(`/${person.username}/`);
  const askToLogIn = () => loginPrompt.open({ reason: 'other' });
  return (
    <ProfileOptionsMenu
      {...opened}
      isBlocked={person.isBlockedByMe}
      onBlock={askToLogIn}
      onUnblock={askToLogIn}
      reporting={reporting}
    />
  );
}
