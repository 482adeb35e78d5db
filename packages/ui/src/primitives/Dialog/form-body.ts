import { cn } from '../../foundations/cn.ts';
import { dialogInset } from './dialog-style.ts';

/** Classes of a dialog's body that ends with a FormMessage: a field that gets the focus scrolls clear of it. */
export const formBody = cn('overflow-y-auto scroll-pb-20 py-4 tablet:py-6', dialogInset.standard);
