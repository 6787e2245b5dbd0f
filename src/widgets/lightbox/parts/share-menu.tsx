import { useId } from 'react'
import { messages } from '../messages.ts'
import { fileName, shareLinksOf } from '../share-links.ts'
import { useStage } from './stage-context.ts'
import { ToolButton } from './tool-button.tsx'

export const MENU = 'w-lightbox__menu'

/** Passes the picture on: with the page that it belongs to, or as a file. */
export function ShareMenu() {
  const id = useId()
  const { contents, index, isMenuOpen, setMenuOpen } = useStage()
  const content = contents[index]
  if (content?.kind !== 'picture') return null
  const { address, hash, title, alt } = content
  const page = location.href.replace(/#.*$/s, '') + hash
  const links = shareLinksOf({ page, picture: address, words: title || alt })
  return (
    <div className={MENU}>
      <ToolButton
        name={messages.share}
        drawing="send"
        aria-expanded={isMenuOpen}
        aria-controls={isMenuOpen ? id : undefined}
        onClick={() => setMenuOpen(!isMenuOpen)}
      />
      {isMenuOpen && (
        <ul className="w-lightbox__targets" id={id}>
          {links.map(({ name, href }) => (
            <li key={name}>
              <a href={href} target="_blank" rel="noopener">
                {name}
                <span className="vh">{messages.newTab}</span>
              </a>
            </li>
          ))}
          <li>
            <a href={address} download={fileName(address)}>
              {messages.download}
            </a>
          </li>
        </ul>
      )}
    </div>
  )
}
