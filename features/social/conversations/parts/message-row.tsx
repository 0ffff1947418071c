import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar } from '#design/avatar/avatar.tsx';
import { classNames } from '#design/class-names.ts';
import { VisuallyHidden } from '#design/hidden/visually-hidden.tsx';
import { EllipsisIcon, FlagIcon } from '#design/icons/icons.tsx';
import { IconMenuButton } from '#design/menu/menu-button.tsx';
import { useInBrowser } from '#platform/browser/use-in-browser.ts';
import styles from './message.module.css';
import type { MessageData } from './message-data.ts';
import { MessageText } from './message-text.tsx';
import { ShownCard } from './shown-card.tsx';

type MessageRowProps = {
  message: MessageData;
  /** Shows the sender's name in group conversations. */
  isNamed: boolean;
  isLast: boolean;
  onReport: () => void;
};

export function MessageRow({ message, isNamed, isLast, onReport }: MessageRowProps) {
  const { t } = useLingui();
  const { isMine, isRemoved, sender, text, shown, at } = message;
  const name = sender?.fullName ?? t`Someone who left`;
  return (
    <li className={classNames(styles.row, isMine && styles.mine)}>
      {!isMine && (isLast ? <Avatar name={name} src={sender?.image} size={28} /> : <span />)}
      <div className={styles.body}>
        <VisuallyHidden>{isMine ? t`You:` : `${name}:`}</VisuallyHidden>
        {isNamed && !isMine && (
          <span className={styles.name} aria-hidden="true">
            {name}
          </span>
        )}
        {shown && <ShownCard shown={shown} />}
        {isRemoved && (
          <p className={styles.removed}>
            <Trans>This message was removed</Trans>
          </p>
        )}
        {text && <MessageText text={text} />}
        {isLast && (
          <span className={styles.note}>
            <ClockTime at={at} />
          </span>
        )}
      </div>
      {!isMine && !isRemoved && <ReportMenu name={name} onReport={onReport} />}
    </li>
  );
}

function ReportMenu({ name, onReport }: { name: string; onReport: () => void }) {
  const { t } = useLingui();
  const report = { id: 'report', label: t`Report`, icon: <FlagIcon size={18} />, onSelect: onReport };
  return (
    <IconMenuButton
      label={t`Options for ${name}'s message`}
      size="tiny"
      className={styles.menu}
      groups={[{ id: 'acts', entries: [report] }]}
    >
      <EllipsisIcon size={18} />
    </IconMenuButton>
  );
}

function ClockTime({ at }: { at: number }) {
  const { i18n } = useLingui();
  const isKnown = useInBrowser();
  const format = new Intl.DateTimeFormat(i18n.locale, { timeStyle: 'short' });
  return <time dateTime={new Date(at).toISOString()}>{isKnown ? format.format(at) : '\u00a0'}</time>;
}

export function DayName({ at }: { at: number }) {
  const { i18n } = useLingui();
  const isKnown = useInBrowser();
  const format = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'full' });
  return <time dateTime={new Date(at).toISOString()}>{isKnown ? format.format(at) : '\u00a0'}</time>;
}

/** Days are in UTC until the browser knows its time zone. */
export function useIsNewDay(): (before: number | undefined, at: number) => boolean {
  const isKnown = useInBrowser();
  const dayOf = (at: number) =>
    isKnown ? new Date(at).toDateString() : new Date(at).toISOString().slice(0, 10);
  return (before, at) => before === undefined || dayOf(before) !== dayOf(at);
}
