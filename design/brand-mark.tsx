type BrandMarkProps = {
  /** Edge in px. */
  size?: number;
  /** Said by screen readers, where no name stands beside it. */
  label?: string;
  className?: string;
};

/** The product's mark: a pin's head over the two leaves of a gate that fold to its point. */
export function BrandMark({ size = 32, label, className }: BrandMarkProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      <circle cx="16" cy="7" r="5" fill="var(--accent)" />
      <path d="M4 13.5 14.6 16v12.6a1.4 1.4 0 0 1-2.4 1L5 22.4A3.4 3.4 0 0 1 4 20z" fill="var(--accent)" />
      <path
        d="M28 13.5 17.4 16v12.6a1.4 1.4 0 0 0 2.4 1l7.2-7.2a3.4 3.4 0 0 0 1-2.4z"
        fill="var(--accent-text)"
      />
    </svg>
  );
}
