interface Figure {
  readonly label: string;
  readonly text: string;
}

interface FigureListProps {
  /** What the numbers are about. */
  readonly label: string;
  readonly figures: readonly Figure[];
}

/** Large numbers side by side, each above its label. */
export function FigureList({ label, figures }: FigureListProps) {
  return (
    <section aria-label={label}>
      <dl className="flex flex-wrap gap-y-4">
        {figures.map((figure) => (
          <div
            key={figure.label}
            className="flex min-w-24 flex-col-reverse border-line pe-6 not-first:border-s not-first:ps-4"
          >
            <dt className="text-12 text-muted">{figure.label}</dt>
            <dd className="font-serif text-28">{figure.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
