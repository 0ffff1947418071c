import { useLingui } from '@lingui/react/macro';
import type { PinsKind, PinsSort, PinsView } from '../pins-view.ts';

export function useViewTexts(): Record<PinsView, string> {
  const { t } = useLingui();
  return {
    ...{ compact: t`Compact`, regular: t`Regular`, large: t`Large` },
    ...{ pictures: t`Large pictures`, list: t`List` },
  };
}

export function useSortTexts(): Record<PinsSort, string> {
  const { t } = useLingui();
  return {
    ...{ default: t`Own order`, newest: t`Newest first`, oldest: t`Oldest first` },
    ...{ popular: t`Most saved`, name: t`Name`, color: t`Color` },
  };
}

export function useKindTexts(): Record<PinsKind, string> {
  const { t } = useLingui();
  return { image: t`Images`, video: t`Videos and GIFs`, story: t`Idea Pins` };
}

export function useLinkTexts(): Record<'yes' | 'no', string> {
  const { t } = useLingui();
  return { yes: t`With a link`, no: t`Without a link` };
}
