/** Numbers in the demo's media library of what the gallery shows besides pictures. Every lower number is a picture. */
export const EXAMPLE_FILES = { film: 40, sound: 41, captions: 42, table: 43 }
