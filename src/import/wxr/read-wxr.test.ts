import { describe, expect, it } from 'vitest'
import type { WxrItem } from './items.ts'
import { readWxr, type WxrEntry, type WxrOptions } from './read-wxr.ts'
import { cdata, exportXml, inPieces, itemXml } from './wxr.fixture.ts'

async function read(xml: string | Uint8Array, options: WxrOptions = {}, size = 64 * 1024) {
  const entries: WxrEntry[] = []
  const summary = await readWxr(inPieces(xml, size), async (some) => void entries.push(...some), options)
  const items = entries.flatMap((entry): WxrItem[] => (entry.kind === 'item' ? [entry.item] : []))
  return { entries, items, summary }
}

describe('an export', () => {
  it('says which site it is, who wrote, which terms there are, and every item with all its fields', async () => {
    const { entries, items, summary } = await read(
      exportXml(`
        <wp:author><wp:author_id>3</wp:author_id><wp:author_login>${cdata('lin')}</wp:author_login>
          <wp:author_email>${cdata('Lin@Example.edu.tw')}</wp:author_email><wp:author_display_name>${cdata('林昀臻')}</wp:author_display_name></wp:author>
        <wp:category><wp:term_id>4</wp:term_id><wp:category_nicename>${cdata('news')}</wp:category_nicename>
          <wp:category_parent></wp:category_parent><wp:cat_name>${cdata('消息')}</wp:cat_name></wp:category>
        <wp:tag><wp:term_id>5</wp:term_id><wp:tag_slug>talk</wp:tag_slug><wp:tag_name>${cdata('演講')}</wp:tag_name></wp:tag>
        <wp:term><wp:term_id>6</wp:term_id><wp:term_taxonomy>nav_menu</wp:term_taxonomy><wp:term_slug>main</wp:term_slug>
          <wp:term_name>${cdata('主選單')}</wp:term_name></wp:term>
        ${itemXml({
          id: 12,
          title: '演講比賽',
          content: '<p>內文</p>',
          sticky: true,
          password: 'secret',
          terms: [{ taxonomy: 'category', slug: 'news', name: '消息' }],
          meta: { _thumbnail_id: '7', note: '一' },
        })}`),
    )
    expect(summary).toMatchObject({ items: 1, controls: 0, entities: 0, broken: null })
    expect(summary.site).toMatchObject({ title: '舊系網', blogUrl: 'https://old.example.edu.tw', language: 'zh-TW' })
    expect(entries.map(({ kind }) => kind)).toEqual(['author', 'term', 'term', 'term', 'item'])
    expect(entries[0]).toEqual({
      kind: 'author',
      author: { id: 3, login: 'lin', email: 'lin@example.edu.tw', displayName: '林昀臻' },
    })
    expect(entries.slice(1, 4)).toMatchObject([
      { term: { taxonomy: 'category', slug: 'news', name: '消息' } },
      { term: { taxonomy: 'post_tag', slug: 'talk', name: '演講' } },
      { term: { taxonomy: 'nav_menu', slug: 'main', name: '主選單' } },
    ])
    expect(items[0]).toMatchObject({
      id: 12,
      type: 'post',
      title: '演講比賽',
      content: '<p>內文</p>',
      status: 'publish',
      isSticky: true,
      isProtected: true,
      terms: [{ taxonomy: 'category', slug: 'news', name: '消息' }],
      meta: [
        { key: '_thumbnail_id', value: '7' },
        { key: 'note', value: '一' },
      ],
    })
    expect(JSON.stringify(items)).not.toContain('secret')
  })

  it('is read the same however its bytes arrive', async () => {
    const xml = exportXml(itemXml({ id: 1, title: '聲音 🎙️', content: '第一段 & 第二段 ]]> 之後' }))
    const whole = await read(xml)
    for (const size of [1, 3, 10]) expect((await read(xml, {}, size)).items).toEqual(whole.items)
    expect(whole.items[0]?.content).toBe('第一段 & 第二段 ]]> 之後')
  })

  it.each(['1.0', '1.1', '1.2'])('may be of version %s', async (version) => {
    expect((await read(exportXml(itemXml({ id: 1 }), { version }))).items).toHaveLength(1)
  })

  it('may begin with a byte order mark, blank lines and Windows line ends', async () => {
    const xml = `\ufeff\r\n\r\n${exportXml(itemXml({ id: 1 })).replaceAll('\n', '\r\n')}`
    expect((await read(xml)).items).toHaveLength(1)
  })

  it('may be in Big5 if it says so', async () => {
    const xml = exportXml('', { head: '<?xml version="1.0" encoding="Big5"?>' })
    const [before = '', after = ''] = xml.replace('口語傳播', '').split('舊系網')
    const bytes = Buffer.concat([Buffer.from(before), Buffer.from([0xa4, 0xa4, 0xa4, 0xe5]), Buffer.from(after)])
    expect((await read(bytes)).summary.site.title).toBe('中文')
  })

  it('keeps the names and words of comments, never the e-mail and network address', async () => {
    const comment = `<wp:comment><wp:comment_id>9</wp:comment_id><wp:comment_author>${cdata('小明')}</wp:comment_author>
      <wp:comment_author_email>ming@example.org</wp:comment_author_email><wp:comment_author_IP>192.0.2.7</wp:comment_author_IP>
      <wp:comment_date_gmt>2024-05-06 01:00:00</wp:comment_date_gmt><wp:comment_content>${cdata('恭喜')}</wp:comment_content>
      <wp:comment_approved>1</wp:comment_approved></wp:comment>`
    const { items } = await read(exportXml(itemXml({ id: 1, more: comment })))
    expect(items[0]?.comments).toMatchObject([{ id: 9, author: '小明', content: '恭喜', isApproved: true }])
    expect(JSON.stringify(items)).not.toMatch(/ming@|192\.0\.2/)
  })
})

describe('what XML would refuse and people have', () => {
  it('control characters are left out and counted', async () => {
    const { items, summary } = await read(exportXml(itemXml({ id: 1, title: '一\u0008二\u000b三' })))
    expect([items[0]?.title, summary.controls]).toEqual(['一二三', 2])
  })

  it('entities of HTML are replaced and counted; unknown ones stay', async () => {
    const { items, summary } = await read(
      exportXml(itemXml({ id: 1, more: '<x/>' }).replace(cdata('第 1 筆'), 'A&nbsp;B&eacute;&amp;&nonsense;')),
    )
    expect([items[0]?.title, summary.entities]).toEqual(['A\u00a0Bé&&nonsense;', 3])
  })
})

describe('a broken file', () => {
  const cut = exportXml(itemXml({ id: 1 }) + itemXml({ id: 2 })).slice(0, -300)
  const crossed = exportXml(`${itemXml({ id: 1 })}<item><title>二</item></title>${itemXml({ id: 3 })}`)

  it.each([
    ['cut off', cut],
    ['with tags that cross', crossed],
  ])('%s is refused with its place', async (_name, xml) => {
    await expect(read(xml)).rejects.toThrow(/第 \d+ 行第 \d+ 個字：XML 不完整/)
  })

  it.each([
    ['cut off', cut],
    ['with tags that cross', crossed],
  ])('%s gives what stood before that place, when it may', async (_name, xml) => {
    const { items, summary } = await read(xml, { salvage: true })
    expect(items.map(({ id }) => id)).toEqual([1])
    expect(summary.broken).toMatch(/XML 不完整/)
  })

  it('that is no export is refused', async () => {
    await expect(read('<html><body>x</body></html>')).rejects.toThrow('這不是 WordPress 的匯出檔')
    await expect(read('just words')).rejects.toThrow(/XML 不完整/)
    await expect(read(exportXml(itemXml({ id: 1 }), { version: '' }))).rejects.toThrow('沒有 wp:wxr_version')
    await expect(read(exportXml(itemXml({ id: 1 }), { version: '9.9' }))).rejects.toThrow('不認得匯出檔的版本「9.9」')
  })

  it('that is not in the encoding it says is refused with the position', async () => {
    const xml = Buffer.from(exportXml(itemXml({ id: 1 })))
    const at = xml.indexOf('第')
    xml[at + 1] = 0x41
    for (const size of [5, 64 * 1024]) await expect(read(xml, {}, size)).rejects.toThrow(/個位元組不是正確的 UTF-8 文字/)
    await expect(read(xml)).rejects.toThrow(new RegExp(`第 ${at + 1} 個位元組`))
    await expect(read('<?xml version="1.0" encoding="klingon"?><rss/>')).rejects.toThrow('編碼「klingon」無法辨識')
  })
})

describe('a hostile file', () => {
  it('with a document type of its own is refused: neither bombs nor files of the machine', async () => {
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'
    const file = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'
    for (const doctype of [bomb, file])
      await expect(read(`<?xml version="1.0"?>${doctype}<rss>&a;</rss>`)).rejects.toThrow('DOCTYPE')
  })

  it('of endless depth is refused at once', async () => {
    await expect(read(`<rss>${'<a>'.repeat(500_000)}`)).rejects.toThrow('標籤超過 64 層')
  })

  it('with a huge attribute or a huge text is refused', async () => {
    await expect(read(`<rss><a b="${'x'.repeat(70_000)}"/></rss>`)).rejects.toThrow('屬性超過 64 KB')
    const endless = `<rss><channel><a><![CDATA[${'x'.repeat(2 * 1024 * 1024)}`
    await expect(read(endless, { maxTextMb: 1 })).rejects.toThrow('文字超過 1 MB')
  })
})
