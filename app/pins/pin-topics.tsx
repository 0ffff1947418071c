import { Link } from 'react-router';
import type { ShellViewer } from '#app/shell/shell-data.ts';
import { latePart } from '#design/on-demand/late-part.tsx';
import type { PinPageData } from '#features/library/pins/parts/pin-page-data.ts';
import styles from './pin-topics.module.css';

// Only owners load it.
const EditTopics = latePart(
  async () => (await import('#features/discovery/topics/choose-topics/edit-pin-topics.tsx')).EditPinTopics,
);

export function PinTopics({ pin, actor }: { pin: PinPageData; actor: ShellViewer | null }) {
  return (
    <p className={styles.topics}>
      {pin.topics.map(({ id, name, url }) => (
        <Link key={id} to={url}>
          {name}
        </Link>
      ))}
      {actor?.id === pin.pinner.id && <EditTopics pinId={pin.card.id} before={null} />}
    </p>
  );
}
