import { useLingui } from '@lingui/react/macro';
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { toast } from './toast/toast.ts';

type Openable = { isOpen: boolean; onClose: () => void };

/**
 * A component whose code is fetched the first time it is open, so that pages pay for dialogs and menus only when
 * somebody opens one. Once opened it stays, to be there while it closes. `preload` fetches it ahead. Where the code
 * cannot be had it closes and offers to load the page anew: browsers do not ask twice for the code of one page.
 */
export function onDemand<Props extends Openable>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
) {
  const fetched = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (cause) {
        throw new NotFetched('the code could not be fetched', { cause });
      }
    });
  let Loaded = fetched();
  function OnDemand(props: Props) {
    const { t } = useLingui();
    const [wasOpen, setWasOpen] = useState(false);
    if (props.isOpen && !wasOpen) setWasOpen(true);
    if (!props.isOpen && !wasOpen) return null;
    const giveUp = () => {
      Loaded = fetched();
      setWasOpen(false);
      props.onClose();
      toast.show({
        kind: 'error',
        text: t`This could not be loaded. Check your connection.`,
        action: { label: t`Load the page again`, onAction: () => location.reload() },
        duration: 10_000,
      });
    };
    return (
      <FetchGuard onFailure={giveUp}>
        <Suspense fallback={props.isOpen ? waiting : null}>
          <Loaded {...props} />
        </Suspense>
      </FetchGuard>
    );
  }
  const preload = () => {
    // A failed fetch ahead is no matter: opening tries again and shows what is wrong.
    load().catch(() => {});
  };
  return Object.assign(OnDemand, { preload });
}

class NotFetched extends Error {}

/** Keeps code that could not be fetched from taking the whole page down; every other error goes on its way. */
class FetchGuard extends Component<{ onFailure: () => void; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    if (!(error instanceof NotFetched)) throw error;
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
