import { useRouteLoaderData } from 'react-router';

/** The account that the page is used for, if it is not one's own. */
export function useSubjectId(): string | null {
  const root = useRouteLoaderData<{ acting: { active: { id: string } | null } | null }>('root');
  return root?.acting?.active?.id ?? null;
}

/** Names the profile the viewer acts for, if that is not their own. */
export function actingPath(url: string, subjectId: string | null): string {
  return subjectId ? `${url}?orbac_subject_id=${encodeURIComponent(subjectId)}` : url;
}
