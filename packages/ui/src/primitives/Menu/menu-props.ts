import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactElement, RefObject } from 'react';

export interface MenuItem {
  readonly label: string;
  /** Identifies an item whose label changes when it is chosen. */
  readonly id?: string;
  readonly icon?: LucideIcon;
  /** Called after the menu has closed and the focus is back on the trigger, so that it can open a dialog. */
  readonly onSelect: () => void;
  readonly tone?: 'neutral' | 'danger';
  /** Why the item is disabled. The text is shown below the label; the item stays focusable. */
  readonly disabledReason?: string | undefined;
}

export interface MenuProps extends Omit<ComponentProps<'div'>, 'dir' | 'children'> {
  /** A button that accepts a ref and props, such as IconButton. It has no handlers of its own. */
  readonly trigger: ReactElement<ComponentProps<'button'>>;
  readonly items: readonly MenuItem[];
  readonly align?: 'start' | 'center' | 'end';
  readonly side?: 'top' | 'bottom';
  readonly open?: boolean;
  /** Focuses the first item of a menu that a key elsewhere has opened. One that the trigger's key opens does it anyway. */
  readonly startAtFirst?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/** The props of the list of a menu. */
export interface MenuListProps extends Omit<MenuProps, 'trigger'> {
  /** The button beside which the list opens, which names it and gets the focus back. */
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Called with true when the list has mounted. */
  readonly onLoaded: (hasLoaded: boolean) => void;
}
