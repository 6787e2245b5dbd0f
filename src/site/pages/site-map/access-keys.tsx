/** The zones in the very words of their `:::` anchors. */
const ZONES = [
  { key: 'U', name: '上方功能區塊', content: '網站標誌、輔助選單、主選單與搜尋' },
  { key: 'C', name: '中央內容區塊', content: '各頁面的主要內容' },
  { key: 'Z', name: '下方頁尾區塊', content: '聯絡方式、頁尾選單與網站聲明' },
]

export function AccessKeys() {
  return (
    <section aria-labelledby="access-keys">
      <h2 id="access-keys">網站區塊與快速鍵</h2>
      <p>本網站依無障礙規範建置，分為三個區塊。每個區塊的開頭有一個定位點「:::」，可以用快速鍵直接移到那裡：</p>
      <ul className="sitemap__keys">
        {ZONES.map(({ key, name, content }) => (
          <li key={key}>
            <kbd>Alt</kbd> + <kbd>{key}</kbd>：{name}，包含{content}。
          </li>
        ))}
      </ul>
      <p>
        使用 Firefox 時請按 <kbd>Shift</kbd> + <kbd>Alt</kbd> + 字母；在 Mac 上請按 <kbd>Control</kbd> + <kbd>Option</kbd> +
        字母。
      </p>
      <p>
        按 <kbd>Tab</kbd> 可依序移到下一個連結或欄位，按 <kbd>Shift</kbd> + <kbd>Tab</kbd> 回到上一個。每頁按第一次 <kbd>Tab</kbd>{' '}
        時會出現「跳到主要內容區塊」，按 <kbd>Enter</kbd> 即可略過選單。
      </p>
    </section>
  )
}
