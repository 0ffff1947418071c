import { BrandMark } from '../brand-mark.tsx';
import { icon } from '../icons/icon.tsx';
import sprite from '../icons/sprite.svg?raw';
import { Row, Section } from './section.tsx';
import styles from './showcase.module.css';

const ROLES =
  `surface surface-raised surface-sunken control control-hover text text-muted border border-control accent
  accent-hover accent-text accent-soft danger danger-text danger-soft success success-text success-soft inverse focus
  skeleton`.split(/\s+/);

// The sprite names the icons: importing all of icons.tsx makes every page load every icon.
const icons = [...sprite.matchAll(/id="([^"]+)"/g)].map(([, name = '']) => ({ name, Icon: icon(name) }));

export function Foundations() {
  return (
    <>
      <Section title="Mark">
        <Row>
          {[24, 32, 48, 96].map((size) => (
            <BrandMark key={size} size={size} />
          ))}
        </Row>
      </Section>
      <Section title="Type">
        <h1 role="presentation" style={{ fontSize: 'var(--type-title)' }}>
          Title 36: quick brown fox
        </h1>
        <h1 role="presentation">Heading 28: quick brown fox</h1>
        <h2 role="presentation">Subheading 20: quick brown fox</h2>
        <h3 role="presentation">Body heading 16: quick brown fox</h3>
        <p>
          Body 16. Calm walls on which the pictures are the only loud thing. Grüße, ¿qué tal?, Ελλάδα, Привет.
        </p>
        <p style={{ fontSize: 'var(--type-small)', color: 'var(--text-muted)' }}>Small 14, muted.</p>
      </Section>
      <Section title="Colour roles">
        <div className={styles.swatches}>
          {ROLES.map((role) => (
            <div key={role}>
              <div className={styles.swatch} style={{ background: `var(--${role})` }} />
              {role}
            </div>
          ))}
        </div>
      </Section>
      <Section title="Icons">
        <div className={styles.icons}>
          {icons.map(({ name, Icon }) => (
            <Icon key={name} label={name} size={24} />
          ))}
        </div>
      </Section>
    </>
  );
}
