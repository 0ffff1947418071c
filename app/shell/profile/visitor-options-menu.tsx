import type { OpenedMenu } from '#design/menu/menu-opener.tsx';
import { loginPrompt } from '#features/identity/parts/login-prompt.ts';
import { useLegalReport } from '#features/moderation/parts/use-legal-report.tsx';
import { ProfileOptionsMenu } from '#features/people/block-person/profile-options-menu.tsx';

export type VisitorOptionsMenuProps = OpenedMenu & { person: { username: string } };

/** What else can be done with a profile by whoever has to log in for most of it. */
export function VisitorOptionsMenu({ person, ...opened }: VisitorOptionsMenuProps) {
  const reporting = useLegalReport(`/${person.username}/`);
  return (
    <ProfileOptionsMenu
      {...opened}
      isBlocked={false}
      onBlock={() => loginPrompt.open({ reason: 'other' })}
      reporting={reporting}
    />
  );
}
