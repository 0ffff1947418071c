import { useLingui } from '@lingui/react/macro';
import PhotoSwipe, { type Point, type SlideData } from 'photoswipe';
import 'photoswipe/style.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { picturePath } from '#features/core/media/picture-urls.ts';
import type { PinCardData } from '../pin-card-data.ts';
import { MOST_ENLARGED } from './closeup-picture.tsx';
import styles from './lightbox.module.css';
import { LightboxTools } from './lightbox-tools.tsx';

export type LightboxProps = {
  isOpen: boolean;
  onClose: () => void;
  pin: PinCardData;
  /** The list the viewer came from; its other pictures are the previous and next ones. */
  around: readonly PinCardData[];
};

/** The factor by which + and − zoom. */
const STEP = 1.5;
const STEP_MS = 150;

const REDUCED = '(prefers-reduced-motion: reduce)';

/** PhotoSwipe handles the gestures; the buttons are ours. */
export function Lightbox({ isOpen, onClose, pin, around }: LightboxProps) {
  const texts = useViewerTexts();
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState(pin);
  const open = useEffectEvent(() => openViewer({ pin, around, texts, onBar: setBar, onShown: setShown }));
  const navigate = useNavigate();
  const { hash, state } = useLocation();
  const leave = useEffectEvent(() => {
    if (state === hash) navigate(-1);
    else onClose();
  });
  useEffect(() => {
    if (!isOpen) return;
    const viewer = open();
    let isClosing = false;
    viewer.on('close', () => {
      if (!isClosing) leave();
      isClosing = true;
    });
    return () => {
      if (isClosing) return;
      isClosing = true;
      viewer.close();
    };
  }, [isOpen]);
  return bar && createPortal(<LightboxTools key={shown.id} pin={shown} isOther={shown.id !== pin.id} />, bar);
}

type Opened = Pick<LightboxProps, 'pin' | 'around'> & {
  texts: ReturnType<typeof useViewerTexts>;
  /** Called with the place of the buttons, and with null when it closes. */
  onBar: (bar: HTMLElement | null) => void;
  onShown: (pin: PinCardData) => void;
};

function openViewer({ pin, around, texts, onBar, onShown }: Opened): PhotoSwipe {
  const pins = around.length > 0 ? around.filter((one) => one.id === pin.id || isEnlargeable(one)) : [pin];
  const index = pins.findIndex((one) => one.id === pin.id);
  const viewer = new PhotoSwipe({ ...viewerOptions(), ...texts, dataSource: pins.map(slideOf), index });
  const show = () => {
    const now = pins[viewer.currIndex] ?? pin;
    onShown(now);
    viewer.element?.setAttribute('aria-label', now.alt_text || now.grid_title || texts.name);
  };
  const tools = { name: 'tools', order: 6, isButton: false, appendTo: 'bar' as const };
  viewer.on('uiRegister', () => {
    viewer.ui?.registerElement({ ...tools, className: styles.tools, onInit: onBar });
  });
  viewer.on('change', show);
  viewer.on('keydown', (event) => {
    if (zoomByKey(viewer, event.originalEvent)) event.preventDefault();
  });
  viewer.on('destroy', () => {
    onBar(null);
    document.querySelector<HTMLElement>('[data-enlarge]')?.focus();
  });
  viewer.init();
  viewer.element?.setAttribute('aria-modal', 'true');
  show();
  return viewer;
}

function useViewerTexts() {
  const { t } = useLingui();
  return {
    name: t`Picture`,
    closeTitle: t`Close`,
    zoomTitle: t`Zoom`,
    arrowPrevTitle: t`Previous picture`,
    arrowNextTitle: t`Next picture`,
    errorMsg: t`We couldn't load the picture.`,
  };
}

/** Not videos and stories, which have their own players, and nothing that lists blur. */
const isEnlargeable = ({ is_video, page_count, is_sensitive }: PinCardData) =>
  !is_video && page_count === 0 && !is_sensitive;

function viewerOptions() {
  const isCalm = matchMedia(REDUCED).matches;
  return {
    loop: false,
    wheelToZoom: true,
    bgOpacity: 1,
    // Below the buttons.
    padding: { top: 60, bottom: 0, left: 0, right: 0 },
    mainClass: styles.viewer,
    // PhotoSwipe ignores keys while it fades in, so lightbox.module.css does that.
    showHideAnimationType: 'none' as const,
    ...(isCalm && { zoomAnimationDuration: false as const }),
    returnFocus: false,
    initialZoomLevel: fitting,
    secondaryZoomLevel: (zoom: ZoomLevel) => Math.max(1, fitting(zoom) * 2.5),
    maxZoomLevel: (zoom: ZoomLevel) => Math.max(2, fitting(zoom) * 6),
  };
}

interface ZoomLevel {
  panAreaSize: Point | null;
  elementSize: Point | null;
}

/** Fits the window, but enlarges small pictures no further than their page does. */
function fitting({ panAreaSize, elementSize }: ZoomLevel): number {
  if (!panAreaSize || !elementSize) return 1;
  return Math.min(panAreaSize.x / elementSize.x, panAreaSize.y / elementSize.y, MOST_ENLARGED);
}

const WIDTHS = ['474x', '736x', '1200x'] as const;

function slideOf({ image_signature, width, height, alt_text, grid_title }: PinCardData): SlideData {
  const path = (size: (typeof WIDTHS)[number] | 'originals') => picturePath(image_signature, size, 'webp');
  const smaller = WIDTHS.filter((size) => Number.parseInt(size, 10) < width);
  return {
    ...{ width, height },
    src: path('originals'),
    srcset: [
      ...smaller.map((size) => `${path(size)} ${Number.parseInt(size, 10)}w`),
      `${path('originals')} ${width}w`,
    ].join(', '),
    alt: alt_text || grid_title,
  };
}

/** Returns whether it handled the key. */
function zoomByKey(viewer: PhotoSwipe, { key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const slide = viewer.currSlide;
  if (!slide || ctrlKey || metaKey) return false;
  const { currZoomLevel, zoomLevels } = slide;
  const levels = {
    '+': Math.min(zoomLevels.max, currZoomLevel * STEP),
    '=': Math.min(zoomLevels.max, currZoomLevel * STEP),
    '-': Math.max(zoomLevels.initial, currZoomLevel / STEP),
    '0': zoomLevels.initial,
  };
  if (!(key in levels)) return false;
  viewer.zoomTo(levels[key as keyof typeof levels], undefined, matchMedia(REDUCED).matches ? 0 : STEP_MS);
  return true;
}
