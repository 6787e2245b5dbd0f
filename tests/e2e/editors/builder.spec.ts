import type { Locator, Route } from '@playwright/test'
import { findAxeViolations } from '../axe-violations.ts'
import { ADMIN, openAdmin, siteText, untilAwake, watchForm } from './admin-pages.ts'
import { expect, test } from './editors-test.ts'
import {
  callApi,
  createPage,
  heading,
  openEditor,
  readDraft,
  richText,
  row,
  sampleLayout,
  saveState,
  settings,
} from './visual-editor.ts'

test.describe('an editor, on the page itself,', () => {
  test.beforeEach(async ({ page }) => {
    await openAdmin(page)
  })

  test('comes from the list straight to the page, and finds its form one tab away', { tag: '@whole' }, async ({ page }) => {
    await createPage(page, '視覺編輯：從列表')
    await page.goto(`${ADMIN()}/admin/collections/pages?search=${encodeURIComponent('視覺編輯：從列表')}`)
    // The list goes to its own address with its settings, and a press meanwhile goes nowhere: people press again.
    await page.waitForURL(/limit=/)
    await expect(async () => {
      await page.getByRole('link', { name: '視覺編輯：從列表' }).first().click({ timeout: 5_000 })
      await page.waitForURL(/\/pages\/\d+\/visual$/, { timeout: 15_000 })
    }).toPass()
    await expect(page.frameLocator('iframe[title="頁面"]').getByRole('heading', { name: '第一個標題' })).toBeVisible()
    await expect(page.getByRole('region', { name: '結構' })).toBeVisible()
    await expect(page.locator('.doc-tabs__tabs > *')).toHaveText([/視覺編輯/, /表單/, /版本/])
    await page.locator('.doc-tabs').getByRole('link', { name: '表單' }).click()
    await expect(page.locator('#field-title')).toHaveValue('視覺編輯：從列表')
  })

  test('clicks a heading, changes its words in the settings, takes it back, also after a reload', async ({ page }) => {
    const id = await createPage(page, '視覺編輯：改字')
    const canvas = await openEditor(page, id)
    // As wide as the frame: the page is not made smaller, and a click lands where it is meant.
    await page.getByRole('button', { name: '手機' }).click()
    await expect.poll(() => canvas.locator('html').evaluate((html) => html.clientWidth)).toBe(375)
    await canvas.getByRole('heading', { name: '第一個標題' }).click()
    await expect(row(page, /第一個標題/)).toHaveAttribute('aria-selected', 'true')
    const words = settings(page).getByLabel('標題文字')
    await words.fill('改過的標題 🎓')
    await expect(canvas.getByRole('heading', { name: '改過的標題 🎓' })).toBeVisible()
    await expect(saveState(page)).toHaveText('已儲存')
    expect((await readDraft(page, id)).layout[0].content[0].text).toBe('改過的標題 🎓')

    await page.reload()
    await expect(canvas.getByRole('heading', { name: '改過的標題 🎓' })).toBeVisible()
    await page.getByRole('button', { name: '復原' }).click()
    await expect(canvas.getByRole('heading', { name: '第一個標題' })).toBeVisible()
    await expect.poll(async () => (await readDraft(page, id)).layout[0].content[0].text).toBe('第一個標題')
    await page.getByRole('button', { name: '重做' }).click()
    await expect(canvas.getByRole('heading', { name: '改過的標題 🎓' })).toBeVisible()
  })

  test('writes a heading where it stands, with 注音 and emoji, in one step that can be taken back after a reload', async ({
    page,
  }) => {
    const id = await createPage(page, '視覺編輯：在頁面上寫')
    const canvas = await openEditor(page, id)
    await page.getByRole('button', { name: '手機' }).click()
    await expect.poll(() => canvas.locator('html').evaluate((html) => html.clientWidth)).toBe(375)
    const first = canvas.locator('[data-block=one] h2')
    await first.click()
    await expect(row(page, /第一個標題/)).toHaveAttribute('aria-selected', 'true')
    await first.click()
    const field = canvas.locator('[data-writing]')
    await expect(field).toBeFocused()
    await page.keyboard.press('End')
    const words = settings(page).getByLabel('標題文字')

    // While it is being composed nothing is stored and nothing is drawn anew.
    const keys = await page.context().newCDPSession(page)
    await keys.send('Input.imeSetComposition', { text: 'ㄓㄠ', selectionStart: 2, selectionEnd: 2 })
    await expect(field).toHaveText('第一個標題ㄓㄠ')
    await keys.send('Input.imeSetComposition', { text: '招生', selectionStart: 2, selectionEnd: 2 })
    await expect(field).toHaveText('第一個標題招生')
    await expect(words).toHaveValue('第一個標題')
    await keys.send('Input.insertText', { text: '招生' })
    await expect(words).toHaveValue('第一個標題招生')
    await page.keyboard.insertText('👩🏽‍🏫！')
    await expect(words).toHaveValue('第一個標題招生👩🏽‍🏫！')
    await expect(field).toBeFocused()
    await expect.poll(async () => (await readDraft(page, id)).layout[0].content[0].text).toBe('第一個標題招生👩🏽‍🏫！')
    await expect(field).toBeFocused()

    await page.keyboard.press('Escape')
    await expect(field).toBeHidden()
    await expect(first).toHaveText('第一個標題招生👩🏽‍🏫！')
    // Drawn by the server again, with its places to break.
    await expect(first.locator('.phrase')).toHaveCount(1)
    await expect(saveState(page)).toHaveText('已儲存')
    await page.reload()
    await expect(first).toHaveText('第一個標題招生👩🏽‍🏫！')
    await page.getByRole('button', { name: '復原' }).click()
    await expect(first).toHaveText('第一個標題')
    await expect(page.getByRole('button', { name: '復原' })).toBeDisabled()
  })

  test('writes by keyboard alone, pastes as text and is told what is too long', { tag: '@whole' }, async ({ page }) => {
    const items = [{ id: 'pane', title: '怎麼報名', content: [heading('inner', '步驟')] }]
    const layout = [
      {
        id: 'section',
        blockType: 'section',
        content: [{ id: 'faq', blockType: 'accordion', items }, heading('one', '第一個標題')],
      },
    ]
    const id = await createPage(page, '視覺編輯：鍵盤寫字', layout)
    const canvas = await openEditor(page, id)
    const field = canvas.locator('[data-writing]')
    await row(page, /第一個標題/).focus()
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
    await field.evaluate((element) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', '，\n<b>粗體</b>')
      clipboardData.setData('text/html', '，<b>粗體</b>')
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect(settings(page).getByLabel('標題文字')).toHaveValue('第一個標題， <b>粗體</b>')
    await page.keyboard.insertText('長'.repeat(120))
    await expect(page.getByText('「標題文字」最多 120 個字。')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(canvas.locator('[data-block=one] h2')).toHaveText('第一個標題， <b>粗體</b>')
    await expect(row(page, /第一個標題/)).toBeFocused()

    // In a summary, where a space would be a press.
    await row(page, /常見問題|手風琴/).focus()
    await page.keyboard.press('Enter')
    await expect(field).toHaveText('怎麼報名')
    await page.keyboard.type(' online?')
    await page.keyboard.press('Control+z')
    await expect(field).toBeHidden()
    await expect(canvas.locator('main summary')).toHaveText('怎麼報名')
    await page.keyboard.press('Control+Shift+z')
    await expect(canvas.locator('main summary')).toHaveText('怎麼報名 online?')
    await expect.poll(async () => (await readDraft(page, id)).layout[0].content[0].items[0].title).toBe('怎麼報名 online?')
  })

  test('is led to the editor of formatted text, writes bold words and a link there, and takes them back after a reload', async ({
    page,
  }) => {
    const body = richText('原來的內文')
    const id = await createPage(page, '視覺編輯：格式', [
      { id: 'section', blockType: 'section', content: [{ id: 'words', blockType: 'text', body }] },
    ])
    const canvas = await openEditor(page, id)
    const shown = canvas.locator('[data-block=words]')
    await row(page, /原來的內文/).focus()
    // Formatted text is not written on the page itself: one is led to its editor.
    await page.keyboard.press('Enter')
    const field = settings(page).getByRole('textbox', { name: '內文' })
    await expect(field).toBeFocused()
    await expect(field).toHaveText('原來的內文')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('粗體字')
    await expect(shown.locator('strong')).toHaveText('粗體字')

    const settled = watchForm(page)
    await field.press('Control+a')
    await settings(page).getByRole('button', { name: '連結', exact: true }).click()
    const drawer = page.getByRole('dialog')
    await drawer.locator('[name=url]').fill('/about/')
    await settled()
    await drawer.getByRole('button', { name: '儲存' }).click()
    await expect(shown.getByRole('link')).toHaveAttribute('href', '/about/')
    await expect(saveState(page)).toHaveText('已儲存')
    const [paragraph] = (await readDraft(page, id)).layout[0].content[0].body.root.children
    expect(paragraph.children[0]).toMatchObject({ type: 'link', fields: { url: '/about/' } })

    await page.reload()
    await expect(shown.getByRole('link')).toHaveText('原來的內文粗體字')
    await row(page, /原來的內文/).focus()
    await expect(field.locator('a strong')).toHaveText('粗體字')
    // Looking at it has changed nothing.
    await expect(page.getByRole('button', { name: '重做' })).toBeDisabled()
    const undo = page.getByRole('button', { name: '復原' })
    await undo.click()
    await expect(shown.getByRole('link')).toBeHidden()
    while (await undo.isEnabled()) await undo.click()
    await expect(shown).toHaveText('原來的內文')
    await expect(field).toHaveText('原來的內文')
    await expect.poll(async () => (await readDraft(page, id)).layout[0].content[0].body).toMatchObject(body)
  })

  test('asks to write before the page has come, and writes once it has', { tag: '@whole' }, async ({ page }) => {
    const id = await createPage(page, '視覺編輯：早到的鍵')
    const scripts: Route[] = []
    await page.route(/\/canvas[^/]*\.js/, (route) => void scripts.push(route))
    await page.goto(`${ADMIN()}/admin/collections/pages/${id}/visual`)
    await untilAwake(page)
    await expect.poll(() => scripts.length).toBe(1)
    await row(page, /第二個標題/).focus()
    await page.keyboard.press('Enter')
    await expect(row(page, /第二個標題/)).toHaveAttribute('aria-selected', 'true')
    await scripts[0]?.continue()
    const field = page.frameLocator('iframe[title="頁面"]').locator('[data-writing]')
    await expect(field).toBeFocused()
    await expect(field).toHaveText('第二個標題')
  })

  test('inserts, moves, doubles, deletes and takes back by keyboard alone', async ({ page }) => {
    const id = await createPage(page, '視覺編輯：鍵盤')
    const canvas = await openEditor(page, id)
    const headings = canvas.locator('[data-block] h2')
    await row(page, /區段/).focus()
    await page.keyboard.press('ArrowDown')
    await expect(row(page, /第一個標題/)).toBeFocused()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(headings).toHaveText(['第二個標題', '第一個標題'])
    await expect(row(page, /第一個標題/)).toBeFocused()
    await page.keyboard.press('Control+d')
    await expect(headings).toHaveText(['第二個標題', '第一個標題', '第一個標題'])
    await page.keyboard.press('Delete')
    await expect(headings).toHaveText(['第二個標題', '第一個標題'])
    await expect(row(page, /第一個標題/)).toBeFocused()

    await page.keyboard.press('/')
    const palette = page.getByRole('dialog', { name: '新增元件' })
    await expect(palette.getByLabel('搜尋元件')).toBeFocused()
    await page.keyboard.insertText('倒數')
    await page.keyboard.press('Enter')
    await expect(palette).toBeHidden()
    await expect(row(page, /倒數計時/)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Control+z')
    await expect(row(page, /倒數計時/)).toBeHidden()
    await page.keyboard.press('Control+Shift+z')
    await expect(row(page, /倒數計時/)).toBeVisible()
    await row(page, /倒數計時/).focus()
    await page.keyboard.press('Escape')
    await expect(row(page, /區段/)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: '快速鍵' })).toContainText('Ctrl＋D')
    await page.keyboard.press('Escape')
    await expect.poll(async () => (await readDraft(page, id)).layout[0].content.length).toBe(3)
  })

  test('drags blocks on the page and in the tree; where they may not stand it is said why', async ({ page }) => {
    const layout = [...sampleLayout(), { id: 'empty', blockType: 'section', title: '空的區段', content: [] }]
    const id = await createPage(page, '視覺編輯：拖曳', layout)
    const canvas = await openEditor(page, id)
    // Not made smaller: what is dragged lands where it is meant.
    await page.getByRole('button', { name: '手機' }).click()
    await expect.poll(() => canvas.locator('html').evaluate((html) => html.clientWidth)).toBe(375)
    const headings = canvas.locator('[data-block=section] h2')
    const drag = async (from: Locator, to: Locator, part: number) => {
      await to.scrollIntoViewIfNeeded()
      const [start, end] = [await from.boundingBox(), await to.boundingBox()]
      if (start === null || end === null) throw new Error('There is nothing to drag')
      await page.mouse.move(start.x + 20, start.y + start.height / 2)
      await page.mouse.down()
      await page.mouse.move(end.x + 24, end.y + end.height / 2, { steps: 4 })
      await page.mouse.move(end.x + 20, end.y + end.height * part, { steps: 4 })
      await page.mouse.up()
    }
    await drag(canvas.locator('[data-block=one]'), canvas.locator('[data-block=two]'), 0.8)
    await expect(headings).toHaveText(['第二個標題', '第一個標題'])
    await expect(row(page, /第一個標題/)).toHaveAttribute('aria-selected', 'true')
    await drag(canvas.locator('[data-block=one]'), canvas.locator('[data-vacant]'), 0.5)
    await expect(canvas.locator('[data-block=empty] [data-block=one]')).toBeVisible()
    await expect.poll(async () => (await readDraft(page, id)).layout[1].content?.length).toBe(1)

    await row(page, /第一個標題/).dragTo(row(page, /第二個標題/), { targetPosition: { x: 60, y: 3 } })
    await expect(headings).toHaveText(['第一個標題', '第二個標題'])
    await row(page, /第一個標題/).dragTo(row(page, /空的區段/))
    await expect(headings).toHaveText(['第二個標題'])
    await row(page, /第二個標題/).dragTo(row(page, /空的區段/), { targetPosition: { x: 60, y: 2 } })
    await expect(page.getByText('「標題」要放在區段裡，不能直接放在頁面上。')).toBeVisible()
    await expect(headings).toHaveText(['第二個標題'])
    await page.getByRole('button', { name: '復原' }).click()
    await expect(headings).toHaveText(['第一個標題', '第二個標題'])
  })

  test('sees on the page what readers would stumble over, and is led to its cure', async ({ page }) => {
    const link = { id: 'go', blockType: 'button', label: '更多', link: { kind: 'url', url: '/news/' } }
    const deep = { ...heading('one', '報名資格'), level: '4' }
    const id = await createPage(page, '視覺編輯：檢查', [{ id: 'section', blockType: 'section', content: [deep, link] }])
    const canvas = await openEditor(page, id)
    await page.getByRole('button', { name: '手機' }).click()
    await expect.poll(() => canvas.locator('html').evaluate((html) => html.clientWidth)).toBe(375)
    const list = page.getByRole('region', { name: '發布前檢查' })
    await expect(list.getByRole('status')).toHaveText('有 2 處可以更好，仍然可以發布。')
    await list.getByRole('button', { name: /連結文字「更多」/ }).click()
    await expect(row(page, /更多/)).toHaveAttribute('aria-selected', 'true')
    await expect(settings(page).getByLabel('按鈕文字')).toBeFocused()
    await settings(page).getByLabel('按鈕文字').fill('看最新消息')
    await expect(list.getByRole('status')).toHaveText('有 1 處可以更好，仍然可以發布。')

    // The mark on the page, at the corner of the block.
    const box = await canvas.locator('[data-block=one]').boundingBox()
    if (box === null) throw new Error('There is no heading')
    await page.mouse.click(box.x + box.width - 14, box.y + 14)
    await expect(row(page, /報名資格/)).toHaveAttribute('aria-selected', 'true')
    const level = settings(page).getByLabel('層級')
    await expect(level).toBeFocused()
    await level.selectOption('2')
    await expect(list.getByRole('status')).toHaveText('標題、連結、圖片與表格都沒有問題。')
  })

  test('copies from one page and pastes into another; what is no block is refused with a sentence', async ({ page }) => {
    const [from, to] = [await createPage(page, '視覺編輯：複製'), await createPage(page, '視覺編輯：貼上', [])]
    await openEditor(page, from)
    await row(page, /區段/).focus()
    await page.keyboard.press('Control+c')
    await expect(page.getByText('已複製「區段」')).toBeAttached()
    await page.goto(`${ADMIN()}/admin/collections/pages/${to}/visual`)
    await untilAwake(page)
    const canvas = page.frameLocator('iframe[title="頁面"]')
    await expect(page.getByText('這一頁還是空的。')).toBeVisible()
    await expect(canvas.getByRole('main')).toBeVisible()
    await page.keyboard.press('Control+v')
    await expect(canvas.getByRole('heading', { name: '第二個標題' })).toBeVisible()
    await expect(saveState(page)).toHaveText('已儲存')
    const pasted = (await readDraft(page, to)).layout[0]
    expect(pasted).toMatchObject({ blockType: 'section', content: [{ text: '第一個標題' }, { text: '第二個標題' }] })
    expect(pasted.id).not.toBe('section')

    await page.evaluate(() => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', '{"type":"lectern-blocks","blocks":[{"id":"a","blockType":"marquee"}]}')
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    })
    await expect(page.getByText('剪貼簿裡有這個網站沒有的元件「marquee」，不能貼上。')).toBeVisible()
  })

  test('publishes, and visitors see it', { tag: '@whole' }, async ({ page }) => {
    const id = await createPage(page, '視覺編輯：發布')
    await openEditor(page, id)
    await row(page, /第二個標題/).focus()
    await settings(page).getByLabel('標題文字').fill('發布出去的標題')
    await page.getByRole('button', { name: '發布', exact: true }).click()
    await expect(saveState(page)).toHaveText('已發布')
    const { path } = await readDraft(page, id)
    await expect.poll(() => siteText(`/${path}/`)).toContain('發布出去的標題')
  })

  test('is not led by messages of strangers', async ({ page }) => {
    const id = await createPage(page, '視覺編輯：陌生訊息')
    await openEditor(page, id)
    await row(page, /第一個標題/).focus()
    await page.evaluate(() => {
      window.postMessage(
        { type: 'lectern-canvas', kind: 'key', key: 'Delete', isControl: false, isShift: false, isAlt: false },
        '*',
      )
      window.postMessage({ type: 'lectern-canvas', kind: 'pick', ids: ['two'] }, '*')
    })
    // Told after those, and heard: so were they.
    await page.keyboard.press('Alt+ArrowDown')
    await expect(page.getByRole('treeitem')).toHaveText([/區段/, /第二個標題/, /第一個標題/])
    await expect(row(page, /第一個標題/)).toHaveAttribute('aria-selected', 'true')
  })

  test('tries the page out as visitors will use it, without leaving it, and goes on editing', { tag: '@whole' }, async ({
    page,
  }) => {
    const items = [
      { id: 'a', title: '第一項', content: [heading('in-a', '第一項的內容')] },
      { id: 'b', title: '第二項', content: [heading('in-b', '第二項的內容')] },
    ]
    const link = { id: 'go', blockType: 'button', label: '到首頁', link: { kind: 'url', url: '/' } }
    const tabs = { id: 'tabs', blockType: 'tabs', items }
    const id = await createPage(page, '視覺編輯：操作', [{ id: 'section', blockType: 'section', content: [tabs, link] }])
    const canvas = await openEditor(page, id)
    // Not made smaller: a click lands where it is meant.
    await page.getByRole('button', { name: '手機' }).click()
    await page.getByRole('button', { name: '操作' }).click()
    await canvas.getByRole('tab', { name: '第二項' }).click()
    await expect(canvas.getByRole('heading', { name: '第二項的內容' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: '第一項的內容' })).toBeHidden()
    await canvas.getByRole('link', { name: '到首頁' }).click()
    await expect(canvas.getByText('預覽時不會離開這一頁。')).toBeVisible()
    // A form has a script of its own that would send it.
    const isSent = await canvas.locator('main').evaluate((main) => {
      const form = document.createElement('form')
      main.append(form)
      let hasHeard = false
      form.addEventListener('submit', () => {
        hasHeard = true
      })
      form.requestSubmit()
      return hasHeard
    })
    expect(isSent).toBe(false)
    await expect(canvas.getByText('預覽時不會送出表單。')).toBeVisible()
    // Whatever is changed is changed on the page that is edited.
    await row(page, /到首頁/).focus()
    await page.keyboard.press('Delete')
    await expect(page.getByRole('button', { name: '編輯', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.locator('[data-block=tabs]')).toBeVisible()
    await expect(canvas.getByRole('main').getByRole('link', { name: '到首頁' })).toBeHidden()
  })

  test('can be used by everybody in each of its states', { tag: '@whole' }, async ({ page }) => {
    test.slow()
    const words = { id: 'words', blockType: 'text', body: richText('原來的內文') }
    const cards = { id: 'gallery', blockType: 'image-gallery', groups: [{ id: 'g', title: '一組' }] }
    const id = await createPage(page, '視覺編輯：無障礙', [
      ...sampleLayout(),
      { id: 'more', blockType: 'section', content: [words, cards, { id: 'columns', blockType: 'columns', columns: [] }] },
    ])
    const canvas = await openEditor(page, id)
    const expectClean = async () => expect(await findAxeViolations(page, '.lectern-visual')).toEqual([])
    await test.step('nothing selected', expectClean)
    for (const name of [/第一個標題/, /原來的內文/, /圖片集/, /分欄/]) {
      await test.step(`selected: ${name}`, async () => {
        await row(page, name).focus()
        await expect(row(page, name)).toHaveAttribute('aria-selected', 'true')
        const closed = settings(page).locator('details:not([open]) > summary')
        while ((await closed.count()) > 0) await closed.first().click()
        if (name.test('原來的內文')) await expect(settings(page).getByRole('textbox', { name: '內文' })).toBeVisible()
        await expectClean()
      })
    }
    await test.step('inserting', async () => {
      await page.getByRole('button', { name: /新增元件/ }).click()
      await expect(page.getByRole('dialog', { name: '新增元件' })).toBeVisible()
      await expectClean()
      await page.keyboard.press('Escape')
    })
    await test.step('the list of keys', async () => {
      await page.getByRole('button', { name: '快速鍵' }).click()
      await expect(page.getByRole('dialog', { name: '快速鍵' })).toBeVisible()
      await expectClean()
      await page.keyboard.press('Escape')
    })
    await test.step('writing on the page', async () => {
      await row(page, /第一個標題/).focus()
      await page.keyboard.press('Enter')
      await expect(canvas.locator('[data-writing]')).toBeFocused()
      await expectClean()
      await page.keyboard.press('Escape')
    })
    await test.step('trying it out', async () => {
      await page.getByRole('button', { name: '操作' }).click()
      await expect(page.getByRole('button', { name: '操作' })).toHaveAttribute('aria-pressed', 'true')
      await expectClean()
      await page.getByRole('button', { name: '編輯', exact: true }).click()
    })
    await test.step('refused, and changed elsewhere', async () => {
      await row(page, /第一個標題/).focus()
      await page.keyboard.press('Alt+ArrowUp')
      await expect(page.getByText('「標題」已經在最上面。')).toBeVisible()
      await callApi(page, 'PATCH', `/pages/${id}?draft=true`, { layout: [{ id: 'theirs', blockType: 'section', content: [] }] })
      await page.keyboard.press('Delete')
      await expect(page.getByText('這份內容剛剛在別處改過')).toBeVisible()
      await expectClean()
    })
    await test.step('offered what was not stored', async () => {
      page.on('dialog', (dialog) => void dialog.accept())
      await page.reload()
      await expect(page.getByText(/這台電腦留著您 .* 沒有存到的修改。/)).toBeVisible()
      await expectClean()
    })
  })

  // Each with words that the page shows once it is there.
  const FAIR = [
    ['主視覺', '來聽一堂課，'],
    ['三張卡片', '三個理由'],
    ['分頁說明', '申請入學'],
    ['常見問題', '外地學生有宿舍嗎？'],
    ['倒數報名', '距離報名截止'],
    ['最新消息', '看全部消息'],
    ['聯絡與地圖', '系辦公室'],
  ] as const
  const FAIR_BLOCKS = ['hero', 'columns', 'tabs', 'accordion', 'countdown', 'post-list', 'map']

  test('builds the page of a fair from nothing in 22 actions, and publishes it', async ({ page }) => {
    const id = await createPage(page, '招生博覽會', [])
    await page.goto(`${ADMIN()}/admin/collections/pages/${id}/visual`)
    await untilAwake(page)
    const canvas = page.frameLocator('iframe[title="頁面"]')
    await expect(canvas.getByRole('main')).toBeVisible()
    let actions = 0
    const click = async (name: string | RegExp) => {
      actions += 1
      await page.getByRole('button', { name, exact: typeof name === 'string' }).click()
    }
    for (const [pattern, words] of FAIR) {
      await click(/新增元件/)
      const palette = page.getByRole('dialog', { name: '新增元件' })
      actions += 2
      await palette.getByLabel('搜尋元件').fill(pattern)
      await palette.getByRole('region', { name: '範本', exact: true }).getByRole('button', { name: pattern }).click()
      await expect(canvas.getByRole('main').getByText(words).first()).toBeVisible()
    }
    await click('發布')
    await expect(saveState(page)).toHaveText('已發布')
    expect(actions).toBeLessThanOrEqual(25)
    const { layout, path } = await readDraft(page, id)
    expect(layout).toHaveLength(FAIR.length)
    const stored = JSON.stringify(layout)
    expect(FAIR_BLOCKS.filter((name) => !stored.includes(`"blockType":"${name}"`))).toEqual([])
    await expect.poll(() => siteText(`/${path}/`)).toContain('外地學生有宿舍嗎？')
  })

  test('builds the same page by keyboard alone, and changes its words on the page', { tag: '@whole' }, async ({ page }) => {
    const id = await createPage(page, '招生博覽會：鍵盤', [])
    await page.goto(`${ADMIN()}/admin/collections/pages/${id}/visual`)
    await untilAwake(page)
    const canvas = page.frameLocator('iframe[title="頁面"]')
    await expect(canvas.getByRole('main')).toBeVisible()
    await page.getByRole('button', { name: /新增元件/ }).focus()
    const palette = page.getByRole('dialog', { name: '新增元件' })
    const patternNamed = (name: string) =>
      palette.getByRole('region', { name: '範本', exact: true }).getByRole('button', { name })
    for (const [pattern, words] of FAIR) {
      await page.keyboard.press('/')
      await expect(palette.getByLabel('搜尋元件')).toBeFocused()
      await page.keyboard.insertText(pattern)
      await expect(patternNamed(pattern)).toBeVisible()
      const choices = await palette.locator('li').count()
      for (let at = 0; at < choices; at++) {
        await page.keyboard.press('ArrowDown')
        if (await patternNamed(pattern).evaluate((button) => button === document.activeElement)) break
      }
      await expect(patternNamed(pattern)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(palette).toBeHidden()
      await expect(canvas.getByRole('main').getByText(words).first()).toBeVisible()
    }
    await expect(page.getByRole('treeitem', { level: 1 })).toHaveCount(FAIR.length)

    await row(page, /首頁主視覺/).focus()
    await page.keyboard.press('Enter')
    await expect(canvas.locator('[data-writing]')).toHaveText('招生博覽會')
    await page.keyboard.type(' 2027')
    await page.keyboard.press('Escape')
    await expect(canvas.locator('.w-hero__kicker')).toHaveText('招生博覽會 2027')
    await expect.poll(async () => (await readDraft(page, id)).layout[0].kicker).toBe('招生博覽會 2027')
  })
})
