import { type ReactNode, useEffect, useRef, useState } from 'react';
import { componentOf, type PropsIn, reloadPage, useNotFetchedToast } from './code.ts';

type Openable = { isOpen: boolean; onClose: () => void };

type Choices = {
  waiting?: ReactNode;
  /** A failed load is not reported. */
  isQuiet?: boolean;
};

/** Once opened it stays mounted, for its closing animation. If loading fails, it closes to offer a retry. */
export function onDemand<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  { waiting = null, isQuiet = false }: Choices = {},
) {
  type Props = PropsIn<Module, Name> & Openable;
  const code = componentOf(load, name);
  function OnDemand(props: Props) {
    const tell = useNotFetchedToast();
    const [wasOpen, setWasOpen] = useState(false);
    const [isWaiting, setWaiting] = useState(false);
    // Opened by a retry: its owner considers it closed by then.
    const [isOpenAgain, setOpenAgain] = useState(false);
    const isSecondTry = useRef(false);
    const isOpen = props.isOpen || isOpenAgain;
    if (isOpen && !wasOpen) {
      setWasOpen(true);
      setWaiting(code.read() === undefined);
    }
    const onClose = () => {
      setOpenAgain(false);
      props.onClose();
    };
    const giveUp = async () => {
      setWaiting(false);
      setWasOpen(false);
      onClose();
      if (isQuiet || (isSecondTry.current && (await reloadPage()))) return;
      tell(() => {
        isSecondTry.current = true;
        setOpenAgain(true);
      });
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once each time that it is waited for
    useEffect(() => {
      if (isWaiting) code.fetch().then(() => setWaiting(false), giveUp);
    }, [isWaiting]);

    if (!wasOpen) return null;
    const Loaded = code.read();
    if (!Loaded) return isOpen ? waiting : null;
    return <Loaded {...props} isOpen={isOpen} onClose={onClose} />;
  }
  const preload = () => {
    // A failed preload does not matter: opening tries again and reports the error.
    code.fetch().catch(() => {});
  };
  return Object.assign(OnDemand, { preload });
}
