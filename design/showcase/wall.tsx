import { useCallback, useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Card, CardText, CardTitle } from '../card/card.tsx';
import { EllipsisIcon, ShareIcon } from '../icons/icons.tsx';
import type { Density } from '../masonry/geometry.ts';
import { type ListStatus, Masonry } from '../masonry/masonry.tsx';
import { Picture } from '../picture/picture.tsx';
import { type SamplePicture, samplePicture } from './sample-pictures.ts';
import { Row, Section } from './section.tsx';

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

/** A wall to try: of any length, in both densities, in every state. */
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
