/** The photograph beside a form, from 1024 px. */
export const authImageStyle = 'size-full object-cover object-top';

/** Body of a dialog with the photograph: beside it the content is centred, otherwise the photograph is below. */
export const authBodyStyle =
  'flex flex-col gap-6 overflow-y-auto px-5 py-4 tablet:px-12 tablet:pb-12 desktop:justify-center-safe';

/** The photograph below a form on smaller screens; it takes the height that is left. */
export const phoneImageStyle =
  'min-h-0 w-full shrink grow basis-0 rounded-card object-cover object-top desktop:hidden';
