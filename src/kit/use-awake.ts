import { useEffect, useState } from 'react'

/** Whether the component lives in a browser. Its first render there shows what the server did. */
export function useAwake(): boolean {
  const [isAwake, setIsAwake] = useState(false)
  useEffect(() => setIsAwake(true), [])
  return isAwake
}
