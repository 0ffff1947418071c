import { Dialog } from '#design/dialog/dialog.tsx';
import type { DisplayData, ExperienceEnd } from '../experience.ts';
import { EndingButtons } from './ending-buttons.tsx';
import styles from './experience-modal.module.css';
import { titled } from './use-ending.ts';

type ExperienceModalProps = { data: DisplayData; onEnd: (how: ExperienceEnd) => void };

export function ExperienceModal({ data, onEnd }: ExperienceModalProps) {
  const { title, body } = titled(data);
  return (
    <Dialog
      isOpen
      onClose={() => onEnd('dismissed')}
      title={title}
      size="small"
      isScrollAllowed={data.scroll_to_dismiss === true}
      actions={<EndingButtons data={data} onEnd={onEnd} />}
    >
      <p data-experience="" className={styles.body}>
        {body}
      </p>
    </Dialog>
  );
}
