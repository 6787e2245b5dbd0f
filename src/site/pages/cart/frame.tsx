import type { ReactNode } from 'react'
import { ATTRIBUTE } from '#islands/wire.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { HOME_CRUMB } from '../crumbs.ts'

interface CartFrameProps {
  title: string
  /** Address of the cart's script, for which this is one more cart. */
  script: string
  state: { 'data-cart-page': 'cart' | 'ordered' | 'unsent'; 'data-items'?: string; 'data-asked'?: string }
  children: ReactNode
}

export function CartFrame({ title, script, state, children }: CartFrameProps) {
  const island = { [ATTRIBUTE.widget]: 'mini-cart', [ATTRIBUTE.when]: 'load', [ATTRIBUTE.module]: script }
  return (
    <>
      <header className="wrap lhead">
        <Breadcrumb crumbs={[HOME_CRUMB]} current={title} />
        <h1>{title}</h1>
      </header>
      <div className="wrap" {...island}>
        <div className="cart-page" {...state}>
          {children}
        </div>
      </div>
    </>
  )
}
