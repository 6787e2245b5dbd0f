'use client'
import type { FormEvent } from 'react'
import { island } from '#islands/island.ts'
import { Carousel, type CarouselProps } from '#kit/carousel/carousel.tsx'
import { readItems } from '#shop/cart/cart-lines.ts'
import { type Good, useAdding } from '#shop/cart/use-adding.tsx'

interface ProductCarouselProps extends CarouselProps {
  goods: Good[]
}

/** A carousel whose slides have a form each, which leads to the cart page; awake, their buttons add the product at once. */
export const ProductCarousel = island('product-carousel', function ProductCarousel({ goods, ...row }: ProductCarouselProps) {
  const { add, note } = useAdding(goods)
  const press = (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    const [line] = submitter instanceof HTMLButtonElement ? readItems(submitter.value) : []
    if (line === undefined) return
    event.preventDefault()
    add(line)
  }
  return (
    <div className="w-product-carousel" onSubmit={press}>
      <Carousel {...row} />
      {note}
    </div>
  )
})
