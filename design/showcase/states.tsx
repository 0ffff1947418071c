import { Button } from '../button/button.tsx';
import { ImageIcon } from '../icons/icons.tsx';
import { Skeleton, SkeletonGrid, SkeletonText } from '../skeleton/skeleton.tsx';
import { SpinnerPlace } from '../spinner/spinner.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { EndOfList } from '../states/end-of-list.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { Section } from './section.tsx';
import styles from './showcase.module.css';

export function States() {
  return (
    <Section title="States">
      <div className={styles.fields}>
        <div className={styles.boxed}>
          <EmptyState
            level={3}
            picture={<ImageIcon size={32} />}
            title="Nothing here yet"
            text="What you save will stand here."
            action={<Button variant="primary">Find something</Button>}
          />
        </div>
        <div className={styles.boxed}>
          <ErrorState onRetry={() => {}} />
        </div>
        <div className={styles.boxed}>
          <SpinnerPlace label="Loading" minHeight={200} />
        </div>
        <div className={styles.boxed}>
          <EndOfList />
        </div>
      </div>
      <SkeletonGrid count={4} column={220}>
        <Skeleton ratio={0.6} />
        <SkeletonText width="70%" /> <SkeletonText width="40%" />
      </SkeletonGrid>
    </Section>
  );
}
