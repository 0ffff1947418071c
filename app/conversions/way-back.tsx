import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { type ConversionPage, conversionsPath } from './conversions-query.ts';
import type { Setup } from './load-setup.ts';
import { usePageTexts } from './use-page-texts.ts';

/** Back to the page that led here, which the address names. */
export function WayBack({ origin, setup }: { origin: string | null; setup: Setup }) {
  const titles = usePageTexts();
  if (!origin) return null;
  const page = origin as ConversionPage;
  const title = titles[page];
  return (
    <p>
      <Link to={conversionsPath(page, setup.params)}>
        <Trans>Back to {title}</Trans>
      </Link>
    </p>
  );
}
