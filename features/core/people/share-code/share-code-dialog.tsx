import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { buttonClass } from '#design/button/button-variant.ts';
import { Dialog } from '#design/dialog/dialog.tsx';
import { CopyIcon, DownloadIcon } from '#design/icons/icons.tsx';
import { drawCode } from '#design/scan-code/draw-code.ts';
import { useCopy } from '#design/share/use-copy.tsx';
import { shortAddress } from '../about.ts';
import { codeFile } from './share-code.ts';
import styles from './share-code-dialog.module.css';

export type ShareCodeDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  person: { username: string; fullName: string };
};

export function ShareCodeDialog({ isOpen, onClose, person }: ShareCodeDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Share code`} size="small">
      <Code person={person} />
    </Dialog>
  );
}

function Code({ person: { username, fullName } }: Pick<ShareCodeDialogProps, 'person'>) {
  const { t } = useLingui();
  const copy = useCopy();
  const url = `${location.origin}/${username}/`;
  const code = drawCode(url);
  const file = `data:image/svg+xml,${encodeURIComponent(codeFile(code))}`;
  return (
    <div className={styles.parts}>
      <svg
        role="img"
        aria-label={t`QR code for ${fullName}'s profile`}
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        className={styles.code}
      >
        <path d={code.path} />
      </svg>
      <p className={styles.words}>
        <Trans>Scan it with a camera to open the profile.</Trans>
        <span className={styles.address}>{shortAddress(url)}</span>
      </p>
      <div className={styles.acts}>
        <Button variant="primary" icon={<CopyIcon size={18} />} onClick={() => copy(url)}>
          <Trans>Copy link</Trans>
        </Button>
        <a href={file} download={`${username}.svg`} className={buttonClass({}, styles.download)}>
          <DownloadIcon size={18} />
          <Trans>Download</Trans>
        </a>
      </div>
    </div>
  );
}
