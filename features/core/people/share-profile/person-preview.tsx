import { Avatar } from '#design/avatar/avatar.tsx';
import styles from './person-preview.module.css';
import type { SharedPerson } from './shared-person.ts';

/** Shown in the browser only. */
export function PersonPreview({ name, imageUrl, url }: Pick<SharedPerson, 'name' | 'imageUrl' | 'url'>) {
  return (
    <div className={styles.preview}>
      <Avatar name={name} src={imageUrl} size={40} />
      <p>
        <strong>{name}</strong>
        <span dir="ltr">{location.host + url}</span>
      </p>
    </div>
  );
}
