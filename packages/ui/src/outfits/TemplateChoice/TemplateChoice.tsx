import { outfitBuilderCopy } from '@aura/domain/copy/outfit-builder';
import { type OutfitTemplate, outfitTemplates } from '@aura/domain/vocabularies/outfit-slots';
import { Columns2, Grid2x2, Rows3 } from 'lucide-react';

export interface TemplateChoiceProps {
  readonly onArrange: (template: OutfitTemplate) => void;
}

const icons = { flatLay: Columns2, column: Rows3, grid: Grid2x2 };

/** The templates that arrange all garments. */
export function TemplateChoice({ onArrange }: TemplateChoiceProps) {
  return (
    <div className="grid grid-cols-3 gap-3">
      {outfitTemplates.map((template) => {
        const Icon = icons[template];
        return (
          <button
            key={template}
            type="button"
            onClick={() => onArrange(template)}
            className="flex min-h-target flex-col items-center gap-2 rounded-control px-2 py-4 text-14 inset-ring inset-ring-line-strong hover:bg-hover"
          >
            <Icon aria-hidden className="size-6 text-muted stroke-fine" />
            {outfitBuilderCopy.templateNames[template]}
          </button>
        );
      })}
    </div>
  );
}
