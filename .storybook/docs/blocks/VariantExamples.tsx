import { Button } from '@aura/ui/primitives/Button';
import { AnimatePresence, MotionConfig, type Variants } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useState } from 'react';
import { MotionScope } from '../../../packages/ui/src/motion/MotionScope.tsx';
import * as variantsModule from '../../../packages/ui/src/motion/variants.ts';

const variants: readonly (readonly [string, Variants])[] = Object.entries(variantsModule);

/** Each variant, as designed and with reduced motion. */
export function VariantExamples() {
  return (
    <div className="my-6 grid gap-4">
      {variants.map(([name, states]) => (
        <VariantExample key={name} name={name} states={states} />
      ))}
    </div>
  );
}

interface VariantExampleProps {
  readonly name: string;
  readonly states: Variants;
}

function VariantExample({ name, states }: VariantExampleProps) {
  const [shown, setShown] = useState(true);
  return (
    <section className="rounded-card bg-surface p-6 inset-ring inset-ring-line">
      <div className="flex items-center justify-between gap-4">
        <h3 className="font-serif text-22">{name}</h3>
        <Button variant="outline" size="sm" onClick={() => setShown(!shown)}>
          {shown ? 'Hide' : 'Show'} {name}
        </Button>
      </div>
      <div className="mt-4 grid gap-4 tablet:grid-cols-2">
        {(['user', 'always'] as const).map((reducedMotion) => (
          <MotionConfig key={reducedMotion} reducedMotion={reducedMotion}>
            <MotionScope>
              <div className="grid h-32 place-items-center rounded-image bg-sunken">
                <AnimatePresence initial={false}>
                  {shown && (
                    <m.p
                      variants={states}
                      initial="hidden"
                      animate="shown"
                      exit="hidden"
                      className="rounded-control bg-surface px-6 py-4 text-14 shadow-float"
                    >
                      {reducedMotion === 'always' ? 'Reduced' : 'As designed'}
                    </m.p>
                  )}
                </AnimatePresence>
              </div>
            </MotionScope>
          </MotionConfig>
        ))}
      </div>
    </section>
  );
}
