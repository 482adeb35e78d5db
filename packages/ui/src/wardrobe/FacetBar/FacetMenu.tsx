import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import { valueLabel } from '@aura/domain/rules/items';
import type { FacetName, FacetOption } from '@aura/domain/rules/wardrobe-facets';
import { ChevronDown, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { revealInStrip } from '../../foundations/reveal-in-strip.ts';
import { garmentSwatches } from '../../foundations/tokens/mat.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';

interface FacetMenuProps {
  readonly name: FacetName;
  readonly options: readonly FacetOption[];
  /** Whether the counts are not final, and not shown. */
  readonly partial: boolean;
  /** Null for all. */
  readonly value: string | null;
  readonly onValueChange: (value: string | null) => void;
}

/** One filter: a menu of its values with their counts, or the chosen value, which is removed when pressed. */
export function FacetMenu({ name, options, partial, value, onValueChange }: FacetMenuProps) {
  const place = useRef<HTMLSpanElement>(null);
  const label = wardrobeCopy.facets[name];
  const chosen = useRef<{ readonly value: string | null } | null>(null);
  const change = (next: string | null) => {
    chosen.current = { value: next };
    onValueChange(next);
  };
  // Choosing and removing exchange the button, so the focus moves to the new one.
  useEffect(() => {
    if (chosen.current?.value === value) place.current?.querySelector('button')?.focus();
    chosen.current = null;
  }, [value]);
  // Of an address with filters, too, so that none is in use out of sight.
  useEffect(() => {
    const strip = place.current?.parentElement;
    if (value !== null && place.current && strip) revealInStrip(strip, place.current);
  }, [value]);
  const inUse = value === null ? '' : wardrobeCopy.facetInUse(label, valueLabel(value));
  if (value === null && options.length === 0) return null;
  return (
    <span ref={place} className="shrink-0">
      {value === null ? (
        <Menu
          align="start"
          items={options.map((option) => ({
            label: partial ? option.label : wardrobeCopy.facetOption(option.label, option.count),
            onSelect: () => change(option.value),
          }))}
          trigger={
            <Button variant="quiet" size="sm" className="text-muted">
              {name === 'color' && (
                <span aria-hidden className="flex ps-1.5">
                  {garmentSwatches.map((background) => (
                    <span
                      key={background}
                      style={{ background }}
                      className="-ms-1.5 size-4 rounded-full ring-2 ring-paper"
                    />
                  ))}
                </span>
              )}
              {label}
              <ChevronDown aria-hidden className="size-4" />
            </Button>
          }
        />
      ) : (
        <Button
          variant="quiet"
          size="sm"
          aria-label={wardrobeCopy.removeFilter(inUse)}
          onClick={() => change(null)}
        >
          <span className="max-w-56 truncate">{inUse}</span>
          <X aria-hidden className="size-4 shrink-0" />
        </Button>
      )}
    </span>
  );
}
