/** How long a coupon says that its code was copied. */
export const COUPON_FEEDBACK_MS = 2000
