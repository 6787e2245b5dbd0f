import { openAdmin } from './admin-pages.ts'
import { expect, test } from './editors-test.ts'
import { fillDisk } from './full-disk.ts'
import { killAdmin } from './kill-admin.ts'
import { callApi, createPage, heading, openEditor, readDraft, row, saveState, settings } from './visual-editor.ts'

test.describe('an editor, on the page itself, whatever else happens,', () => {
  test.beforeEach(async ({ page }) => {
    await openAdmin(page)
  })

  test('never writes over what somebody else has stored, and decides what holds', async ({ page }) => {
    const id = await createPage(page, '視覺編輯：兩個人')
    await openEditor(page, id)
    await callApi(page, 'PATCH', `/pages/${id}?draft=true`, { lead: '別人寫的前言' })
    await row(page, /第一個標題/).focus()
    await page.keyboard.press('Delete')
    // Of that nothing is lost.
    await expect.poll(async () => (await readDraft(page, id)).layout[0].content).toMatchObject([{ text: '第二個標題' }])

    const theirs = { id: 'theirs', blockType: 'section', content: [heading('three', '別人的標題')] }
    await callApi(page, 'PATCH', `/pages/${id}?draft=true`, { layout: [theirs] })
    await row(page, /第二個標題/).focus()
    await page.keyboard.press('Delete')
    await expect(page.getByText('這份內容剛剛在別處改過')).toBeVisible()
    expect((await readDraft(page, id)).layout).toMatchObject([{ id: 'theirs' }])
    await page.getByRole('button', { name: '用我的版本儲存' }).click()
    await expect(saveState(page)).toHaveText('已儲存')
    const draft = await readDraft(page, id)
    expect(draft.layout).toMatchObject([{ id: 'section' }])
    expect(draft.layout[0].content ?? []).toEqual([])
    expect(draft.lead).toBe('別人寫的前言')
  })

  test('loses nothing while the admin is out of reach: it is kept here and offered after a reload', async ({ page }) => {
    const id = await createPage(page, '視覺編輯：斷線')
    const canvas = await openEditor(page, id)
    await page.route(`**/api/pages/${id}?*`, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()))
    await row(page, /第一個標題/).focus()
    await settings(page).getByLabel('標題文字').fill('斷線時寫的')
    await expect(saveState(page)).toHaveText('尚未儲存：連不上，已保留在這台電腦')
    await page.reload()
    await expect(page.getByText(/這台電腦留著您 .* 沒有存到的修改。/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: '第一個標題' })).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: '放回來' }).click()
    await expect(canvas.getByRole('heading', { name: '斷線時寫的' })).toBeVisible()
    await expect.poll(async () => (await readDraft(page, id)).layout[0].content[0].text).toBe('斷線時寫的')
  })

  test('has it open in two tabs: neither takes anything from the other, and what is left behind is offered', {
    tag: '@whole',
  }, async ({ page, context }) => {
    const id = await createPage(page, '視覺編輯：兩個分頁')
    await openEditor(page, id)
    await page.route(`**/api/pages/${id}?*`, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()))
    await row(page, /第一個標題/).focus()
    await settings(page).getByLabel('標題文字').fill('甲分頁寫的')
    await expect(saveState(page)).toHaveText('尚未儲存：連不上，已保留在這台電腦')

    const other = await context.newPage()
    const canvas = await openEditor(other, id)
    await row(other, /第二個標題/).focus()
    await settings(other).getByLabel('標題文字').fill('乙分頁寫的')
    await expect(saveState(other)).toHaveText('已儲存')
    const offer = other.getByText(/這台電腦留著您 .* 沒有存到的修改。/)
    await expect(offer).toBeHidden()
    await page.close()
    await expect(offer).toBeVisible()
    await other.getByRole('button', { name: '放回來' }).click()
    await expect(canvas.getByRole('heading', { name: '甲分頁寫的' })).toBeVisible()
    await expect.poll(async () => (await readDraft(other, id)).layout[0].content[0].text).toBe('甲分頁寫的')
    const { docs } = await callApi(other, 'GET', `/pages/versions?where[parent][equals]=${id}&sort=-updatedAt&depth=0`)
    const { version } = await callApi(other, 'GET', `/pages/versions/${docs[1].id}?depth=0`)
    expect(version.layout[0].content[1].text).toBe('乙分頁寫的')
  })

  test('loses nothing when the admin dies before it has stored a change', { tag: '@whole' }, async ({ page }) => {
    const id = await createPage(page, '視覺編輯：後台當掉')
    const canvas = await openEditor(page, id)
    let isKilled = false
    await page.route(`**/api/pages/${id}?*`, async (route) => {
      if (route.request().method() === 'PATCH' && !isKilled) {
        isKilled = true
        await killAdmin()
      }
      await route.continue()
    })
    await row(page, /第一個標題/).focus()
    await settings(page).getByLabel('標題文字').fill('當掉時寫的')
    await expect(saveState(page)).toHaveText('尚未儲存：連不上，已保留在這台電腦')
    // It is started again, and asked again.
    await expect(saveState(page)).toHaveText('已儲存', { timeout: 120_000 })
    expect((await readDraft(page, id)).layout[0].content[0].text).toBe('當掉時寫的')
    await expect(canvas.getByRole('heading', { name: '當掉時寫的' })).toBeVisible()
  })

  test('loses nothing while the disk is full: it is kept here, offered after a reload, and stored once there is room', {
    tag: '@whole',
  }, async ({ page }) => {
    const id = await createPage(page, '視覺編輯：磁碟滿了')
    const canvas = await openEditor(page, id)
    const makeRoom = fillDisk()
    try {
      await row(page, /第一個標題/).focus()
      await settings(page).getByLabel('標題文字').fill('磁碟滿了時寫的')
      await expect(saveState(page)).toHaveText('尚未儲存：後台存不進去，已保留在這台電腦')
      await expect(page.getByText('可能是主機的磁碟滿了')).toBeVisible()
      await page.reload()
      await expect(page.getByText(/這台電腦留著您 .* 沒有存到的修改。/)).toBeVisible()
      await expect(canvas.getByRole('heading', { name: '第一個標題' })).toBeVisible()
    } finally {
      makeRoom()
    }
    await page.getByRole('button', { name: '放回來' }).click()
    await expect(canvas.getByRole('heading', { name: '磁碟滿了時寫的' })).toBeVisible()
    await expect(saveState(page)).toHaveText('已儲存')
    expect((await readDraft(page, id)).layout[0].content[0].text).toBe('磁碟滿了時寫的')
  })

  test('signs in again elsewhere, and what was changed meanwhile is stored', { tag: '@whole' }, async ({ page, context }) => {
    const id = await createPage(page, '視覺編輯：登出')
    await openEditor(page, id)
    const cookies = await context.cookies()
    await context.clearCookies()
    await row(page, /第一個標題/).focus()
    await page.keyboard.press('Delete')
    await expect(page.getByText('登入的時間已過，修改還沒有存進去')).toBeVisible()
    await context.addCookies(cookies)
    await expect(saveState(page)).toHaveText('已儲存')
    expect((await readDraft(page, id)).layout[0].content).toHaveLength(1)
  })
})
