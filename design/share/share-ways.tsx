import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../button/button.tsx';
import { buttonClass } from '../button/button-variant.ts';
import { TextField } from '../field/text-field.tsx';
import { CopyIcon, MailIcon, ShareIcon } from '../icons/icons.tsx';
import type { ShareFlyoutProps } from './share-button.tsx';
import styles from './share-panel.module.css';
import { useCopy } from './use-copy.tsx';

type ShareWaysProps = Pick<ShareFlyoutProps, 'path' | 'shortPath' | 'subject' | 'text'> & {
  onShared: () => void;
  /** A more likely way is shown above these. */
  isSecond?: boolean;
};

export function ShareWays({ path, shortPath, subject, text, onShared, isSecond }: ShareWaysProps) {
  const copy = useCopy();
  const url = location.origin + path;
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(url)}`;
  const shareByDevice = async () => {
    try {
      await navigator.share({ title: subject, ...(text !== undefined && { text }), url });
      onShared();
    } catch (error) {
      // Closing the device's share sheet is not an error: nothing was shared, and the reader is back here.
      if (!(error instanceof DOMException)) throw error;
    }
  };
  return (
    <>
      <AddressField url={url} shortPath={shortPath} />
      <div className={styles.acts}>
        <Button
          variant={isSecond ? 'secondary' : 'primary'}
          icon={<CopyIcon size={18} />}
          onClick={() => copy(url)}
        >
          <Trans>Copy link</Trans>
        </Button>
        <a href={mail} className={buttonClass({}, styles.mail)}>
          <MailIcon size={18} />
          <Trans>Email</Trans>
        </a>
        {'share' in navigator && (
          <Button icon={<ShareIcon size={18} />} onClick={shareByDevice}>
            <Trans>More ways</Trans>
          </Button>
        )}
      </div>
    </>
  );
}

function AddressField({ url, shortPath }: { url: string; shortPath: string | undefined }) {
  const { t } = useLingui();
  const copy = useCopy();
  return (
    <div className={styles.link}>
      <TextField label={t`Link`} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      {shortPath && (
        <button type="button" className={styles.short} onClick={() => copy(location.origin + shortPath)}>
          <Trans>Copy short link</Trans>
        </button>
      )}
    </div>
  );
}
