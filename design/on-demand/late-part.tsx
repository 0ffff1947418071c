import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { componentOf, NotFetched, type PropsIn, reloadPage, useNotFetchedToast } from './code.ts';
import styles from './late-part.module.css';
import { type Control, findControl, focusedIn, takePresses } from './presses.ts';

type LateProps = {
  /** Ideally the same buttons, as presses on them are replayed. */
  before: ReactNode;
  /** Shown if loading failed. Without this, `before` stays, and a press on it retries. */
  instead?: (tryAgain: () => void) => ReactNode;
};

/** An earlier press takes effect once the code is loaded. If that fails, a press reports it and offers a retry. */
export function latePart<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) {
  type Props = PropsIn<Module, Name>;
  const code = componentOf(load, name);
  let Loaded: ComponentType<Props> = lazy(async () => ({ default: await code.fetch() }));

  function LatePart(props: Props & LateProps) {
    const { before, instead } = props;
    const tell = useNotFetchedToast();
    const place = useRef<HTMLSpanElement>(null);
    const [Part, setPart] = useState(() => Loaded);
    const [hasFailed, setFailed] = useState(false);
    // A toast's action is pressed renders later.
    const isWithout = useRef(false);
    const press = useQueuedPress(place, () => fetchAgain(() => tell(tryAgain)));

    const fetchAgain = async (giveUp: () => unknown) => {
      try {
        const component = await code.fetch();
        if (!isWithout.current) return;
        // React does not retry a failed lazy component.
        Loaded = component;
        setPart(() => component);
        isWithout.current = false;
        setFailed(false);
      } catch {
        press.rest();
        giveUp();
      }
    };
    const fail = () => {
      isWithout.current = true;
      setFailed(true);
    };
    const tryAgain = () => fetchAgain(async () => (await reloadPage()) || tell(tryAgain));

    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: it only notes which of its controls has the focus
      <span ref={place} className={styles.place} onFocus={press.noteFocus} onBlur={press.noteFocus}>
        {hasFailed ? (
          (instead?.(tryAgain) ?? before)
        ) : (
          <FetchGuard onFailure={fail}>
            <Suspense fallback={before}>
              <Part {...props} />
              <Arrival onArrival={press.arrive} />
            </Suspense>
          </FetchGuard>
        )}
      </span>
    );
  }
  const preload = () => {
    // A failed preload does not matter: showing it tries again.
    code.fetch().catch(() => {});
  };
  return Object.assign(LatePart, { preload });
}

function Arrival({ onArrival }: { onArrival: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it arrives once
  useEffect(onArrival, []);
  return null;
}

type FetchGuardProps = { onFailure: () => void; children: ReactNode };

/** Rethrows every other error. */
class FetchGuard extends Component<FetchGuardProps, { hasFailed: boolean }> {
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

/** When the real part arrives, presses the same control there, and moves the focus to it too. */
function useQueuedPress(place: RefObject<HTMLElement | null>, onPress: () => void) {
  const pressed = useRef<Control>(undefined);
  const focused = useRef<Control>(undefined);
  const endTaking = useRef<() => void>(undefined);
  const isHere = useRef(false);
  const tell = useRef(onPress);
  useEffect(() => {
    tell.current = onPress;
  });
  const keep = (control: Control | undefined) => {
    pressed.current = control;
    place.current?.toggleAttribute('data-pressed', control !== undefined);
  };
  // Presses are taken from the moment it appears: one before the next frame counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it keeps in one place for its life
  useLayoutEffect(() => {
    if (isHere.current || !place.current) return;
    endTaking.current = takePresses(place.current, (control) => {
      keep(control);
      tell.current();
    });
    return endTaking.current;
  }, []);

  return {
    arrive: () => {
      isHere.current = true;
      endTaking.current?.();
      const control = pressed.current ?? focused.current;
      const real = control && place.current && findControl(place.current, control);
      if (real && document.activeElement === document.body) real.focus();
      if (pressed.current) real?.click();
      keep(undefined);
    },
    /** After a successful retry the press still counts. */
    rest: () => place.current?.removeAttribute('data-pressed'),
    /** React fires no event when the focused element is removed. */
    noteFocus: () => {
      if (!isHere.current) focused.current = place.current ? focusedIn(place.current) : undefined;
    },
  };
}
