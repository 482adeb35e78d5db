interface SwatchProps {
  readonly color: string;
}

/** A dot in a garment's colour, shown beside the name of the colour. */
export function Swatch({ color }: SwatchProps) {
  return (
    <span
      aria-hidden
      className="size-3.5 shrink-0 rounded-full inset-ring inset-ring-line-strong"
      style={{ backgroundColor: color }}
    />
  );
}
