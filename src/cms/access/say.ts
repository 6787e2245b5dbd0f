/** An answer in words, in the shape that our buttons read. */
export function say(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } })
}
