import { useCopy } from '#design/share/use-copy.tsx';
import { pinPathFor } from '../pin-link.ts';

/** Shows the address if the browser does not allow copying. */
export function useCopyPinLink(): (id: string) => Promise<void> {
  const copy = useCopy();
  return (id) => copy(location.origin + pinPathFor(id, 'see'));
}
