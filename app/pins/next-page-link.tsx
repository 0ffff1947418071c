import { Trans } from '@lingui/react/macro';

/** For crawlers and browsers without scripts; others load more as they scroll. */
export function NextPage({ path }: { path: string | undefined }) {
  if (!path) return null;
  return (
    <noscript>
      {/* Browsers with scripts never read it. */}
      {import.meta.env.SSR && (
        <a href={path} rel="next">
          <Trans>Next page</Trans>
        </a>
      )}
    </noscript>
  );
}
