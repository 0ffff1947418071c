import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { IconButton } from '#design/button/icon-button.tsx';
import { CopyIcon, DownloadIcon, ExternalLinkIcon, PaletteIcon } from '#design/icons/icons.tsx';
import { toast } from '#design/toast/toast.ts';
import { picturePath } from '#features/core/media/picture-urls.ts';
import { fileNameOf } from '../file-name.ts';
import type { PinCardData } from '../pin-card-data.ts';
import { opensNewTab, pinPathFor } from '../pin-link.ts';
import styles from './lightbox.module.css';
import { dominantColors } from './picture-colors.ts';

/** `isOther`: not the pin whose page is open. */
export function LightboxTools({ pin, isOther }: { pin: PinCardData; isOther: boolean }) {
  const { t } = useLingui();
  const copy = useCopyPicture();
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const { link } = pin;
  return (
    <>
      {isOther && (
        <Link to={pinPathFor(pin.id, 'see')} replace className={styles.pin}>
          <span dir="auto">{pin.grid_title || t`Pin of ${pin.pinner.full_name}`}</span>
        </Link>
      )}
      <IconButton
        label={t`Colors of the picture`}
        aria-expanded={isPaletteOpen}
        onClick={() => setPaletteOpen(!isPaletteOpen)}
      >
        <PaletteIcon />
      </IconButton>
      <IconButton label={t`Copy picture`} onClick={() => copy(pin)}>
        <CopyIcon />
      </IconButton>
      <Tool label={t`Download original`} href={originalOf(pin)} download={downloadNameOf(pin)}>
        <DownloadIcon />
      </Tool>
      {link && (
        <Tool
          label={t`Open link`}
          href={link}
          target={opensNewTab(link) ? '_blank' : undefined}
          rel="nofollow noopener ugc"
        >
          <ExternalLinkIcon />
        </Tool>
      )}
      {isPaletteOpen && <Palette pin={pin} />}
    </>
  );
}

type ToolProps = { label: string; href: string; children: ReactNode } & Partial<
  Record<'download' | 'target' | 'rel', string>
>;

function Tool({ label, href, children, ...link }: ToolProps) {
  return (
    <a href={href} {...link} aria-label={label} title={label} className={styles.tool}>
      {children}
    </a>
  );
}

function originalOf({ image_signature, is_animated }: PinCardData): string {
  return picturePath(image_signature, 'originals', is_animated ? 'gif' : 'jpg');
}

function downloadNameOf({ id, grid_title, is_animated }: PinCardData): string {
  return `${fileNameOf(grid_title) || `pin-${id}`}.${is_animated ? 'gif' : 'jpg'}`;
}

/** Browsers accept only PNG in the clipboard. */
function useCopyPicture(): (pin: PinCardData) => Promise<void> {
  const { t } = useLingui();
  return async ({ image_signature }) => {
    try {
      const png = pngOf(picturePath(image_signature, 'originals', 'webp'));
      // Safari requires the write during the press, so it gets a promise.
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
      toast.show({ kind: 'success', text: t`Picture copied`, duration: 3000 });
    } catch {
      toast.show({ kind: 'error', text: t`Your browser couldn't copy the picture. Download it instead.` });
    }
  };
}

async function pngOf(path: string): Promise<Blob> {
  const canvas = await canvasOf(path);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no PNG'))), 'image/png');
  });
}

async function canvasOf(path: string): Promise<HTMLCanvasElement> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const bitmap = await createImageBitmap(await response.blob());
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: bitmap.width, height: bitmap.height });
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  return canvas;
}

async function colorsOf({ image_signature }: PinCardData): Promise<string[]> {
  const canvas = await canvasOf(picturePath(image_signature, '136x136', 'webp'));
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  return dominantColors(pixels?.data ?? []);
}

function Palette({ pin }: { pin: PinCardData }) {
  const { t } = useLingui();
  const [colors, setColors] = useState<string[]>([]);
  const load = (place: HTMLElement | null) => {
    if (!place || colors.length > 0) return;
    colorsOf(pin).then(setColors, () =>
      toast.show({ kind: 'error', text: t`We couldn't load the picture.` }),
    );
  };
  const copy = async (color: string) => {
    try {
      await navigator.clipboard.writeText(color);
      toast.show({ kind: 'success', text: t`${color} copied`, duration: 3000 });
    } catch {
      toast.show({ kind: 'error', text: t`Your browser couldn't copy this.` });
    }
  };
  return (
    <ul ref={load} className={styles.palette} aria-label={t`Colors of the picture`}>
      {colors.map((color) => (
        <li key={color}>
          <button
            type="button"
            className={styles.color}
            aria-label={t`Copy ${color}`}
            onClick={() => copy(color)}
          >
            <span className={styles.swatch} style={{ background: color }} />
            {color}
          </button>
        </li>
      ))}
    </ul>
  );
}
