import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from '../class-names.ts';
import styles from './picture.module.css';

export type PictureSource = {
  /** The address of a JPEG, for programs that read the page. */
  src: string;
  /** What browsers show, a `srcset` of the same picture in several widths. */
  webp?: string;
  /** The same as JPEGs, which stand still, of a picture that moves. */
  jpeg?: string;
};

type PictureProps = {
  source: PictureSource;
  /** Empty when the picture is decoration or its text stands beside it. */
  alt: string;
  /** True size in px: its place has this proportion before the picture comes. */
  width: number;
  height: number;
  /** Dominant colour, as CSS. */
  color?: string;
  /** Tiny picture as a data address, shown blurred meanwhile. */
  placeholder?: string;
  /** How wide it will stand, for a `srcset`. */
  sizes?: string;
  /** Loads before all else: for the one or two pictures a visitor sees first. */
  isFirst?: boolean;
  /** Fills the box around it, cutting what stands over, instead of keeping its own proportion. */
  isCover?: boolean;
  /** Of a picture that moves: as the reader's system wishes, or as they chose. Without motion its JPEG shows, which never moves. */
  motion?: PictureMotion;
  className?: string;
};

export type PictureMotion = 'as wished' | 'always' | 'never';

const never = () => () => {};

/** A picture made now by the script may fade in; one from the server's page may not, or it would blink. */
function useIsFromServer(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/** A picture that has its size and colour before it arrives. */
export function Picture(props: PictureProps) {
  const { source, alt, width, height, color, placeholder, sizes, isFirst, isCover, motion, className } =
    props;
  const isFromServer = useRef(useIsFromServer());
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<'plain' | 'waiting' | 'broken'>('plain');
  useLayoutEffect(() => {
    if (!isFromServer.current && image.current && !image.current.complete) setState('waiting');
  }, []);
  const canMove = source.webp && source.jpeg;
  const srcSet = canMove ? source.jpeg : source.webp;
  const background = placeholder ? `${color ?? 'none'} center / cover url("${placeholder}")` : color;

  return (
    <picture
      className={classNames(styles.picture, isCover && styles.cover, className)}
      style={{ aspectRatio: isCover ? undefined : `${width} / ${height}`, background }}
    >
      {canMove && motion !== 'never' && (
        <source
          type="image/webp"
          srcSet={source.webp}
          sizes={sizes}
          media={motion === 'as wished' ? '(prefers-reduced-motion: no-preference)' : undefined}
        />
      )}
      <img
        ref={image}
        src={source.src}
        srcSet={srcSet}
        sizes={srcSet && sizes}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        className={classNames(styles.image, styles[state])}
        onLoad={() => setState('plain')}
        onError={() => setState('broken')}
      />
    </picture>
  );
}
