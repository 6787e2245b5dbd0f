import type { ReactNode } from 'react'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { HOME_CRUMB } from '../crumbs.ts'

export function CartFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <header className="wrap lhead">
        <Breadcrumb crumbs={[HOME_CRUMB]} current={title} />
        <h1>{title}</h1>
      </header>
      <div className="wrap">
        <div className="cart-page">{children}</div>
      </div>
    </>
  )
}
