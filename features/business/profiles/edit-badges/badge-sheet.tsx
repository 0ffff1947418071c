import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { Checkbox } from '#design/checkbox/checkbox.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { BADGE_PALETTE, cutColorInput, isHexColor, MOST_BADGES, textColorOn } from '../badge.ts';
import { BadgeRow } from '../parts/badge-row.tsx';
import styles from './badge-sheet.module.css';
import type { ShownBadge } from './merchant-badges-data.ts';

/** `color` is `#RRGGBB`. */
export interface Selection {
  shown: string[];
  color: string;
}

export type BadgeSheetProps = {
  isOpen: boolean;
  onClose: () => void;
  earned: readonly ShownBadge[];
  /** Where labels are chosen; null if the viewer may not. */
  settingsPath: string | null;
  selection: Selection;
  onSave: (selection: Selection) => void;
};

export function BadgeSheet({ isOpen, onClose, selection, ...props }: BadgeSheetProps) {
  const [draft, setDraft] = useState<Selection | null>(null);
  // Each opening starts with what shows.
  if (isOpen && !draft) setDraft(selection);
  if (!isOpen && draft) setDraft(null);
  const now = draft ?? selection;
  return <Sheet {...{ isOpen, onClose, selection, now }} {...props} change={setDraft} />;
}

type SheetProps = BadgeSheetProps & { now: Selection; change: (next: Selection) => void };

function Sheet({ isOpen, onClose, earned, settingsPath, selection, onSave, now, change }: SheetProps) {
  const { t } = useLingui();
  const isColor = isHexColor(now.color);
  const color = isColor ? `#${now.color.replace('#', '').toUpperCase()}` : selection.color;
  const isChanged = isColor && (color !== selection.color || now.shown.join() !== selection.shown.join());
  const chosen = earned.filter(({ id }) => now.shown.includes(id));
  const save = () => {
    onClose();
    onSave({ shown: now.shown, color });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Edit merchant details`}
      hasNote
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" disabled={!isChanged} onClick={save}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <div className={styles.preview}>
          <BadgeRow badges={chosen} color={color} textColor={textColorOn(color)} />
          {now.shown.length === 0 && <Trans>No badges are shown.</Trans>}
        </div>
        <BadgeChoice earned={earned} chosen={now.shown} onChange={(shown) => change({ ...now, shown })} />
        <ColorChoice color={now.color} onChange={(next) => change({ ...now, color: next })} />
        {settingsPath && <SettingsLink to={settingsPath} />}
      </div>
    </Dialog>
  );
}

function SettingsLink({ to }: { to: string }) {
  return (
    <Link to={to}>
      <Trans>Labels and verification</Trans>
    </Link>
  );
}

type BadgeChoiceProps = {
  earned: readonly ShownBadge[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

function BadgeChoice({ earned, chosen, onChange }: BadgeChoiceProps) {
  const isFull = chosen.length >= MOST_BADGES;
  // The badges stay in display order.
  const toggled = (id: string) =>
    earned.map((badge) => badge.id).filter((other) => chosen.includes(other) !== (other === id));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans>Badges</Trans>
      </legend>
      <p className={styles.hint}>
        <Trans>Choose up to {MOST_BADGES}. They appear under your name.</Trans>
      </p>
      {earned.map(({ id, text }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          disabled={isFull && !chosen.includes(id)}
          onChange={() => onChange(toggled(id))}
        >
          {text}
        </Checkbox>
      ))}
    </fieldset>
  );
}

type ColorChoiceProps = { color: string; onChange: (color: string) => void };

function ColorChoice({ color, onChange }: ColorChoiceProps) {
  const { t } = useLingui();
  const names = [...[t`Light gray`, t`Peach`, t`Yellow`, t`Green`, t`Turquoise`, t`Lilac`, t`Pink`]];
  const plain = color.replace('#', '').toUpperCase();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans>Color</Trans>
      </legend>
      <div className={styles.palette}>
        {BADGE_PALETTE.map((one, index) => (
          <label key={one} className={styles.swatch} style={{ background: one, color: textColorOn(one) }}>
            <input
              type="radio"
              name="badge-color"
              aria-label={names[index]}
              title={names[index]}
              checked={one === `#${plain}`}
              onChange={() => onChange(one)}
            />
          </label>
        ))}
      </div>
      <TextField
        label={t`Hex color`}
        value={color}
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => onChange(cutColorInput(event.currentTarget.value))}
        error={isHexColor(color) ? undefined : t`Enter six digits from 0 to F, like #F8E3D1.`}
      />
    </fieldset>
  );
}
