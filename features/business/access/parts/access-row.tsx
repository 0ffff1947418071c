import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from '#design/avatar/avatar.tsx';
import { pathOfPicture } from '#features/core/media/picture-urls.ts';
import type { AccessPerson } from '../wire/access-person.ts';
import styles from './access-list.module.css';

type AccessRowProps = {
  person: AccessPerson | null;
  /** Instead of the name of somebody whom we do not know. */
  instead?: ReactNode;
  about: ReactNode;
  children: ReactNode;
};

export function AccessRow({ person, instead, about, children }: AccessRowProps) {
  return (
    <li className={styles.row}>
      <Avatar
        name={person?.full_name ?? '?'}
        src={person && pathOfPicture(person.image_small_url)}
        size={48}
      />
      <span className={styles.words}>
        {person ? (
          <Link to={`/${person.username}/`} className={styles.name}>
            {person.full_name}
          </Link>
        ) : (
          <span className={styles.name}>{instead ?? <Trans>Closed account</Trans>}</span>
        )}
        <span className={styles.quiet}>{about}</span>
      </span>
      <span className={styles.actions}>{children}</span>
    </li>
  );
}
