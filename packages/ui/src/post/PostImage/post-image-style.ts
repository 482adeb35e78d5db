/** The box of a post's photograph, as large as the window allows; `--ratio` is its width divided by its height. */
export const postImageStyle =
  'aspect-(--ratio) w-[min(100%,35rem,calc(68dvh*var(--ratio)))] desktop:h-[min(calc(100dvh-10.5rem),calc((min(100vw,90rem)-var(--panel)-16.25rem)/var(--ratio)))] desktop:w-auto';

/** Width divided by height of a photograph whose size is not known. */
export const standardRatio = 3 / 4;
