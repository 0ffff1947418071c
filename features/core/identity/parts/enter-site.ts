export interface Entrance {
  /** A path of this site to continue to; null for the home page. */
  next: string | null;
  /** The page is in an app's web view, which closes once the person is signed in. */
  isWebview: boolean;
}

/** Continues after signing in with a full page load: everything loaded before was a visitor's. */
export function enterSite({ next, isWebview }: Entrance): 'leaving' {
  if (isWebview) window.close();
  window.location.assign(next ?? '/');
  return 'leaving';
}
