import { useMatches } from 'react-router';
import type { ProfilePageData } from '#features/core/people/show-profile/profile-page-data.ts';

/** Whose profile this is a page of; null on all other pages. */
export function useProfilePerson(): Pick<ProfilePageData, 'username' | 'isOwner'> | null {
  const found = useMatches().map(({ loaderData }) => personIn(loaderData));
  return found.find((person) => person?.isOwner !== undefined) ?? null;
}

/** Every page of a profile loads its person. */
function personIn(loaderData: unknown): ProfilePageData | undefined {
  return ((loaderData ?? {}) as { person?: ProfilePageData }).person;
}
