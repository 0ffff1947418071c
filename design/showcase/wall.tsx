import { useCallback, useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Card, CardText, CardTitle } from '../card/card.tsx';
import { EllipsisIcon, ShareIcon } from '../icons/icons.tsx';
import type { Density } from '../masonry/geometry.ts';
import { type ListStatus, Masonry } from '../masonry/masonry.tsx';
import { Picture } from '../picture/picture.tsx';
import { Row, Section } from './section.tsx';

type SamplePicture = {
  id: string;
  title: string;
  width: number;
  height: number;
  color: string;
  src: string;
};

const HUES = [24, 42, 88, 150, 188, 214, 262, 316, 350];

/** The same number always gives the same picture. */
function samplePicture(number: number): SamplePicture {
  const random = (salt: number) => (((Math.sin(number * 12.9898 + salt * 78.233) * 43758.5453) % 1) + 1) % 1;
  const width = 400;
  const height = Math.round(width * (0.6 + random(1) * 1.2));
  const hue = HUES[Math.floor(random(2) * HUES.length)] ?? 24;
  const color = `hsl(${hue} 35% 78%)`;
  const [x, y, r] = [80 + random(3) * 240, height * (0.2 + random(4) * 0.3), 40 + random(5) * 60];
  const land = height * (0.5 + random(6) * 0.25);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/><circle cx="${x}" cy="${y}" r="${r}" fill="hsl(${hue + 20} 70% 88%)"/><path d="M0 ${land}Q100 ${land - 70} 220 ${land}T400 ${land - 30}V${height}H0Z" fill="hsl(${hue + 150} 28% 45%)"/><path d="M0 ${land + 70}Q140 ${land + 10} 260 ${land + 80}T400 ${land + 50}V${height}H0Z" fill="hsl(${hue + 160} 34% 30%)"/></svg>`;
  return {
    id: `p${number}`,
    title: `Landscape ${number}`,
    width,
    height,
    color,
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  };
}

const TEXT_HEIGHT = 44;
const keyOf = (picture: SamplePicture) => picture.id;
const sizeOf = ({ width, height }: SamplePicture) => ({ ratio: height / width, text: TEXT_HEIGHT });

function renderCard({ id, title, src, width, height, color }: SamplePicture, index: number) {
  return (
    <Card
      to={`?opened=${id}`}
      picture={
        <Picture source={{ src }} alt="" width={width} height={height} color={color} isFirst={index < 4} />
      }
      overlay={
        <>
          <IconButton label="Share" variant="onPicture" size="small">
            <ShareIcon size={18} />
          </IconButton>
          <Button variant="primary" size="small">
            Save
          </Button>
        </>
      }
      aside={
        <IconButton label="More" size="tiny">
          <EllipsisIcon size={18} />
        </IconButton>
      }
    >
      <CardTitle>{title}</CardTitle>
      <CardText>A line about it</CardText>
    </Card>
  );
}

type WallProps = { count: number; density: Density; status: ListStatus };

const pictures = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => samplePicture(from + index));

export function Wall({ count, density: first, status: firstStatus }: WallProps) {
  const [items, setItems] = useState(() => pictures(count));
  const [density, setDensity] = useState(first);
  const [status, setStatus] = useState(firstStatus);
  const append = useCallback(() => setItems((now) => [...now, ...pictures(25, now.length)]), []);
  const more = () => {
    setStatus('loading');
    setTimeout(() => {
      append();
      setStatus('more');
    }, 400);
  };
  return (
    <Section title="Wall">
      <Row>
        <Button size="small" onClick={() => setDensity(density === 'dense' ? 'regular' : 'dense')}>
          Density
        </Button>
        <Button size="small" onClick={() => setItems(items.toSpliced(3, 1))}>
          Remove the fourth
        </Button>
        <Button size="small" onClick={() => setItems([samplePicture(90_000 + items.length), ...items])}>
          Add in front
        </Button>
        <Button size="small" onClick={append}>
          Append
        </Button>
        {(['more', 'loading', 'error', 'end'] as const).map((each) => (
          <Button
            key={each}
            size="small"
            variant={each === status ? 'primary' : 'ghost'}
            onClick={() => setStatus(each)}
          >
            {each}
          </Button>
        ))}
      </Row>
      <Masonry
        items={items}
        keyOf={keyOf}
        sizeOf={sizeOf}
        render={renderCard}
        label="Sample pictures"
        density={density}
        status={status}
        ghostText={TEXT_HEIGHT}
        onNearEnd={more}
        onRetry={more}
      />
    </Section>
  );
}
