import { Plural } from '@lingui/react/macro';
import { Card, CardText, CardTitle } from '#design/card/card.tsx';
import type { ClusterCardData } from '../cluster-card-data.ts';
import styles from './cluster-card.module.css';

const PICTURES = 3;

export function ClusterCard({ cluster: { id, name, thumbnails, pinCount } }: { cluster: ClusterCardData }) {
  return (
    <Card
      to={`/board/create/cluster/${id}`}
      picture={
        <div className={styles.cover}>
          {Array.from({ length: PICTURES }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places stay, whatever picture stands in them
            <div key={index} className={styles.tile}>
              {thumbnails[index] && <img src={thumbnails[index]} alt="" loading="lazy" />}
            </div>
          ))}
        </div>
      }
    >
      <CardTitle>{name}</CardTitle>
      <CardText>
        <Plural value={pinCount} one="# Pin" other="# Pins" />
      </CardText>
    </Card>
  );
}
