import { itemCopy } from '@aura/domain/copy/items';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import {
  type FacetName,
  type FacetOption,
  type Facets,
  facetNames,
} from '@aura/domain/rules/wardrobe-facets';
import { Archive, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { onSinglePress } from '../../foundations/on-single-press.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { FacetMenu } from './FacetMenu.tsx';

export interface FacetBarProps {
  readonly options: Readonly<Record<FacetName, readonly FacetOption[]>>;
  readonly values: Facets;
  readonly onValueChange: (name: FacetName, value: string | null) => void;
  /** Number of archived items that the archive would show; without any, it is not offered. */
  readonly archivedCount: number;
  /** Whether the archive is shown. */
  readonly archived: boolean;
  readonly onArchivedChange: (archived: boolean) => void;
  /** Whether a part of the list is not loaded, so that the numbers are not final and not shown. */
  readonly partial?: boolean;
  /** Controls at the end. */
  readonly children?: ReactNode;
}

/**
 * Further filters of the wardrobe: color, type, season, brand, how long items were not worn, and the archive. One in use
 * shows its value and removes it when pressed. A facet without options is not shown.
 */
export function FacetBar({
  options,
  values,
  onValueChange,
  archivedCount,
  archived,
  onArchivedChange,
  partial = false,
  children,
}: FacetBarProps) {
  return (
    <fieldset className="flex w-full min-w-0 items-center gap-2">
      <legend className="sr-only">{wardrobeCopy.facetsLabel}</legend>
      <div className="-ms-3 flex min-w-0 flex-1 items-center overflow-x-auto p-1 [scrollbar-width:none]">
        {facetNames.map((name) => (
          <FacetMenu
            key={name}
            name={name}
            options={options[name]}
            partial={partial}
            value={values[name]}
            onValueChange={(value) => onValueChange(name, value)}
          />
        ))}
        {(archived || archivedCount > 0) && (
          <Button
            variant="quiet"
            size="sm"
            aria-pressed={archived}
            onClick={onSinglePress(() => onArchivedChange(!archived))}
            className={archived ? 'shrink-0' : 'shrink-0 text-muted'}
          >
            <Archive aria-hidden className="size-4" />
            {partial ? itemCopy.archived : wardrobeCopy.archiveFilter(archivedCount)}
            {archived && <X aria-hidden className="size-4" />}
          </Button>
        )}
      </div>
      {children}
    </fieldset>
  );
}
