import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';

export interface MenuItem {
  readonly label: string;
  readonly icon?: LucideIcon;
  /** Called after the menu has closed and the focus is back on the trigger, so that it can open a dialog. */
  readonly onSelect: () => void;
  readonly tone?: 'neutral' | 'danger';
  /** Why the item is disabled. The text is shown below the label; the item stays focusable. */
  readonly disabledReason?: string | undefined;
}

export interface MenuProps extends Omit<ComponentProps<'div'>, 'dir' | 'children'> {
  /** A button that accepts a ref and props, such as IconButton. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuItem[];
  readonly align?: 'start' | 'center' | 'end';
  readonly side?: 'top' | 'bottom';
  readonly open?: boolean;
  /** Focuses the first item of a menu that a key elsewhere has opened. One that the trigger's key opens does it anyway. */
  readonly startAtFirst?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}
