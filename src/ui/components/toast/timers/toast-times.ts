/** All in milliseconds. The specification sets this one for every type, including errors. */
export const SHOWN_MS = 5000;

export const ENTER_MS = 225;
export const EXIT_MS = 195;

/** Duration of the return of a toast that was not dragged far enough. */
export const SPRING_BACK_MS = 200;
