import { PageLinks } from './page-links.tsx';

/** Browsers with scripts load more as they scroll, and need no code for the links. */
export function NextPage({ path }: { path: string | undefined }) {
  return <noscript>{import.meta.env.SSR && <PageLinks next={path} />}</noscript>;
}
