import type { Organization, Person } from 'schema-dts';

type Described = { is_partner: boolean; full_name: string; username: string };

/** How search engines are told who somebody is. */
export function structuredPerson({ is_partner, full_name, username }: Described): Organization | Person {
  return { '@type': is_partner ? 'Organization' : 'Person', name: full_name, alternateName: username };
}
