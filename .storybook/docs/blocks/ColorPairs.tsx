import { type ColorPair, controlPairs, minContrast, textPairs } from '@aura/ui/foundations/color-pairs';
import { contrastRatio } from '@aura/ui/foundations/contrast';
import { type ColorName, colors, type ThemeName } from '@aura/ui/foundations/tokens/color';
import { BothThemes } from './BothThemes.tsx';

interface PairProps extends ColorPair {
  readonly theme: ThemeName;
  readonly least: number;
}

function Pair({ theme, color, background, least }: PairProps) {
  const values = colors[theme];
  const contrast = contrastRatio(values[color], values[background]);
  const sample = { color: values[color], background: values[background] };
  return (
    <li
      style={sample}
      className="flex flex-wrap items-center justify-between gap-x-4 rounded-control px-3 py-2 text-14 inset-ring inset-ring-line"
    >
      <span>
        {color} on {background}
      </span>
      <span>
        {contrast.toFixed(2)}, at least {least}
      </span>
    </li>
  );
}

/** All allowed pairs of text and background, with their contrast in both themes. */
export function TextPairs() {
  return (
    <BothThemes>
      {(theme) => (
        <ul className="flex flex-col gap-1.5">
          {textPairs.map((pair) => (
            <Pair key={`${pair.color}${pair.background}`} {...pair} theme={theme} least={minContrast.text} />
          ))}
        </ul>
      )}
    </BothThemes>
  );
}

interface OutlineProps {
  readonly theme: ThemeName;
  readonly color: ColorName;
  readonly background: ColorName;
}

function Outline({ theme, color, background }: OutlineProps) {
  const values = colors[theme];
  return (
    <li
      style={{ background: values[background] }}
      className="rounded-control p-2 text-14 inset-ring inset-ring-line"
    >
      <span
        style={{ borderColor: values[color] }}
        className="flex justify-between gap-4 rounded-inner border px-3 py-2"
      >
        <span>
          {color} on {background}
        </span>
        <span>
          {contrastRatio(values[color], values[background]).toFixed(2)}, at least {minContrast.control}
        </span>
      </span>
    </li>
  );
}

/** The outline of a control on each background. */
export function ControlPairs() {
  return (
    <BothThemes>
      {(theme) => (
        <ul className="flex flex-col gap-1.5">
          {controlPairs.map((pair) => (
            <Outline key={pair.background} {...pair} theme={theme} />
          ))}
        </ul>
      )}
    </BothThemes>
  );
}
