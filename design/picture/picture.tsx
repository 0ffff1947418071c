import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from '../class-names.ts';
import styles from './picture.module.css';

export type PictureSource = {
  /** The address of a JPEG, for programs that read the page. */
  src: string;
  /** A `srcset` of the same picture in several widths, for browsers. */
  webp?: string;
  /** The same as JPEGs, which are still, for an animated picture. */
  jpeg?: string;
};

type PictureProps = {
  source: PictureSource;
  /** Empty if the picture is decoration or its text is next to it. */
  alt: string;
  /** True size in px: reserves space in this proportion before the picture loads. */
  width: number;
  height: number;
  /** Dominant colour, as CSS. */
  color?: string;
  /** Tiny picture as a data URL, shown blurred while loading. */
  placeholder?: string;
  /** Its displayed width, for a `srcset`. */
  sizes?: string;
  /** Loads with priority: for the one or two pictures a visitor sees first. */
  isFirst?: boolean;
  /** Fills the box around it, cropping instead of keeping its own proportion. */
  isCover?: boolean;
  /** For an animated picture: by the system setting, or as the reader chose. Without motion its still JPEG shows. */
  motion?: PictureMotion;
  className?: string;
};

export type PictureMotion = 'as wished' | 'always' | 'never';

const never = () => () => {};

/** Pictures rendered by the script may fade in; one from the server's page may not, or it would flash. */
function useIsFromServer(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/** A picture that has its size and colour before it loads. */
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
