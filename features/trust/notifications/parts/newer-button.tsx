import { Plural } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { live } from '#platform/live/live.ts';
import { call } from '#platform/resource/client.ts';
import { LIVE_NOTIFICATIONS } from '../notification.ts';
import styles from './newer-button.module.css';

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

/** A gap reported this soon after loading is only the connection opening, ms. */
const FRESH_MS = 5000;

/** How many arrived after `newest`, which the page came with. */
function useNewer(newest: string | null): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const since = Date.now();
    let isShown = true;
    setCount(0);
    const isNewer = ({ id }: { id: string }) => BigInt(id) > BigInt(newest ?? 0);
    const ask = async () => {
      // After a failure the next live event counts them.
      const answer = await call('NewsHubResource.get', {}).catch(() => null);
      if (answer && isShown) setCount(answer.data.filter(isNewer).length);
    };
    const leave = live.subscribe((heard) => {
      if (heard === 'gap' ? Date.now() - since > FRESH_MS : heard.type === LIVE_NOTIFICATIONS) void ask();
    });
    return () => {
      isShown = false;
      leave();
    };
  }, [newest]);
  return count;
}
