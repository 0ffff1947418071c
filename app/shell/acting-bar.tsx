import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar } from '#design/avatar/avatar.tsx';
import { Button } from '#design/button/button.tsx';
import { usePermissionTexts } from '#features/business/access/parts/use-permission-texts.ts';
import type { BusinessPermission } from '#features/core/identity/acting-access.ts';
import styles from './acting-bar.module.css';
import { useChooseProfile } from './profile-switcher.tsx';
import type { ShellActing } from './shell-data.ts';

/** Says on whose behalf everything on this page is done. */
export function ActingBar({ acting }: { acting: ShellActing }) {
  const { t } = useLingui();
  const choose = useChooseProfile(acting);
  const texts = usePermissionTexts();
  const { active, self, profiles } = acting;
  const [own] = profiles;
  const shown = active ?? { name: self.fullName, image: self.imageSmallUrl };
  const name = <strong>{shown.name}</strong>;
  const [first] = (active?.permissions ?? []) as BusinessPermission[];
  return (
    <aside className={styles.bar} data-active={active ? true : undefined} aria-label={t`Who you act for`}>
      <Avatar name={shown.name} src={shown.image} size={32} />
      <p className={styles.text}>
        {active ? <Trans>You're acting as {name}</Trans> : <Trans>You're acting as yourself, {name}</Trans>}
        {first && (
          <span className={styles.quiet}>
            {' '}
            {texts[first].name} · {texts[first].hint}
          </span>
        )}
      </p>
      {active && own && (
        <Button size="small" onClick={() => choose(own)}>
          <Trans>Act as yourself</Trans>
        </Button>
      )}
    </aside>
  );
}
