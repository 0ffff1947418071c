import { useLingui } from '@lingui/react/macro';
import { Avatar } from '#design/avatar/avatar.tsx';
import styles from '../parts/profile-header.module.css';

type ShareCodeAvatarProps = {
  person: { fullName: string; image: string | null };
  onPress: () => void;
};

export function ShareCodeAvatar({ person, onPress }: ShareCodeAvatarProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className={styles.press}
      aria-haspopup="dialog"
      aria-label={t`Profile code`}
      title={t`Profile code`}
      onClick={onPress}
    >
      <Avatar name={person.fullName} src={person.image} size={96} />
    </button>
  );
}
