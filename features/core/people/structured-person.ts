type Described = { is_partner: boolean; full_name: string; username: string };

/** How search engines are told who somebody is. */
export const structuredPerson = ({ is_partner, full_name, username }: Described) => ({
  '@type': is_partner ? ('Organization' as const) : ('Person' as const),
  name: full_name,
  alternateName: username,
});
