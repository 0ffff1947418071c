import type { OptionsOf, ResourceName } from './call.ts';

/**
 * For a small call whose answer nobody waits for: it goes out even if the page is being left. It shares no code with
 * `client.ts`, as every export of that weighs on all pages.
 */
export const sendLast = ((name: string, options: object): void => {
  const token = /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  const data = JSON.stringify({ options, context: {} });
  fetch(`/resource/${name.replace('.', '/')}/`, {
    method: 'POST',
    body: new URLSearchParams({ source_url: location.pathname, data }),
    headers: { 'x-csrftoken': token, 'x-requested-with': 'XMLHttpRequest' },
    keepalive: true,
  }).catch(() => {});
}) as <N extends ResourceName>(name: N, options: OptionsOf<N>) => void;
