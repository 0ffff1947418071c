import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { useCreationGate } from '#app/pins/use-creation-gate.tsx';
import { carryPhotos } from '#features/library/saves/create-menu/chosen-photo.ts';
import { LinkChoice } from '#features/library/saves/create-menu/link-choice.tsx';
import { PhotoChoice } from '#features/library/saves/create-menu/photo-choice.tsx';
import { Skip, StepHead } from './step-parts.tsx';
import styles from './welcome.module.css';

/** Photos and links go on in the builder of pins. */
export function ThingsStep({ onward }: { onward: string }) {
  const navigate = useNavigate();
  const { mayMake, notice } = useCreationGate('pin');
  const bring = async (files: File[]) => {
    const photos = await carryPhotos(files);
    await navigate(`/pin/create/${photos.method}/`, { state: photos });
  };
  return (
    <>
      <StepHead
        title={<Trans>Bring your things</Trans>}
        lead={<Trans>Start with photos of your own, or with a page you like.</Trans>}
      />
      <div className={styles.things}>
        <div className={styles.thing}>
          <PhotoChoice onOpen={mayMake} onChosen={(files) => void bring(files)} />
          <p className={styles.hint}>
            <Trans>Choose as many as you like.</Trans>
          </p>
        </div>
        <div className={styles.thing}>
          <LinkChoice
            onOpen={mayMake}
            onEntered={(createPinFromLinkUrl) =>
              navigate('/pin-builder/', { state: { createPinFromLinkUrl } })
            }
          />
          <p className={styles.hint}>
            <Trans>We'll find the pictures on the page for you.</Trans>
          </p>
        </div>
      </div>
      <div className={styles.actions}>
        <Skip to={onward} />
      </div>
      {notice}
    </>
  );
}
