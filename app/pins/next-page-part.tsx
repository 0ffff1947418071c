import { NextPageLink } from './next-page-link.tsx';

/** Browsers with scripts load more as they scroll, and need no code for the link. */
export function NextPage({ path }: { path: string | undefined }) {
  return path ? <noscript>{import.meta.env.SSR && <NextPageLink path={path} />}</noscript> : null;
}
