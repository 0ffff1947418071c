import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { codeOf, NotFetched, reloadPage } from './code.ts';
import styles from './late-part.module.css';
import { useNotFetchedToast } from './use-not-fetched-toast.ts';
import { useQueuedPress } from './use-queued-press.ts';

type LateProps = {
  /** Shown until the code is loaded: ideally the same buttons, as presses on them are replayed. */
  before: ReactNode;
  /** Shown if loading failed. Without it `before` stays, and a press on it retries. */
  instead?: (tryAgain: () => void) => ReactNode;
};

/**
 * A part of a page whose code loads after the page's own. An earlier press on it takes effect once it is loaded. If
 * loading fails, the rest of the page still works, and a press reports it and offers a retry.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const code = codeOf(load);
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

/** Keeps a failed load from taking the whole page down; rethrows every other error. */
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
