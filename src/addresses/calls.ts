/** What scripts ask. Calls that belong to a part of the site stand in its file. */

/** Namespaces of the REST API. */
export const LECTERN = 'lectern/v1'
export const WORDPRESS = 'wp/v2'
export const OEMBED = 'oembed/1.0'

export const REST_ROOT_HREF = '/wp-json/'
export const OWN_CALLS_HREF = `${REST_ROOT_HREF}${LECTERN}`
export const WORDPRESS_HREF = `${REST_ROOT_HREF}${WORDPRESS}`
/** What others show of a page that is pasted as a link. */
export const OEMBED_HREF = `${REST_ROOT_HREF}${OEMBED}/embed`
export const NONCE_HREF = `${OWN_CALLS_HREF}/nonce`
/** WordPress's folder of such calls, and the one that is left of them. */
export const WP_ADMIN_HREF = '/wp-admin/'
export const WIDGET_AREA_HREF = `${WP_ADMIN_HREF}admin-ajax.php`
