/** Starts Payload with the server rather than with the first request, so that scheduled publishing runs on an idle admin. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startContent } = await import('./start-content.ts')
  await startContent()
}
