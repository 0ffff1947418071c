import { type ComponentType, lazy, Suspense, useState } from 'react';

type Openable = { isOpen: boolean };

/**
 * A component whose code is fetched the first time it is open, so that pages pay for dialogs and menus only when
 * somebody opens one. Once opened it stays, to be there while it closes. `preload` fetches it ahead.
 */
export function onDemand<Props extends Openable>(
  load: () => Promise<ComponentType<Props>>,
  waiting: React.ReactNode = null,
) {
  const Loaded = lazy(async () => ({ default: await load() }));
  function OnDemand(props: Props) {
    const [wasOpen, setWasOpen] = useState(false);
    if (props.isOpen && !wasOpen) setWasOpen(true);
    if (!props.isOpen && !wasOpen) return null;
    return (
      <Suspense fallback={props.isOpen ? waiting : null}>
        <Loaded {...props} />
      </Suspense>
    );
  }
  const preload = () => {
    // A failed fetch ahead is no matter: opening tries again and shows what is wrong.
    load().catch(() => {});
  };
  return Object.assign(OnDemand, { preload });
}
