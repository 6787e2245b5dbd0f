import type { ChildProcess } from 'node:child_process'

/** With a build. */
const START_LIMIT_MS = 600_000

/** What a program prints first that matches. Whoever asks first hears all of it; who asks later, what is printed from then on. */
export function untilSaid(child: ChildProcess, pattern: RegExp, limitMs = START_LIMIT_MS): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let output = ''
    const limit = setTimeout(() => fail(`${limitMs / 1000} seconds were over`), limitMs)
    child.stdout?.on('data', listen)
    child.once('exit', end)

    function listen(chunk: Buffer): void {
      output += chunk
      const found = pattern.exec(output)
      if (found === null) return
      stopListening()
      resolve(found)
    }
    function end(code: number | null, signal: NodeJS.Signals | null): void {
      fail(`The program ended with ${signal ?? `code ${code}`}`)
    }
    function fail(what: string): void {
      stopListening()
      reject(new Error(`${what} before it had said ${pattern}:\n${output}`))
    }
    function stopListening(): void {
      clearTimeout(limit)
      child.stdout?.off('data', listen)
      child.off('exit', end)
    }
  })
}
