import { type ColorPair, controlPairs, minContrast, textPairs } from '@aura/ui/foundations/color-pairs';
import { contrastRatio } from '@aura/ui/foundations/contrast';
import { type ColorName, colors, type ThemeName } from '@aura/ui/foundations/tokens/color';
import { BothThemes } from './BothThemes.tsx';

interface PairProps extends ColorPair {
  readonly theme: ThemeName;
  readonly least: number;
}

function Pair({ theme, color, ground, least }: PairProps) {
  const values = colors[theme];
  const contrast = contrastRatio(values[color], values[ground]);
  const sample = { color: values[color], background: values[ground] };
  return (
    <li
      style={sample}
      className="flex flex-wrap items-center justify-between gap-x-4 rounded-control px-3 py-2 text-14 inset-ring inset-ring-line"
    >
      <span>
        {color} on {ground}
      </span>
      <span>
        {contrast.toFixed(2)}, at least {least}
      </span>
    </li>
  );
}

/** Every pair that words may use, with its contrast in both themes. */
export function TextPairs() {
  return (
    <BothThemes>
      {(theme) => (
        <ul className="flex flex-col gap-1.5">
          {textPairs.map((pair) => (
            <Pair key={`${pair.color}${pair.ground}`} {...pair} theme={theme} least={minContrast.text} />
          ))}
        </ul>
      )}
    </BothThemes>
  );
}

interface OutlineProps {
  readonly theme: ThemeName;
  readonly color: ColorName;
  readonly ground: ColorName;
}

function Outline({ theme, color, ground }: OutlineProps) {
  const values = colors[theme];
  return (
    <li
      style={{ background: values[ground] }}
      className="rounded-control p-2 text-14 inset-ring inset-ring-line"
    >
      <span
        style={{ borderColor: values[color] }}
        className="flex justify-between gap-4 rounded-inner border px-3 py-2"
      >
        <span>
          {color} on {ground}
        </span>
        <span>
          {contrastRatio(values[color], values[ground]).toFixed(2)}, at least {minContrast.control}
        </span>
      </span>
    </li>
  );
}

/** The outline of a control on each ground. */
export function ControlPairs() {
  return (
    <BothThemes>
      {(theme) => (
        <ul className="flex flex-col gap-1.5">
          {controlPairs.map((pair) => (
            <Outline key={pair.ground} {...pair} theme={theme} />
          ))}
        </ul>
      )}
    </BothThemes>
  );
}
