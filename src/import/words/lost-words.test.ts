import { describe, expect, it } from 'vitest'
import { lostSentences } from './lost-words.ts'

describe('sentences that were lost', () => {
  it('are listed, each once', () => {
    const old = '<p>報名已經開始。名額只有三十人！</p><ul><li>名額只有三十人！</li><li>請自備紙筆</li></ul>'
    expect(lostSentences(old, ['報名已經開始。'])).toEqual(['名額只有三十人！', '請自備紙筆'])
  })

  it('are not those that only look different, nor what is left behind on purpose', () => {
    const old = `<!-- wp:paragraph --><p>第&nbsp;１９ 屆<b>演講</b>比賽</p><script>alert('not a text')</script>
      [gallery ids="1,2"] https://www.youtube.com/watch?v=aqz-KE-bpKQ <form>請填寫姓名</form>`
    expect(lostSentences(old, ['第 19 屆', '演講比賽'])).toEqual([])
  })
})
