export interface Entrance {
  /** A path of this site to go on to; the home page where there is none. */
  next: string | null;
  /** The page stands in a web view of an app, which closes once the person is in. */
  isWebview: boolean;
}

/** Goes on after signing in, by a whole new page: all that was loaded before was a visitor's. */
export function enterSite({ next, isWebview }: Entrance): 'leaving' {
  if (isWebview) window.close();
  window.location.assign(next ?? '/');
  return 'leaving';
}
