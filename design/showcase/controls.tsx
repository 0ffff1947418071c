import { useState } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { LinkButton } from '../button/link-button.tsx';
import { EllipsisIcon, HeartIcon, LockIcon, PlusIcon, ShareIcon } from '../icons/icons.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import { ToggleChips } from '../toggle-chips/toggle-chips.tsx';
import { Row, Section } from './section.tsx';

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger'] as const;
const NAMES = ['Ada Lovelace', 'Ben', 'Chi Nguyen', 'Studio Nord', 'Fatima Zahra', '山田 太郎', '👩‍🎨 Vera'];

export function Controls() {
  const [isLiked, setLiked] = useState(true);
  return (
    <>
      <Section title="Buttons">
        {(['regular', 'small'] as const).map((size) => (
          <Row key={size}>
            {VARIANTS.map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                {variant}
              </Button>
            ))}
            <Button variant="primary" size={size} icon={<PlusIcon />}>
              With icon
            </Button>
            <Button variant="primary" size={size} pending>
              Pending
            </Button>
            <Button variant="primary" size={size} disabled>
              Disabled
            </Button>
            <LinkButton to="?" size={size}>
              A link
            </LinkButton>
          </Row>
        ))}
        <Row>
          {(['regular', 'small', 'tiny'] as const).map((size) => (
            <IconButton key={size} label="More" size={size}>
              <EllipsisIcon />
            </IconButton>
          ))}
          <IconButton label="Share" variant="filled">
            <ShareIcon />
          </IconButton>
          <IconButton label="Create" variant="primary">
            <PlusIcon />
          </IconButton>
          <IconButton label="Like" variant="filled" aria-pressed={isLiked} onClick={() => setLiked(!isLiked)}>
            <HeartIcon filled={isLiked} />
          </IconButton>
          <IconButton label="Disabled" variant="filled" disabled>
            <LockIcon />
          </IconButton>
        </Row>
      </Section>
      <Section title="Tabs">
        <Tabs
          label="Parts"
          tabs={[
            { to: '/design', label: 'Created' },
            { to: '/design/saved', label: 'Saved' },
            { to: '/design/tried', label: 'Tried' },
          ]}
        />
        <ToggleChips
          label="Show only"
          chips={[
            { id: 'liked', label: 'Liked', isOn: isLiked },
            { id: 'others', label: 'Others', isOn: !isLiked },
          ]}
          onToggle={() => setLiked(!isLiked)}
        />
      </Section>
      <Section title="Avatars and badges">
        <Row>
          {NAMES.map((name, index) => (
            <Avatar key={name} name={name} size={[24, 32, 40, 48, 64, 96, 120][index]} label={name} />
          ))}
        </Row>
        <Row>
          <Badge>12</Badge>
          <Badge icon={<LockIcon size={12} />}>Secret</Badge>
          <Badge tone="accent">New</Badge>
          <Badge tone="success">Done</Badge>
          <Badge tone="danger">Overdue</Badge>
        </Row>
      </Section>
      <Section title="Progress">
        <Row>
          <Spinner label="Loading" />
          <Spinner size={40} />
        </Row>
        <ProgressBar label="Moving 40 of 100" value={0.4} />
        <ProgressBar label="Reading" />
      </Section>
      <Section title="Theme">
        <ThemeSwitch />
      </Section>
    </>
  );
}
