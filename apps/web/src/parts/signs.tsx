// Signs that are drawn, because not every font has them.
export const Heart = () => (
  <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
    <path
      d="M8 14 1.800 7.800a3.600 3.600 0 0 1 5.100-5.100L8 3.800l1.100-1.100a3.600 3.600 0 0 1 5.100 5.100Z"
      fill="currentColor"
    />
  </svg>
);

/** Something can be changed. */
export const Pencil = () => (
  <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
    <path d="M2 14l1-4 8-8 3 3-8 8Z" fill="none" stroke="currentColor" stroke-width="1.500" />
  </svg>
);

/** From one to another. */
export const Arrow = () => (
  <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" class="arrow-sign">
    <path d="M1 8h12M9 4l4 4-4 4" fill="none" stroke="currentColor" stroke-width="2" />
  </svg>
);
