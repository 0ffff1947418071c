import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { firstPage } from './next-page.ts';

/** Stand in a `noscript`, for crawlers and browsers without scripts. */
export function PageLinks({ next }: { next: string | undefined }) {
  const first = firstPage(useLocation());
  return (
    <>
      {first && (
        <a href={first}>
          <Trans>First page</Trans>
        </a>
      )}{' '}
      {next && (
        <a href={next} rel="next">
          <Trans>Next page</Trans>
        </a>
      )}
    </>
  );
}
