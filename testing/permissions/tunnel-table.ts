import type { Row } from './table.ts';
import { signedIn } from './table.ts';

/** The tunnel lets nobody do more than they may do at the path itself. */
export const tunnelTable: Row[] = [
  {
    resource: 'ApiResource.create',
    tries: 'a path for people',
    options: () => ({
      url: '/v3/media/uploads/register/batch/',
      data: { media_info_list: [{ id: 'a', media_type: 'image' }] },
    }),
    on: { person: signedIn({ others: 200 }) },
  },
  {
    resource: 'ApiResource.create',
    tries: 'a path for reading',
    options: () => ({ url: '/v3/register/exists/', data: { email: 'joe@example.com' } }),
    on: { person: { others: 404 } },
  },
  {
    resource: 'ApiResource.update',
    options: () => ({ url: '/v3/nowhere/' }),
    on: { person: { others: 404 } },
  },
  {
    resource: 'ApiResource.delete',
    options: () => ({ url: '/v3/nowhere/' }),
    on: { person: { others: 404 } },
  },
];
