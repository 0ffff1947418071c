import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LinkButton } from '#design/button/link-button.tsx';
import styles from './welcome.module.css';

/** Topics and people for a home page that is not all of one thing. */
export const ENOUGH = 5;

export interface WelcomeTopic {
  id: string;
  name: string;
  image: string | null;
  color: string | null;
  isFollowed: boolean;
}

export interface WelcomePerson {
  id: string;
  username: string;
  fullName: string;
  image: string | null;
  isPrivate: boolean;
  isFollowedByMe: boolean;
  isAskedByMe: boolean;
}

export function StepHead({ title, lead }: { title: ReactNode; lead: ReactNode }) {
  return (
    <>
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.lead}>{lead}</p>
    </>
  );
}

export function Skip({ to }: { to: string }) {
  return (
    <LinkButton to={to} variant="ghost">
      <Trans>Skip</Trans>
    </LinkButton>
  );
}
