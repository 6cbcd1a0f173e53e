/** How long a toast is shown, in ms. A loading toast is shown until its work has ended. */
export const SHOWN_MS = 5000;

export const ENTER_MS = 225;
export const EXIT_MS = 195;

/** How long a toast that was not dragged far enough takes to move back, in ms. */
export const SPRING_BACK_MS = 200;
