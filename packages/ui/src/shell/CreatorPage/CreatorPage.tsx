import { commonCopy } from '@aura/domain/copy/common';
import { creatorCopy } from '@aura/domain/copy/creator';
import { shellCopy } from '@aura/domain/copy/shell';
import { ArrowLeft, Sparkles } from 'lucide-react';
import { Aura } from '../../primitives/Aura/Aura.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

interface CreatorPageProps {
  readonly onBack: () => void;
}

/** The placeholder at `/creator` (docs/product.md section 2). */
export function CreatorPage({ onBack }: CreatorPageProps) {
  return (
    <div className="mx-auto flex max-w-360 flex-col px-5 pt-2 pb-16 tablet:px-12 tablet:pt-9">
      <Button variant="quiet" size="sm" className="-ms-3 self-start" onClick={onBack}>
        <ArrowLeft aria-hidden className="size-5 stroke-icon rtl:-scale-x-100" />
        {shellCopy.back}
      </Button>
      <section className="flex flex-col items-center gap-4 pt-10 text-center">
        <div className="relative isolate mb-12 grid aspect-4/5 w-44 place-items-center rounded-card">
          <Aura size="dialog" />
          <Sparkles aria-hidden className="size-10 stroke-fine" />
        </div>
        <h1 className="font-serif text-40 outline-none">{creatorCopy.heading}</h1>
        <p className="text-16 text-muted">{creatorCopy.body}</p>
        <Button className="mt-3" disabledReason={commonCopy.comingSoon}>
          {creatorCopy.callLlm}
        </Button>
      </section>
    </div>
  );
}
