import { Trans, useLingui } from '@lingui/react/macro';
import { Switch } from '#design/checkbox/checkbox.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import { turnKeys, useKeysOn } from '#platform/browser/use-single-keys.ts';
import { isMac, type ShortcutHostProps, type WaitingKey } from './shortcut-host.tsx';
import styles from './shortcuts.module.css';
import { useShortcutKeys } from './use-shortcut-keys.ts';

const CommandPalette = onDemand(() => import('./command-palette.tsx'), 'CommandPalette');

export type ShortcutsProps = ShortcutHostProps & { takeWaiting: () => WaitingKey[] };

export function Shortcuts({ viewer, shown, onShow, takeWaiting }: ShortcutsProps) {
  useShortcutKeys({ username: viewer.username, onShow }, takeWaiting);
  const close = () => onShow(null);
  return (
    <>
      <ShortcutList isOpen={shown === 'list'} onClose={close} />
      <CommandPalette {...{ viewer, onShow }} isOpen={shown === 'palette'} onClose={close} />
    </>
  );
}

function ShortcutList(opened: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const isOn = useKeysOn();
  return (
    <Dialog {...opened} title={t`Keyboard shortcuts`} size="wide">
      <div className={styles.groups}>
        {useShortcutGroups().map(({ title, rows }) => (
          <section key={title} className={styles.group}>
            <h3>{title}</h3>
            <dl className={styles.rows}>
              {rows.map(([label, ...keys]) => (
                <div key={label} className={styles.row}>
                  <dt>{label}</dt>
                  <dd>
                    {keys.map((key) => (
                      <kbd key={key} className={styles.key}>
                        {key}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Switch
        checked={isOn}
        onChange={(event) => turnKeys(event.currentTarget.checked)}
        hint={<Trans>Turn them off if you dictate to your device. Ctrl combinations stay on.</Trans>}
      >
        <Trans>Shortcuts of a single key</Trans>
      </Switch>
    </Dialog>
  );
}

type Row = readonly [label: string, ...keys: string[]];

function useShortcutGroups(): { title: string; rows: Row[] }[] {
  const { t } = useLingui();
  const ctrl = isMac() ? '⌘' : t`Ctrl`;
  const [enter, del] = [t`Enter`, t`Delete`];
  return [
    {
      title: t`Pins`,
      rows: [
        [t`Next Pin`, 'J'],
        [t`Previous Pin`, 'K'],
        [t`Pin in that direction`, '←', '↑', '→', '↓'],
        [t`Open the Pin`, enter],
        [t`Save, or copy your own`, 'S'],
        [t`Edit`, 'E'],
        [t`Move to a board`, 'M'],
        [t`Delete`, del],
        [t`Undo`, `${ctrl} Z`],
      ],
    },
    { title: t`Selecting Pins`, rows: useSelectingRows(ctrl, del) },
    {
      title: t`Everywhere`,
      rows: [
        [t`Go to anything`, `${ctrl} K`],
        [t`Search`, '/'],
        [t`Home`, 'G H'],
        [t`Your profile`, 'G P'],
        [t`Notifications`, 'G N'],
        [t`These shortcuts`, '?'],
        [t`Close`, t`Esc`],
      ],
    },
  ];
}

function useSelectingRows(ctrl: string, del: string): Row[] {
  const { t } = useLingui();
  return [
    [t`Begin with a Pin`, t`${ctrl} click`],
    [t`Add or leave out a Pin`, t`Space`],
    [t`All up to a Pin`, t`Shift click`],
    [t`All Pins of the list`, `${ctrl} A`],
    [t`Move to a board`, 'M'],
    [t`Copy, or save others'`, 'S'],
    [t`Delete`, del],
    [t`Stop selecting`, t`Esc`],
  ];
}
