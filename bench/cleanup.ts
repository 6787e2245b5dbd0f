import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** What must be ended or removed, whatever happens; the newest first. */
export class Cleanup {
  readonly #steps: (() => unknown)[] = []

  add(step: () => unknown): void {
    this.#steps.push(step)
  }

  makeFolder(): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'lectern-bench-'))
    this.add(() => rmSync(folder, { recursive: true, force: true }))
    return folder
  }

  async run(): Promise<void> {
    for (let step = this.#steps.pop(); step !== undefined; step = this.#steps.pop()) {
      try {
        await step()
      } catch (error) {
        console.error('cleaning up:', error)
      }
    }
  }
}
