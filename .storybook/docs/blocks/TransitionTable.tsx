import { curves, durations } from '@aura/ui/foundations/tokens/motion';
import { transitions } from '@aura/ui/foundations/tokens/transition';
import { Button } from '@aura/ui/primitives/Button';
import { useState } from 'react';

type TransitionName = keyof typeof transitions;

/** Purpose of each transition. */
const purposes: Readonly<Record<TransitionName, string>> = {
  press: 'A control responds to the pointer',
  toggle: 'A control changes its state',
  enter: 'Something appears or grows',
  arrive: 'The sign-up dialog appears',
  leave: 'Something disappears, faster than it appeared',
  flip: 'A card flips',
  settle: 'A garment that was dropped swings and comes to rest',
  glow: 'The colours of an aura cross-fade',
  spin: 'One turn of a spinner',
  pulse: 'A skeleton fades and returns',
  breath: 'The aura pulses while an operation is in progress',
  reveal: 'A part of the landing page appears',
  letter: 'A letter of the wordmark appears',
  rise: 'A photograph of the landing page rises',
  flare: 'A letter of the wordmark lights up and fades',
  dawn: 'The light behind the wordmark lights up and fades',
};

/** Each transition with its duration and easing, with a button that plays all. */
export function TransitionTable() {
  const [atEnd, setAtEnd] = useState(false);
  return (
    <div className="my-6">
      <Button variant="outline" onClick={() => setAtEnd(!atEnd)}>
        Play all
      </Button>
      <ul className="mt-6 flex flex-col">
        {(Object.keys(transitions) as TransitionName[]).map((name) => (
          <TransitionRow key={name} name={name} atEnd={atEnd} />
        ))}
      </ul>
    </div>
  );
}

interface TransitionRowProps {
  readonly name: TransitionName;
  readonly atEnd: boolean;
}

function TransitionRow({ name, atEnd }: TransitionRowProps) {
  const { duration, curve } = transitions[name];
  return (
    <li className="grid items-center gap-x-6 gap-y-3 border-b border-line py-4 tablet:grid-cols-2">
      <div className="text-14">
        <p className="font-medium">{name}</p>
        <p className="text-muted">{purposes[name]}</p>
        <p className="text-muted">
          {durations[duration]} ms, {curve} ({curves[curve].join(', ')})
        </p>
      </div>
      <span aria-hidden className="block h-3 w-full rounded-full bg-sunken inset-ring inset-ring-line">
        <span
          className="flex h-full justify-end"
          style={{ width: atEnd ? '100%' : '0.75rem', transition: `width var(--transition-${name})` }}
        >
          <span className="size-3 rounded-full bg-accent" />
        </span>
      </span>
    </li>
  );
}
