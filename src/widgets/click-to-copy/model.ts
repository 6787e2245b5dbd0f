/** How long the success text stands in the place of the button's own. */
export const CLICK_TO_COPY_FEEDBACK_MS = 1500
