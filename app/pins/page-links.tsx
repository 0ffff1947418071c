import { Trans } from '@lingui/react/macro';

/** Stands in a `noscript`, for crawlers and browsers without scripts. */
export function NextPageLink({ path }: { path: string }) {
  return (
    <a href={path} rel="next">
      <Trans>Next page</Trans>
    </a>
  );
}
