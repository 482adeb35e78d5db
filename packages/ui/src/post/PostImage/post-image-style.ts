/** The box of a post's photo, as large as the window allows. `--ratio` is width divided by height. */
export const postImageStyle =
  'aspect-(--ratio) w-[min(100%,35rem,calc(68dvh*var(--ratio)))] tablet:max-desktop:short:w-[min(100%,calc((100dvh-8.5rem)*var(--ratio)))] desktop:h-[min(calc(var(--page-height)-10.5rem),calc((min(100vw,90rem)-var(--panel)-16.25rem)/var(--ratio)))] desktop:w-auto';

/** Maximum aspect ratio of the box, in both directions, so that the controls fit on it. */
export const maxPostRatio = 2;

/** A photo that fills its box before the app has loaded, as `Image` shows it. */
export const earlyImageStyle = 'absolute inset-0 size-full rounded-card object-cover';

/** Aspect ratio of a photo of unknown size. */
export const defaultRatio = 3 / 4;
