/** Throws in Chinese where a schedule was not made: what is thrown is what the drawer tells the editor. */
export function tellRefusals<Args extends unknown[]>(schedule: (...args: Args) => unknown) {
  return async (...args: Args): Promise<unknown> => {
    const answer = (await schedule(...args)) as { refusal?: string; error?: string }
    if (answer.refusal) throw new Error(answer.refusal)
    // Payload's own words for it are English.
    if (answer.error) throw new Error('沒有成功，請再試一次。')
    return answer
  }
}
