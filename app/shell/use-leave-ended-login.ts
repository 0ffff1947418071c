import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Loads the page of logging in anew where one is led there though this page was of somebody logged in: their login has
 * ended elsewhere, and nothing of them may stay. Whoever is logged in sees that page only to add an account.
 */
export function useLeaveEndedLogin(): void {
  const { pathname, search } = useLocation();
  const isOut = pathname === '/login/' && new URLSearchParams(search).get('add') !== 'true';
  useEffect(() => {
    if (isOut) location.reload();
  }, [isOut]);
}
