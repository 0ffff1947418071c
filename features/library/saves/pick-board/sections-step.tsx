import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { LayersIcon, PlusIcon } from '#design/icons/icons.tsx';
import { SpinnerPlace } from '#design/spinner/spinner.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import { MOST_SECTIONS } from '#features/library/boards/board-name.ts';
import { call } from '#platform/resource/client.ts';
import { useLoaded } from '#platform/resource/use-loaded.ts';
import type { PickerBoard } from '../picker-boards.ts';
import styles from './board-picker.module.css';
import type { BoardPickerProps } from './board-picker.tsx';
import { PickerCover, PickRow, StepHead } from './pick-row.tsx';
import { walkRows } from './walk-rows.ts';

type SectionsStepProps = Pick<BoardPickerProps, 'current' | 'onPick'> & {
  board: PickerBoard;
  onBack: () => void;
  onNewSection: () => void;
};

export function SectionsStep(props: SectionsStepProps) {
  const { board, onBack, onNewSection } = props;
  const { t } = useLingui();
  const [loaded, retry] = useLoaded(
    useCallback(
      () => call('BoardSectionsResource.get', { board_id: board.id, page_size: MOST_SECTIONS }),
      [board.id],
    ),
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys walk between the buttons inside
    <div className={styles.picker} onKeyDown={walkRows}>
      <StepHead onBack={onBack}>{board.name}</StepHead>
      <div className={styles.list}>
        <SectionRows {...props} sections={loaded.state === 'ready' ? loaded.data.data : []} />
        {loaded.state === 'loading' && <SpinnerPlace label={t`Loading the sections`} minHeight={120} />}
        {loaded.state === 'error' && (
          <ErrorState onRetry={retry}>
            <Trans>The sections could not be loaded.</Trans>
          </ErrorState>
        )}
      </div>
      <ul className={styles.foot}>
        <PickRow name={t`Add section`} picture={<PlusIcon size={20} />} onPress={onNewSection} />
      </ul>
    </div>
  );
}

type SectionRowsProps = SectionsStepProps & { sections: { id: string; title: string; slug: string }[] };

function SectionRows({ board: { id, name, url, cover }, current, onPick, sections }: SectionRowsProps) {
  const { t } = useLingui();
  const board = { id, name, url };
  const isHere = current?.board?.id === id;
  return (
    <ul aria-label={t`Sections`} className={styles.rows}>
      <PickRow
        name={t`The board itself`}
        picture={cover && <PickerCover cover={cover} />}
        isChosen={isHere && current?.section === null}
        onPress={() => onPick({ board, section: null })}
      />
      {sections.map((section) => (
        <PickRow
          key={section.id}
          name={section.title}
          picture={<LayersIcon size={20} />}
          isChosen={isHere && current?.section?.id === section.id}
          onPress={() =>
            onPick({
              board,
              section: { id: section.id, title: section.title, url: `${url}${section.slug}/` },
            })
          }
        />
      ))}
    </ul>
  );
}
