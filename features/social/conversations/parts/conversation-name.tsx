import { Plural, useLingui } from '@lingui/react/macro';
import { Avatar } from '#design/avatar/avatar.tsx';
import type { WriterData } from './conversation-data.ts';
import styles from './conversation-name.module.css';

type Named = { people: readonly WriterData[]; isGroup: boolean };

export function useConversationName(): (conversation: Named) => string {
  const { t, i18n } = useLingui();
  return ({ people, isGroup }) => {
    const [first] = people;
    if (!first) return isGroup ? t`A group` : t`Someone who left`;
    if (people.length === 1) return first.fullName;
    const names = people.slice(0, 3).map(({ fullName }) => fullName);
    const rest = people.length - names.length;
    const list = rest > 0 ? [...names, t`${rest} more`] : names;
    return new Intl.ListFormat(i18n.locale, { style: 'narrow' }).format(list);
  };
}

export function ConversationPicture({ people, size = 48 }: { people: readonly WriterData[]; size?: number }) {
  const [first, second] = people;
  if (!second) return <Avatar name={first?.fullName ?? '?'} src={first?.image} size={size} />;
  const small = Math.round(size * 0.68);
  return (
    <span className={styles.two} style={{ inlineSize: size, blockSize: size }} aria-hidden="true">
      <Avatar name={second.fullName} src={second.image} size={small} />
      <Avatar name={first?.fullName ?? ''} src={first?.image} size={small} className={styles.front} />
    </span>
  );
}

export function PeopleCount({ count }: { count: number }) {
  return <Plural value={count} one="# person" other="# people" />;
}
