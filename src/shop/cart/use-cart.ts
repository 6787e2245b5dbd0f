import { useEffect, useMemo, useState } from 'react'
import { type CartLine, readItems, writeItems } from './cart-lines.ts'
import { readCart, watchCart } from './cart-store.ts'

/** The cart of this browser, for whichever island shows it. The first render is the server's, which knows of none. */
export function useCart(): readonly CartLine[] {
  const [items, setItems] = useState('')
  useEffect(() => {
    const look = () => setItems(writeItems(readCart()))
    look()
    return watchCart(look)
  }, [])
  return useMemo(() => readItems(items), [items])
}
