'use client'

import { encode } from 'uqr'
import type { TotpSetup } from '#cms/second-factor/enrol-totp.ts'

const BORDER = 2

/** What a telephone scans, and the same as letters for one that can't. */
export function TotpQrCode({ setup: { address, secret } }: { setup: TotpSetup }) {
  const { data, size } = encode(address, { border: BORDER })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <div className="lectern-qr">
      <p>在手機上打開驗證應用程式，掃描下面的圖，再輸入它顯示的六位數字。</p>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label="給驗證應用程式掃描的圖" shapeRendering="crispEdges">
        <rect width={size} height={size} fill="#fff" />
        <path d={dark.join('')} fill="#000" />
      </svg>
      <p>
        不能掃描的話，請在應用程式裡輸入這串金鑰：
        <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
    </div>
  )
}
