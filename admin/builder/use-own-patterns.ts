import { useEffect, useState } from 'react'
import { type OwnPattern, OwnPatternLibrary } from './own-patterns.ts'

/** The patterns of the department, and what can be done to them; both return why it could not be done. */
export function useOwnPatterns(api: string) {
  const [library] = useState(() => new OwnPatternLibrary(api))
  const [patterns, setPatterns] = useState<readonly OwnPattern[]>([])
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    void library.read(leaving.signal).then((found) => {
      if (leaving.signal.aborted) return
      setAway(found === null)
      setPatterns(found ?? [])
    })
    return () => leaving.abort()
  }, [library])

  return {
    patterns,
    /** Nobody answered. */
    isAway,
    async rename(id: number, name: string): Promise<string | null> {
      const reason = await library.rename(id, name)
      if (reason === null) setPatterns((all) => all.map((one) => (one.id === id ? { ...one, name } : one)))
      return reason
    },
    async remove(id: number): Promise<string | null> {
      const reason = await library.remove(id)
      if (reason === null) setPatterns((all) => all.filter((one) => one.id !== id))
      return reason
    },
  }
}
