/** How long a toast is shown, in ms. A loading toast is shown until its work has ended. */
export const SHOWN_MS = 5000;

export const ENTER_MS = 225;
export const EXIT_MS = 195;

/** Duration in ms of moving a toast back into place after a drag that was too short. */
export const SPRING_BACK_MS = 200;
