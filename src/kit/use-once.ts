import { type EffectCallback, useEffect, useLayoutEffect } from 'react'

/** An effect that runs once, when the component has come to life. Whatever it reads of the props stays as the server sent it. */
export function useOnce(effect: EffectCallback): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is what it is for
  useEffect(effect, [])
}

/** The same before the page is painted. */
export function useLayoutOnce(effect: EffectCallback): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is what it is for
  useLayoutEffect(effect, [])
}
