'use client'

import { Button, toast } from '@payloadcms/ui'

/** Shown once, and nowhere kept in words. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone(): void }) {
  // Browsers have it under https alone.
  const clipboard: Clipboard | undefined = navigator.clipboard
  const copy = () =>
    clipboard?.writeText(codes.join('\n')).then(
      () => toast.success('已經複製。'),
      () => toast.error('瀏覽器不讓網頁複製，請用抄的或印出來。'),
    )
  return (
    <section className="lectern-recovery" aria-labelledby="lectern-recovery-title">
      <h2 id="lectern-recovery-title">備用碼</h2>
      <p>手機遺失或換新時，用備用碼登入，每一組只能用一次。這些備用碼只顯示這一次，請印出來或抄下來，收在安全的地方。</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      {clipboard !== undefined && (
        <Button buttonStyle="secondary" onClick={copy}>
          複製
        </Button>
      )}
      <Button onClick={onDone}>我收好了</Button>
    </section>
  )
}
