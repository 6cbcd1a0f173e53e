/** Milliseconds. The first is the specification's, and the same for every type, errors too. */
export const SHOWN_MS = 5000;

export const ENTER_MS = 225;
export const EXIT_MS = 195;

/** Of a toast that was not dragged far enough. */
export const SPRING_BACK_MS = 200;
