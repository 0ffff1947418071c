import { Plural } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import styles from './newer-button.module.css';
import { useNewer } from './use-newer.ts';

type NewerButtonProps = { newest: string | null; isPending: boolean; onShow: () => void };

/** What arrives shows only when it is pressed, so that nothing being read moves. */
export function NewerButton({ newest, isPending, onShow }: NewerButtonProps) {
  const count = useNewer(newest);
  return (
    <div role="status" className={styles.place}>
      {count > 0 && (
        <Button variant="primary" size="small" pending={isPending} onClick={onShow} className={styles.button}>
          <Plural value={count} one="# new notification" other="# new notifications" />
        </Button>
      )}
    </div>
  );
}
